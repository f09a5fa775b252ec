/// What to tell a person about one of libyaml's syntax errors.
struct SyntaxAdvice {
  /// The code of the problem.
  let code: String
  /// What is wrong and what to do.
  let message: String
  /// What fills the placeholders of the message.
  let values: [String: String]
  /// What begins at the context's place, if libyaml names one.
  let contextNote: String?

  /// Translates libyaml's `problem` and `context`.
  init(problem: String, context: String?) {
    let advice = Self.advice[problem]
    code = advice?.code ?? "yaml-syntax"
    message = advice?.message ?? "This is not YAML: {problem}"
    values = advice == nil ? ["problem": problem] : [:]
    contextNote = context.flatMap { Self.contextNotes[$0] }
  }

  private struct Advice {
    var code = "yaml-syntax"
    let message: String
  }

  private static let advice: [String: Advice] = [
    "found character that cannot start any token": Advice(
      message: "A value cannot begin with this character. Put the value in quotes; indent with spaces, not tabs"),
    "could not find expected ':'": Advice(
      message: "This key has no `:` after it. Write `key: value`, or put text of several lines in quotes"),
    "block sequence entries are not allowed in this context": Advice(
      message: "A list entry (`- `) is not allowed here. Begin the list on a line of its own"),
    "mapping keys are not allowed in this context": Advice(
      message: "A key (`? `) is not allowed here. Begin it on a line of its own"),
    "mapping values are not allowed in this context": Advice(
      message: "There is a second `: ` on this line. Put the value in quotes, or begin the key on a line of its own"),
    "did not find expected key": Advice(
      message: "This line does not fit the keys around it. Indent it like the other keys, and write `key: value`"),
    "did not find expected '-' indicator": Advice(
      message: "This line does not fit the list around it. Indent it like the other entries, and begin it with `- `"),
    "did not find expected ',' or ']'": Advice(
      message: "A list in brackets is not closed. Add the missing comma or closing bracket"),
    "did not find expected ',' or '}'": Advice(
      message: "A mapping in braces is not closed. Add the missing comma or closing brace"),
    "did not find expected node content": Advice(
      message: "A value is missing here. Add it, or remove the extra character"),
    "did not find expected <document start>": Advice(
      message: "There is text after the end of the document. Indent it or remove it"),
    "found unexpected end of stream": Advice(
      message: "A quoted text is not closed. Add the closing quote"),
    "found unexpected document indicator": Advice(
      message: "There is a `---` or `...` inside a quoted text. Add the closing quote before it"),
    "found unknown escape character": Advice(
      message:
        "This backslash begins an unknown escape. Write `\\\\` for a backslash, or use single quotes"),
    "did not find expected hexdecimal number": Advice(
      message: "This escape lacks its hexadecimal digits. Write them as in `\\x41` or `\\u0041`"),
    "found invalid Unicode character escape code": Advice(
      message: "This escape does not stand for a Unicode character. Write another one"),
    "found a tab character where an indentation space is expected": Advice(
      message: "This line is indented with a tab. Indent it with spaces"),
    "found a tab character that violates indentation": Advice(
      message: "This line is indented with a tab. Indent it with spaces"),
    "found an indentation indicator equal to 0": Advice(
      message: "A text block cannot be indented by 0. Write 1 to 9, or nothing"),
    "did not find expected comment or line break": Advice(
      message: "Only a comment is allowed here. Begin the text on the next line"),
    "did not find expected alphabetic or numeric character": Advice(
      message: "`&` and `*` begin an anchor or an alias, and these are not supported. Put the value in quotes"),
    "did not find expected whitespace or line break": Advice(
      code: "yaml-tag", message: "`!` begins a tag, and tags are not supported. Put the value in quotes"),
    "did not find expected tag URI": Advice(
      code: "yaml-tag", message: "`!` begins a tag, and tags are not supported. Put the value in quotes"),
    "did not find expected '!'": Advice(
      code: "yaml-tag", message: "`!` begins a tag, and tags are not supported. Put the value in quotes"),
    "found undefined tag handle": Advice(
      code: "yaml-tag", message: "`!` begins a tag, and tags are not supported. Remove it, or put the value in quotes"),
    "found unknown directive name": Advice(
      code: "yaml-directive",
      message: "`%` at the start of a line begins a directive, and directives are not supported. Remove it"),
    "found incompatible YAML document": Advice(
      code: "yaml-directive",
      message: "`%` at the start of a line begins a directive, and directives are not supported. Remove it"),
    "Maximum nesting level reached, set with yaml_set_max_nest_level())": Advice(
      code: "over-limit", message: "Lists and mappings are nested far too deep. Make the file flatter"),
  ]

  private static let contextNotes = [
    "while scanning a simple key": "the key begins here",
    "while parsing a block collection": "the list begins here",
    "while parsing a flow sequence": "the list begins here",
    "while parsing a block mapping": "the mapping begins here",
    "while parsing a flow mapping": "the mapping begins here",
    "while scanning a quoted scalar": "the text begins here",
    "while parsing a quoted scalar": "the text begins here",
    "while scanning a block scalar": "the text begins here",
    "while scanning a plain scalar": "the text begins here",
  ]
}
