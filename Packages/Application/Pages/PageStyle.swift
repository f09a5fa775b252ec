import TrackerApplication
import TrackerCore

/// The style sheet of pages: colours and sizes are tokens, each written once in a table here or in `PageTheme`; rules
/// use tokens alone.
struct PageStyle {
  private let look: PageLook

  init(_ look: PageLook) { self.look = look }

  var css: String {
    scaled(
      [
        tokens, PageStyle.base, PageStyle.parts, PageStyle.tables, PageStyle.charts, PageStyle.forced,
        PageStyle.forcedCharts, PageStyle.print, PageStyle.printedCharts, PageStyle.sheets, page,
      ].joined())
  }

  /// The widths at which a page changes, by the size of its text: those in the rules are for the usual size, as a
  /// query knows no other.
  private func scaled(_ css: String) -> String {
    guard look.fontScale != 1 else { return css }
    return css.replacing(/\((min|max)-width:([0-9.]+)rem\)/) { width in
      "(\(width.1)-width:\(((Double(width.2) ?? 0) * look.fontScale).decimal(upTo: 3))rem)"
    }
  }

  // MARK: Tokens

  /// A colour of light pages and its twin of dark ones.
  private typealias Pair = (name: String, light: String, dark: String)

  /// Severities in four steps, and the text on each. Lightness only falls, on dark pages only rises, so that greyscale
  /// and every colour vision keep the order.
  private static let severities: [Pair] = [
    ("s1", "#f7e7bd", "#3b3424"), ("s2", "#e9a94f", "#845a1c"), ("s3", "#c04518", "#e87c46"),
    ("s4", "#78172b", "#ffb9ab"),
    ("t1", "#1b1f24", "#ecebe7"), ("t2", "#1b1f24", "#ffffff"), ("t3", "#ffffff", "#1b0f08"),
    ("t4", "#ffffff", "#2a0f0a"),
    // Series of charts that are neither marks nor ink.
    ("series-2", "#8f6000", "#e8b45c"), ("series-4", "#592169", "#25baf2"),
  ]

  /// For whoever asks their computer for more contrast.
  private static let more: [Pair] = [
    ("paper", "#ffffff", "#000000"), ("card", "#ffffff", "#0a0a0a"), ("sunk", "#f0f0f0", "#1c1c1c"),
    ("ink", "#000000", "#ffffff"), ("ink-2", "#1f2328", "#ececec"), ("ink-3", "#33383f", "#d6d6d6"),
    ("line", "#767676", "#8a8a8a"), ("edge", "#3c4148", "#c4c4c4"), ("accent", "#003f4d", "#a8e6f2"),
    ("accent-soft", "#e0eef0", "#12303a"), ("on-accent", "#ffffff", "#000000"), ("mark", "#3f5f6b", "#b5d0da"),
    ("low", "#004a60", "#a0e4f8"), ("mod", "#633a00", "#ffd080"), ("high", "#7d0009", "#ffb3aa"),
    ("t1", "#000000", "#ffffff"), ("t2", "#000000", "#ffffff"), ("t3", "#ffffff", "#000000"),
    ("t4", "#ffffff", "#000000"), ("band", "#d5e6ea", "#1d4450"), ("band-2", "#b4d2d9", "#2a5c6b"),
    ("series-2", "#633a00", "#ffd080"), ("series-4", "#3d0f4a", "#8fdcff"),
  ]

  /// On paper, ink is black and the ground is white.
  private static let printed: [Pair] = [
    ("paper", "#ffffff", ""), ("card", "#ffffff", ""), ("ink", "#000000", ""), ("ink-2", "#33383f", ""),
    ("ink-3", "#474e57", ""), ("accent-soft", "#ffffff", ""),
  ]

  /// How much of the card is in the ground of what stands out, and in that of the usual range in a chart.
  private static let soft = [("accent-soft", 0.88), ("band", 0.82), ("band-2", 0.62)]

  private static let sizes: [(name: String, value: String)] = [
    (
      "font",
      #"system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans","Liberation Sans",Arial,sans-serif"#
    ),
    ("radius", "0.625rem"), ("names", "8.5rem"), ("hero", "3.25rem"), ("key", "2.25rem"), ("title", "1.875rem"),
    ("heading", "1.1875rem"), ("body", "1.0625rem"), ("quiet", "0.875rem"), ("small", "0.8125rem"), ("width", "46rem"),
  ]

  private var tokens: String {
    let sizes = PageStyle.sizes.map { "--\($0.name):\($0.value);" }.joined()
    let (light, dark) = (colours(.light), colours(.dark))
    let (lightMore, darkMore) = (PageStyle.more.map { ($0.name, $0.light) }, PageStyle.more.map { ($0.name, $0.dark) })
    let onPaper = light + PageStyle.printed.map { ($0.name, $0.light) }
    return """
      :root{color-scheme:light dark;\(sizes)\(PageStyle.text(light))}
      @media screen{
      :root[data-theme="light"]{color-scheme:light}
      :root[data-theme="dark"]{color-scheme:dark;\(PageStyle.text(dark))}
      }
      @media screen and (prefers-color-scheme:dark){:root:not([data-theme]){\(PageStyle.text(dark))}}
      @media screen and (prefers-contrast:more){
      :root{\(PageStyle.text(lightMore))}
      :root[data-theme="dark"]{\(PageStyle.text(darkMore))}
      }
      @media screen and (prefers-contrast:more) and (prefers-color-scheme:dark){
      :root:not([data-theme]){\(PageStyle.text(darkMore))}
      }
      @media print{:root{color-scheme:light;\(PageStyle.text(onPaper))}}

      """
  }

  private func colours(_ ground: PageTheme.Ground) -> [(String, String)] {
    let colours = look.theme.colours(on: ground, accent: look.accent)
    let own = PageTheme.Token.allCases.compactMap { token in colours[token].map { (token.rawValue, $0.hex) } }
    let soft = PageStyle.soft.compactMap { name, share in
      colours[.accent].flatMap { accent in colours[.card].map { (name, accent.mixed(with: $0, share: share).hex) } }
    }
    return own + soft
      + PageStyle.severities.map { ($0.name, ground == .light ? $0.light : $0.dark) }
  }

  private static func text(_ tokens: [(String, String)]) -> String {
    tokens.map { "--\($0.0):\($0.1);" }.joined()
  }

  /// What the person set of the paper and the text.
  private var page: String {
    let size = look.paper.map { $0 == .a4 ? "A4" : "letter" } ?? "auto"
    return """
      html{font-size:\(Int((look.fontScale * 100).rounded()))%}
      @page{size:\(size);margin:9mm 12mm 12mm;\
      @bottom-right{content:counter(page) " / " counter(pages);font:7pt sans-serif;vertical-align:top;padding-top:2mm}}
      @media print{html{font-size:\((9 * look.fontScale).decimal(upTo: 1))pt}}

      """
  }

  // MARK: Values of marks

  /// A share as CSS has it, from none to all.
  static func percent(_ share: Double) -> String { "\((min(1, max(0, share)) * 100).decimal(upTo: 1))%" }

  /// The step of a severity, 0 … 4: none, 1–3, 4–6, 7–8, 9–10.
  static func step(of severity: Double) -> Int {
    switch severity {
    case ..<0.5: 0
    case ..<3.5: 1
    case ..<6.5: 2
    case ..<8.5: 3
    default: 4
    }
  }
}
