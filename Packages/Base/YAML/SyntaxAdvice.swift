/// What to tell a person about one of libyaml's syntax errors.
struct SyntaxAdvice {
  /// The code of the problem.
  let code: String
  /// What is wrong and what to do.
  let message: String
  /// What may stand at the place, if that is short.
  let allowed: String?
  /// What begins at the context's place, if libyaml names one.
  let contextNote: String?

  /// Translates libyaml's `problem` and `context`.
  init(problem: String, context: String?) {
    let advice = Self.advice[problem]
    code = advice?.code ?? "yaml-syntax"
    message = advice?.message ?? "This is not YAML: \(problem). Mend the line."
    allowed = advice?.allowed
    contextNote = context.flatMap { Self.contextNotes[$0] }
  }

  private struct Advice {
    var code = "yaml-syntax"
    let message: String
    var allowed: String?
  }

  private static let advice: [String: Advice] = [
    "found character that cannot start any token": Advice(
      message: "A value can't begin with this character. Put the value in quotes; indent with spaces, not tabs."),
    "could not find expected ':'": Advice(
      message: "A key has no `:` after it. Write `key: value`, or put text of several lines in quotes."),
    "block sequence entries are not allowed in this context": Advice(
      message: "A list entry (`- `) can't stand here. Begin the list on a line of its own."),
    "mapping keys are not allowed in this context": Advice(
      message: "A key (`? `) can't stand here. Begin it on a line of its own."),
    "mapping values are not allowed in this context": Advice(
      message: "A second `: ` stands in a value. Put the value in quotes, or begin the key on a line of its own."),
    "did not find expected key": Advice(
      message: "This line doesn't fit the mapping around it. Indent it like the other keys, and write `key: value`.",
      allowed: "a key, or the end of the mapping"),
    "did not find expected '-' indicator": Advice(
      message: "This line doesn't fit the list around it. Indent it like the other entries, and begin it with `- `.",
      allowed: "`- `, or the end of the list"),
    "did not find expected ',' or ']'": Advice(
      message: "A list in brackets isn't closed. Add the missing comma or `]`.", allowed: "`,` or `]`"),
    "did not find expected ',' or '}'": Advice(
      message: "A mapping in braces isn't closed. Add the missing comma or `}`.", allowed: "`,` or `}`"),
    "did not find expected node content": Advice(
      message: "A value is missing here. Add it, or take the extra character away."),
    "did not find expected <document start>": Advice(
      message: "Text stands after the end of the document. Indent it, or remove it."),
    "found unexpected end of stream": Advice(
      message: "A quoted text isn't closed. Add the closing quote."),
    "found unexpected document indicator": Advice(
      message: "A `---` or `...` stands inside a quoted text. Add the closing quote before it."),
    "found unknown escape character": Advice(
      message: "A backslash in double quotes is followed by a character that means nothing. "
        + "Write `\\\\` for a backslash, or use single quotes."),
    "did not find expected hexdecimal number": Advice(
      message: "An escape lacks its hexadecimal digits.", allowed: "`\\x41`, `\\u0041` or `\\U00000041`"),
    "found invalid Unicode character escape code": Advice(
      message: "An escape names no Unicode character. Write another one."),
    "found a tab character where an indentation space is expected": Advice(
      message: "A tab stands in the indentation. Indent with spaces."),
    "found a tab character that violates indentation": Advice(
      message: "A tab stands in the indentation. Indent with spaces."),
    "found an indentation indicator equal to 0": Advice(
      message: "The indentation of a text block can't be 0. Write 1 to 9, or nothing.", allowed: "1 to 9"),
    "did not find expected comment or line break": Advice(
      message: "Nothing but a comment may stand here. Begin the text on the next line."),
    "did not find expected alphabetic or numeric character": Advice(
      message: "`&` and `*` begin an anchor or an alias, which are not read. Put the value in quotes."),
    "did not find expected whitespace or line break": Advice(
      code: "yaml-tag", message: "`!` begins a tag, which is not read. Put the value in quotes."),
    "did not find expected tag URI": Advice(
      code: "yaml-tag", message: "`!` begins a tag, which is not read. Put the value in quotes."),
    "did not find expected '!'": Advice(
      code: "yaml-tag", message: "`!` begins a tag, which is not read. Put the value in quotes."),
    "found undefined tag handle": Advice(
      code: "yaml-tag", message: "`!` begins a tag, which is not read. Remove it, or put the value in quotes."),
    "found unknown directive name": Advice(
      code: "yaml-directive", message: "`%` at the start of a line begins a directive, which is not read. Remove it."),
    "found incompatible YAML document": Advice(
      code: "yaml-directive", message: "`%` at the start of a line begins a directive, which is not read. Remove it."),
    "Maximum nesting level reached, set with yaml_set_max_nest_level())": Advice(
      code: "yaml-nesting-too-deep", message: "The file is nested far too deep. Make it flatter."),
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
