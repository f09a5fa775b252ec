import TrackerApplication
import TrackerCore

/// A question, or a screen of them, as a pure value: keys and lines change it, frames and prompts show it.
///
/// One model serves both ways of asking: keys with a frame that is redrawn in place, and line by line without any
/// cursor movement.
public protocol FormModel: Sendable {
  /// What a key does.
  mutating func press(_ key: Key) -> FormSignal
  /// What is on the screen.
  func frame(_ style: TextStyle) -> FormFrame

  /// What is said once before the first line is asked for, with line breaks.
  func introduction(_ style: TextStyle) -> String
  /// What a line is asked with, nil when everything was asked.
  func prompt(_ style: TextStyle) -> String?
  /// What a typed line does; empty lines count.
  mutating func take(_ line: String) -> LineReply
  /// What the end of a file or pipe means. A person at a keyboard always leaves.
  mutating func endOfLines() -> FormSignal
}

extension FormModel {
  public mutating func endOfLines() -> FormSignal { .left }
}

/// What became of a form.
public enum FormSignal: Sendable, Hashable {
  /// It goes on asking.
  case open
  case finished
  /// The person wants the question before.
  case back
  /// The person left: Ctrl-C, Ctrl-D or Escape on a first question.
  case left
}

/// What became of a typed line.
public enum LineReply: Sendable, Hashable {
  case taken
  /// Not an answer; the phrase says why, and the question is asked again.
  case refused(Phrase)
  /// A question about the question; the phrase answers it.
  case explained(Phrase)
  case back
}

/// What stands above a question.
public struct FormHeading: Sendable, Hashable {
  /// Such as `Step 2 of 6`.
  public var progress: String?
  public var title: String
  /// The question.
  public var asks: String?
  /// What is done with the answer, or a remark.
  public var explains: String?

  public init(progress: String? = nil, title: String, asks: String? = nil, explains: String? = nil) {
    self.progress = progress
    self.title = title
    self.asks = asks
    self.explains = explains
  }

  /// Wrapped to the width: the title in bold, the question, the explanation faint.
  public func lines(_ style: TextStyle) -> [String] {
    let head = [progress, title].compactMap { $0 }.joined(separator: style.isPlain ? ": " : " · ")
    let texts = [style.wrap(head).paintedLines(style, .bold), asks.map { style.wrap($0).lines } ?? []]
    return texts.flatMap { $0 } + (explains.map { style.wrap($0).paintedLines(style, .faint) } ?? [])
  }
}

extension String {
  /// The text cut at its line breaks.
  var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  /// The text's lines, each painted on its own, so that a frame can be cut between them.
  func paintedLines(_ style: TextStyle, _ paint: TextStyle.Paint) -> [String] { lines.map { style.paint($0, paint) } }
}
