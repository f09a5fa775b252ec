import TrackerApplication
import TrackerCharts
import TrackerCore

/// Text of an HTML page in which everything that was said or typed is escaped: the only ways to make it are a text and
/// an element around others.
struct Markup: Sendable, Hashable {
  private(set) var html: String

  static let nothing = Markup(html: "")

  private init(html: String) { self.html = html }

  /// Text as it is read: as `plain`, with what is written from right to left held apart.
  init(text: String) {
    html = text.piecesByDirection.map { piece in
      let plain = Markup(plain: String(piece.text))
      return piece.isRightToLeft ? Markup("bdi", plain).html : plain.html
    }.joined()
  }

  /// Text with what HTML would take for markup escaped. A word that is longer than most places are wide may break.
  init(plain text: String) {
    html =
      text.utf8.count <= Markup.longest
      ? text.markupEscaped
      : text.split(separator: " ", omittingEmptySubsequences: false).map(Markup.breakable).joined(separator: " ")
  }

  /// Letters of a word that never breaks.
  private static let longest = 24
  private static let piece = 12

  private static func breakable(_ word: Substring) -> String {
    guard word.count > longest else { return String(word).markupEscaped }
    var (pieces, rest) = ([String](), word)
    while !rest.isEmpty {
      pieces.append(String(rest.prefix(piece)).markupEscaped)
      rest = rest.dropFirst(piece)
    }
    return pieces.joined(separator: "<wbr>")
  }

  /// A drawing, whose texts are escaped already.
  init(_ drawing: SVGText) { html = drawing.text }

  /// An element.
  ///
  /// - Parameters:
  ///   - name: Of the element.
  ///   - attributes: Their values are escaped; one that is nil is left out.
  init(_ name: StaticString, _ attributes: Attributes, _ content: [Markup]) {
    html = "<\(name)\(Markup.text(of: attributes))>\(content.map(\.html).joined())</\(name)>"
  }

  init(_ name: StaticString, _ attributes: Attributes, _ content: Markup...) { self.init(name, attributes, content) }
  init(_ name: StaticString, _ content: [Markup]) { self.init(name, [:], content) }
  init(_ name: StaticString, _ content: Markup...) { self.init(name, [:], content) }

  init(_ name: StaticString, _ attributes: Attributes = [:], text: String) {
    self.init(name, attributes, [Markup(text: text)])
  }

  typealias Attributes = KeyValuePairs<StaticString, String?>

  /// An element without an end, such as `meta`.
  static func void(_ name: StaticString, _ attributes: Attributes) -> Markup {
    Markup(html: "<\(name)\(text(of: attributes))>")
  }

  /// The sheet of styles, which is the program's own.
  static func style(_ css: String) -> Markup { Markup(html: "<style>\n\(css)</style>") }

  /// A whole document.
  static func document(_ attributes: Attributes, head: [Markup], body: [Markup]) -> Markup {
    let lines = head.map(\.html).joined(separator: "\n")
    let parts = body.map(\.html).joined(separator: "\n")
    return Markup(
      html: """
        <!doctype html>
        <html\(text(of: attributes))>
        <head>
        \(lines)
        </head>
        <body>
        \(parts)
        </body>
        </html>

        """)
  }

  static func + (left: Markup, right: Markup) -> Markup { Markup(html: left.html + right.html) }

  private static func text(of attributes: Attributes) -> String {
    attributes.compactMap { name, value in value.map { " \(name)=\"\($0.markupEscaped)\"" } }.joined()
  }
}

extension RichText {
  /// The text with its tones as classes. What is written from right to left is held apart, so that it does not turn its
  /// neighbours.
  var markup: Markup { runs.map(\.markup).reduce(.nothing, +) }

  /// How the element around it finds its direction: by its first letter, where all of it is somebody's own writing and
  /// any of that is written from right to left; else it is that of the page.
  var direction: String? { !isEmpty && runs.allSatisfy(\.isAsWritten) && text.hasRightToLeft ? "auto" : nil }

  /// The text of an element that has the direction of it.
  var directedMarkup: Markup { direction == nil ? markup : runs.map(\.plainMarkup).reduce(.nothing, +) }
}

extension RichText.Run {
  fileprivate var markup: Markup {
    toned(isAsWritten && text.hasRightToLeft ? Markup("bdi", Markup(plain: text)) : Markup(text: text))
  }

  fileprivate var plainMarkup: Markup { toned(Markup(plain: text)) }

  private func toned(_ text: Markup) -> Markup {
    guard !tones.isEmpty else { return text }
    return Markup("span", ["class": tones.map { "t-\($0.rawValue)" }.joined(separator: " ")], text)
  }
}
