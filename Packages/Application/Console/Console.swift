import TrackerApplication
import TrackerCore

/// Where a command asks and answers: the terminal, and how text is set on it.
public struct Console: Sendable {
  /// How an answer is written.
  public enum Format: Sendable { case text, json }

  public var terminal: any Terminal
  public var format: Format
  public var style: TextStyle

  public init(terminal: any Terminal, format: Format, style: TextStyle) {
    self.terminal = terminal
    self.format = format
    self.style = style
  }

  /// The words of forms and renderers in other languages, for the host to add to those of the modules.
  public static let strings: [StringCatalogue] = [.german]

  public var isPlain: Bool { style.isPlain }
  var words: Phrases { style.words }

  /// Writes the answer: the read model as text, or as JSON with its shape's name and version.
  public func answer(_ model: some ReadModel) throws {
    switch format {
    case .text: terminal.write(style.text(of: model))
    case .json: terminal.write(try model.json + "\n")
    }
  }

  /// Says what is not the answer: on the screen of somebody who is asked with keys, else on standard error, since
  /// standard output is the answer alone.
  ///
  /// - Parameter isApart: Whether an empty line follows.
  public func say(_ blocks: [Block], isApart: Bool = false) {
    let text = BlockRenderer(style).text(blocks) + (isApart ? "\n" : "")
    if asksWithKeys, format == .text { terminal.write(text) } else { terminal.writeError(text) }
  }
}

extension TextStyle {
  /// An answer as text, with a line break at its end.
  public func text(of model: some ReadModel) -> String {
    BlockRenderer(self).text(model.blocks(TextFormatter(words, year: year, spellsSigns: isPlain)))
  }
}
