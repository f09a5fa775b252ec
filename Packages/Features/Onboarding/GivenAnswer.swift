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

  /// The words, cut at commas where the answer was typed; `none` is none.
  var list: [Word] {
    let all =
      hasCommas ? words.flatMap { word in word.text.split(separator: ",").map { Word(text: $0.trimmed) } } : words
    return all.count == 1 && all[0].text.lowercased() == "none" ? [] : all.filter { !$0.text.isEmpty }
  }
}
