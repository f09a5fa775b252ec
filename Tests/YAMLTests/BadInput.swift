import Testing

@testable import TrackerYAML

/// A text that is not read, with the problems that it must give.
struct BadInput: CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  /// The problems, each as `code line:column`, in the order of their places.
  let diagnostics: [String]
  let location: SourceLocation

  init(_ name: String, _ text: String, _ diagnostics: String..., at location: SourceLocation = #_sourceLocation) {
    self.init(name, bytes: Array(text.utf8), diagnostics, at: location)
  }

  init(_ name: String, bytes: [UInt8], _ diagnostics: [String], at location: SourceLocation = #_sourceLocation) {
    self.name = name
    self.bytes = bytes
    self.diagnostics = diagnostics
    self.location = location
  }

  var testDescription: String { name }

  /// What the parser says, in the words of `faults`.
  func found() -> [String] {
    YAMLParser.parse(bytes, file: "f").diagnostics.map { "\($0.code) \($0.mark.line):\($0.mark.column)" }
  }

  static let all: [BadInput] = [
    BadInput("nothing", "", "yaml-empty-document 1:1"),
    BadInput("a byte order mark and nothing", "\u{FEFF}", "yaml-empty-document 1:1"),
    BadInput("comments alone", "# one\n# two\n", "yaml-empty-document 1:1"),
    BadInput("null alone", "~\n", "yaml-empty-document 1:1"),
    BadInput("an empty document", "---\n", "yaml-empty-document 2:1"),
    BadInput("a key twice", "a: 1\nb: 2\na: 3\n", "yaml-duplicate-key 3:1"),
    BadInput("a key twice, once in quotes", "{a: 1, 'a': 2}", "yaml-duplicate-key 1:8"),
    BadInput("a key three times", "a: 1\na: 2\na: 3\n", "yaml-duplicate-key 2:1", "yaml-duplicate-key 3:1"),
    BadInput(
      "a key twice in a large mapping", (0..<20).map { "k\($0): 1\n" }.joined() + "k3: 2\n", "yaml-duplicate-key 21:1"),
    BadInput("one letter written in two ways", "\u{E9}: 1\ne\u{301}: 2\n", "yaml-duplicate-key 2:1"),
    BadInput(
      "one letter written in two ways in a large mapping",
      "\u{E9}: 1\n" + (0..<20).map { "k\($0): 1\n" }.joined() + "e\u{301}: 2\n",
      "yaml-duplicate-key 22:1"),
    BadInput("an anchor", "a: &x 1\n", "yaml-anchor 1:4"),
    BadInput("an anchor on a mapping", "a: &x\n  b: 1\n", "yaml-anchor 1:4"),
    BadInput("an anchor on a key", "&x a: 1\n", "yaml-anchor 1:1"),
    BadInput("an alias", "a: *x\n", "yaml-alias 1:4"),
    BadInput("an alias as a key", "*x : 1\n", "yaml-key-not-text 1:1", "yaml-alias 1:1"),
    BadInput("a tag", "a: !!int 1\n", "yaml-tag 1:4"),
    BadInput("a tag on a list", "a: !x [1]\n", "yaml-tag 1:4"),
    BadInput("a tag of an unknown kind", "a: !x!y 1\n", "yaml-tag 1:4"),
    BadInput("a merge key", "a:\n  <<: {b: 1}\n", "yaml-merge-key 2:3"),
    BadInput("a list as a key", "? [a]\n: 1\n", "yaml-key-not-text 1:3"),
    BadInput("a mapping as a key", "{{a: 1}: 2}", "yaml-key-not-text 1:2"),
    BadInput("no key", ": 1\n", "yaml-syntax 1:1"),
    BadInput("no key in braces", "{: 1}", "yaml-syntax 1:2"),
    BadInput("no key after a question mark", "?\n: 1\n", "yaml-empty-key 1:2"),
    BadInput("two documents", "a: 1\n---\nb: 2\n", "yaml-several-documents 2:1"),
    BadInput("a version", "%YAML 1.1\n---\na: 1\n", "yaml-directive 1:1"),
    BadInput("a tag directive", "%TAG ! x:\n---\na: 1\n", "yaml-directive 1:1"),
    BadInput("an unknown directive", "%HELLO\n---\na: 1\n", "yaml-directive 1:7"),
    BadInput("text after the document", "a: 1\n...\nb\n", "yaml-syntax 3:1"),
    BadInput("lists in lists, one too many", nested(33), "over-limit 1:33"),
    BadInput("lists in lists, far too many", nested(5000), "over-limit 1:33"),
    BadInput("a megabyte of brackets", String(repeating: "[", count: 1_048_576), "over-limit 1:33"),
    BadInput("mappings in mappings, one too many", nestedMappings(33), "over-limit 33:33"),
    BadInput("a file that is too large", String(repeating: "#", count: 1_048_577), "over-limit 1:1"),
    BadInput("a text that is too long", "a: " + String(repeating: "x", count: 65_537), "over-limit 1:4"),
    BadInput("a control character", "a: 1\nb: x\u{1B}[31m\n", "yaml-control-character 2:5"),
    BadInput("a zero byte", "a: \0\n", "yaml-control-character 1:4"),
    BadInput("a C1 control", "a: ü\u{9B}\n", "yaml-control-character 1:5"),
    BadInput("a line separator", "a: x\u{2028}y\n", "yaml-control-character 1:5"),
    BadInput("a byte order mark inside", "a: \u{FEFF}x\n", "yaml-control-character 1:4"),
    BadInput("a byte that is no UTF-8", bytes: [0x61, 0x3A, 0x20, 0xFF, 0x0A], ["yaml-invalid-utf8 1:4"]),
    BadInput("a letter cut short", bytes: [0x61, 0x3A, 0x20, 0xC3, 0x0A], ["yaml-invalid-utf8 1:4"]),
    BadInput(
      "a letter spelt too long", bytes: [0x61, 0x3A, 0x20, 0xC0, 0x80],
      ["yaml-invalid-utf8 1:4", "yaml-invalid-utf8 1:5"]),
    BadInput("a letter cut short at the end", bytes: [0x61, 0x3A, 0x20, 0xE2, 0x82], ["yaml-invalid-utf8 1:4"]),
    BadInput(
      "UTF-16", bytes: [0xFF, 0xFE, 0x61, 0x00],
      ["yaml-invalid-utf8 1:1", "yaml-invalid-utf8 1:2", "yaml-control-character 1:4"]),
    BadInput("a quote that isn't closed", "a: \"x\nb: 1\n", "yaml-syntax 3:1"),
    BadInput("a bracket that isn't closed", "a: [1, 2\nb: 3\n", "yaml-syntax 2:2"),
    BadInput("a brace that isn't closed", "a: {b: 1\n", "yaml-syntax 2:1"),
    BadInput("a bracket that isn't closed, and no line end", "a: [1, ü", "yaml-syntax 1:9"),
    BadInput("a colon in a value", "a: b: c\n", "yaml-syntax 1:5"),
    BadInput("a key without a colon", "a: 1\nb\nc: 2\n", "yaml-syntax 3:1"),
    BadInput("a key indented otherwise", "a:\n    b: 1\n  c: 2\n", "yaml-syntax 3:3"),
    BadInput("a tab before a key", "a:\n\tb: 1\n", "yaml-syntax 2:1"),
    BadInput("a value that begins with an at sign", "a: @b\n", "yaml-syntax 1:4"),
    BadInput("an escape that means nothing", "a: \"\\q\"\n", "yaml-syntax 1:5"),
    BadInput("half a pair as an escape", "a: \"\\ud800\"\n", "yaml-syntax 1:7"),
    BadInput("a list entry in a mapping", "a: 1\n- b\n", "yaml-syntax 2:1"),
    BadInput(
      "many faults in one file", "a: &x 1\nb: *x\na: !t 2\n<<: {c: 1}\nd: \u{7}\n?\n: 5\n", "yaml-anchor 1:4",
      "yaml-alias 2:4",
      "yaml-duplicate-key 3:1", "yaml-tag 3:4", "yaml-merge-key 4:1", "yaml-control-character 5:4", "yaml-empty-key 6:2"
    ),
    BadInput("faults before a syntax error", "a: 1\na: 2\nb: [1\n", "yaml-duplicate-key 2:1", "yaml-syntax 4:1"),
  ]

  private static func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
  }

  private static func nestedMappings(_ depth: Int) -> String {
    (0..<depth).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
  }
}
