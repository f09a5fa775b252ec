import TrackerApplication
import TrackerCharts
import TrackerCore

/// Text of an HTML page in which everything that was said or typed is escaped: the only ways to make it are a text and
/// an element around others.
struct Markup: Sendable, Hashable {
  private(set) var html: String

  static let nothing = Markup(html: "")

  private init(html: String) { self.html = html }

  /// Text as it is read, with what HTML would take for markup escaped. A word that is longer than most places are wide
  /// may break.
  init(text: String) {
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

extension String {
  /// Whether any of it is written from right to left.
  var hasRightToLeft: Bool {
    unicodeScalars.contains { scalar in
      (0x590...0x8FF).contains(scalar.value) || (0xFB1D...0xFDFF).contains(scalar.value)
        || (0xFE70...0xFEFF).contains(scalar.value) || (0x10800...0x10FFF).contains(scalar.value)
        || (0x1E800...0x1EFFF).contains(scalar.value)
    }
  }
}

extension RichText {
  /// The text with its tones as classes. A part that is written from right to left stands for itself, so that it does
  /// not turn its neighbours.
  var markup: Markup { runs.map(\.markup).reduce(.nothing, +) }

  /// How the element around it finds its direction: by its first letter, where any of it is written from right to left.
  var direction: String? { text.hasRightToLeft ? "auto" : nil }
}

extension RichText.Run {
  fileprivate var markup: Markup {
    let text = text.hasRightToLeft ? Markup("bdi", text: text) : Markup(text: text)
    guard !tones.isEmpty else { return text }
    return Markup("span", ["class": tones.map { "t-\($0.rawValue)" }.joined(separator: " ")], text)
  }
}
