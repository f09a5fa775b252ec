import Testing
import TrackerCore

@Suite struct PageThemeTests {
  private static let all = PageTheme.allCases.flatMap { theme in
    PageTheme.Ground.allCases.map { (theme, $0) }
  }

  private func grounds(_ colours: [PageTheme.Token: Colour]) -> [Colour] {
    [PageTheme.Token.paper, .card, .sunk].compactMap { colours[$0] }
  }

  @Test("every colour of every theme has the contrast that its use needs", arguments: all)
  func contrast(_ theme: PageTheme, _ ground: PageTheme.Ground) throws {
    let colours = theme.colours(on: ground)
    #expect(Set(colours.keys) == Set(PageTheme.Token.allCases))
    for (tokens, least) in [(PageTheme.Token.texts, 4.5), (PageTheme.Token.shapes, 3)] {
      for token in tokens {
        for background in grounds(colours) {
          #expect(try #require(colours[token]).contrast(to: background) >= least, "\(token) on \(background.hex)")
        }
      }
    }
    #expect(try #require(colours[.onAccent]).contrast(to: try #require(colours[.accent])) >= 4.5)
    let isDark = try #require(colours[.paper]).luminance < 0.2
    #expect(isDark == (ground == .dark))
  }

  @Test("themes differ")
  func different() {
    for ground in PageTheme.Ground.allCases {
      #expect(Set(PageTheme.allCases.map { $0.colours(on: ground)[.accent]?.hex }).count == PageTheme.allCases.count)
    }
  }

  @Test(
    "an accent of one's own can be read on every page: as it is where it can, else the nearest that can",
    arguments: ["#ffff00", "#000000", "#ffffff", "#2f6b4f", "#808080", "#ff0000", "#0000ff", "#00ff00"])
  func accent(_ hex: String) throws {
    let own = try #require(Colour(hex))
    for (theme, ground) in Self.all {
      let colours = theme.colours(on: ground, accent: own)
      let used = try #require(colours[.accent])
      #expect(used.isReadable(on: grounds(colours)), "\(theme) \(ground)")
      for background in grounds(colours) { #expect(used.contrast(to: background) >= 4.5, "\(theme) \(ground)") }
      #expect(try #require(colours[.onAccent]).contrast(to: used) >= 4.5)
      if own.isReadable(on: PageTheme.allCases.flatMap { grounds($0.colours(on: ground)) }) { #expect(used == own) }
    }
  }

  @Test("colours are read and written as hex digits", arguments: ["#2f6b4f", "#000000", "#00ff0a"])
  func hex(_ text: String) { #expect(Colour(text)?.hex == text) }

  @Test("what is no colour is none", arguments: ["2f6b4f", "#2f6b4", "#2f6b4g", "#+f6b4f", "", "#２f6b4f"])
  func noColour(_ text: String) { #expect(Colour(text) == nil) }
}
