import TrackerCore

/// An answer to one step as it was given: a text, or several.
public struct GivenAnswer: Sendable, Hashable {
  /// One text of it, with its place in a file.
  public struct Word: Sendable, Hashable {
    public var text: String
    /// nil where it comes from no file.
    public var place: Place?

    public init(text: String, place: Place? = nil) {
      self.text = text
      self.place = place
    }
  }

  var words: [Word]
  var place: Place?
  /// Whether commas separate words: on the command line they do.
  private let hasCommas: Bool

  init(words: [Word], place: Place?) {
    self.words = words
    self.place = place
    hasCommas = false
  }

  /// One text, or several where the step takes several; numbers as text.
  public init(_ texts: [String]) { self.init(words: texts.map { Word(text: $0) }, place: nil) }

  /// A typed line: of a step that takes several texts, one with commas between them.
  public init(typed text: String) {
    words = [Word(text: text)]
    hasCommas = true
  }

  /// The texts of one's own, cut at commas, semicolons and “and” where the answer was typed; what stands in quotation
  /// marks is one.
  public var texts: [String] {
    let all = hasCommas ? words.flatMap { GivenAnswer.parts(of: $0.text) } : words.map(\.text.trimmed)
    return all.filter { !$0.isEmpty }
  }

  /// A typed line that is read as the texts of an answer.
  public static func line(of answer: JSONValue) -> String { line(of: answer.list?.compactMap(\.text) ?? []) }

  /// A typed line that `texts` reads as these texts.
  static func line(of texts: [String]) -> String {
    texts.map { parts(of: $0) == [$0] ? $0 : "\"\($0)\"" }.joined(separator: ", ")
  }

  private static func parts(of line: String) -> [String] {
    var parts: [String] = []
    var isQuoted = false
    var part = ""
    for character in line {
      switch character {
      case "\"", "“", "”", "„": isQuoted.toggle()
      case ",", ";":
        if isQuoted { part.append(character) } else { close() }
      default:
        part.append(character)
        guard !isQuoted, character == " " else { continue }
        for word in [" and ", " und "] where part.lowercased().hasSuffix(word) {
          part.removeLast(word.count)
          close()
        }
      }
    }
    close()
    return parts

    func close() {
      // The “and” after a comma.
      for word in ["and ", "und "] where part.trimmed.lowercased().hasPrefix(word) && !parts.isEmpty {
        part = String(part.trimmed.dropFirst(word.count))
      }
      parts.append(part.trimmed)
      part = ""
    }
  }

  /// Whether it says that there is none: `none`, or nothing at all.
  var isNone: Bool { texts.isEmpty || texts.map { $0.lowercased() } == ["none"] }

  /// The words, cut at commas where the answer was typed; `none` is none.
  var list: [Word] {
    let all =
      hasCommas ? words.flatMap { word in word.text.split(separator: ",").map { Word(text: $0.trimmed) } } : words
    return all.count == 1 && all[0].text.lowercased() == "none" ? [] : all.filter { !$0.text.isEmpty }
  }
}
