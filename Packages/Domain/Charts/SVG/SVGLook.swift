import TrackerCore

/// What a drawn chart lies on.
public enum SVGLook: String, Sendable, CaseIterable {
  case light, dark
  /// White paper and black ink.
  case print

  public var ground: PageTheme.Ground { self == .dark ? .dark : .light }

  /// The colour of a token (DESIGN of pages, `PageTheme`).
  public func colour(_ token: PageTheme.Token) -> Colour {
    if self == .print {
      if token == .card || token == .paper { return .white }
      if token == .ink { return .black }
    }
    return PageTheme.standard.colours(on: ground)[token] ?? .black
  }

  /// Where the usual range of values lies, behind bars and lines.
  var band: Colour { colour(.card).mixed(with: colour(.accent), share: self == .dark ? 0.22 : 0.13) }

  /// What charts of this look lie on: all three grounds of a page.
  public var grounds: [Colour] { [.paper, .card, .sunk].map(colour) }
}
