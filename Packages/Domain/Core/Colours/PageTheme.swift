/// The colours of pages and reports in a browser.
public enum PageTheme: String, Sendable, CaseIterable {
  case standard, nature, ocean, sunset, minimal

  /// On a light or on a dark ground.
  public enum Ground: Sendable, CaseIterable {
    case light, dark
  }

  /// What a colour is for; the raw values are the names of the page's variables.
  public enum Token: String, Sendable, CaseIterable {
    /// Backgrounds: of the page, of cards, and of what lies lower than a card.
    case paper, card, sunk
    /// Text, from the most important to the least.
    case ink
    case quietInk = "ink-2"
    case faintInk = "ink-3"
    /// Links, the focus and what the person adds themselves.
    case accent
    /// Text on the accent.
    case onAccent = "on-accent"
    /// Bands of a forecast.
    case low
    case moderate = "mod"
    case high
    /// Bars, and the edges of controls and axes.
    case mark, edge
    /// Lines that only part what space parts, too.
    case line

    static let grounds: [Token] = [.paper, .card, .sunk]
    /// What is read as text on the grounds.
    public static let texts: [Token] = [.ink, .quietInk, .faintInk, .accent, .low, .moderate, .high]
    /// What is seen and not read, for which 3:1 is enough (WCAG 2.2, 1.4.11).
    public static let shapes: [Token] = [.mark, .edge]
  }

  /// The colours on a ground.
  ///
  /// - Parameter accent: A colour of the person's own; it is made darker or lighter until it can be read.
  public func colours(on ground: Ground, accent own: Colour? = nil) -> [Token: Colour] {
    var colours = PageTheme.shared(ground)
    for (token, hex) in hues(ground) { colours[token] = Colour(hex) }
    if let own { colours[.accent] = PageTheme.readable(own, on: ground) }
    colours[.onAccent] = colours[.accent]?.textColour
    return colours
  }

  /// A person's own accent as pages of every theme can use it on a ground: the colour itself where it can be read on
  /// all of them, else the nearest darker or lighter one.
  public static func readable(_ accent: Colour, on ground: Ground) -> Colour {
    let backgrounds = allCases.flatMap { theme in
      let colours = theme.colours(on: ground)
      return Token.grounds.compactMap { colours[$0] }
    }
    let end: Colour = ground == .light ? .black : .white
    return accent.readable(on: backgrounds, towards: end) ?? end
  }

  /// What all themes have in common: a band's colour means the same everywhere.
  private static func shared(_ ground: Ground) -> [Token: Colour] {
    let all: [(Token, light: String, dark: String)] = [
      (.ink, "#1b1f24", "#ecebe7"), (.quietInk, "#474e57", "#c0c5cb"), (.faintInk, "#5a616b", "#a4abb3"),
      (.low, "#1c6a80", "#7fc4d8"), (.moderate, "#875a00", "#e8b45c"), (.high, "#96101f", "#ff9f94"),
      (.edge, "#757b83", "#858d96"),
    ]
    let colours = all.compactMap { token, light, dark in
      Colour(ground == .light ? light : dark).map { (token, $0) }
    }
    return Dictionary(uniqueKeysWithValues: colours)
  }

  private func hues(_ ground: Ground) -> [(Token, String)] {
    let all: [(Token, light: String, dark: String)] =
      switch self {
      case .standard:
        [
          (.paper, "#faf8f4", "#121517"), (.card, "#ffffff", "#1a1e21"), (.sunk, "#f2efe8", "#23282c"),
          (.line, "#ddd8cd", "#353b41"), (.accent, "#0a5a6c", "#84cbd9"), (.mark, "#6b8995", "#647f8a"),
        ]
      case .nature:
        [
          (.paper, "#f6f8f1", "#10160f"), (.card, "#ffffff", "#182018"), (.sunk, "#ebf0e3", "#212b20"),
          (.line, "#d3dcc8", "#35422f"), (.accent, "#2c5e1e", "#a3d18f"), (.mark, "#6a8a5f", "#6c8a60"),
        ]
      case .ocean:
        [
          (.paper, "#f3f8fb", "#0d151b"), (.card, "#ffffff", "#15202a"), (.sunk, "#e8f0f6", "#1d2a35"),
          (.line, "#c9d9e4", "#31424f"), (.accent, "#0b4f8a", "#8cc4f2"), (.mark, "#5f86a3", "#5f86a3"),
        ]
      case .sunset:
        [
          (.paper, "#fcf6f2", "#19120f"), (.card, "#ffffff", "#221a16"), (.sunk, "#f7ece5", "#2d231d"),
          (.line, "#e5d3c7", "#453529"), (.accent, "#8f3611", "#f5ae8a"), (.mark, "#a37a66", "#9c7766"),
        ]
      case .minimal:
        [
          (.paper, "#ffffff", "#101010"), (.card, "#ffffff", "#181818"), (.sunk, "#f2f2f2", "#222222"),
          (.line, "#d9d9d9", "#3a3a3a"), (.accent, "#33383f", "#d0d4d9"), (.mark, "#7d7d7d", "#7d7d7d"),
        ]
      }
    return all.map { ($0.0, ground == .light ? $0.light : $0.dark) }
  }
}
