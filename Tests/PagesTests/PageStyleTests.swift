import Testing
import TrackerCore
import TrackerApplication

@testable import TrackerPages

@Suite struct PageStyleTests {
  /// The tokens of the first rule that holds some text, by their names.
  private func tokens(after mark: String, in css: String) throws -> [String: Colour] {
    let start = try #require(css.range(of: mark))
    let rule = css[start.upperBound...].prefix { $0 != "}" }
    return Dictionary(
      rule.matches(of: /--([a-z0-9-]+):(#[0-9a-f]{6})/).compactMap { match in
        Colour(String(match.2)).map { (String(match.1), $0) }
      }, uniquingKeysWith: { $1 })
  }

  private static let grounds = ["paper", "card", "sunk"]

  @Test(
    "text can be read on every ground, in every theme, light, dark and printed",
    arguments: PageTheme.allCases,
    [":root{color-scheme:light dark", "data-theme=\"dark\"]{color-scheme:dark", "@media print{:root{"])
  func contrast(_ theme: PageTheme, _ mark: String) throws {
    let tokens = try tokens(after: mark, in: PageStyle(PageLook(theme: theme)).css)
    for ground in Self.grounds {
      let back = try #require(tokens[ground])
      for ink in ["ink", "ink-2", "ink-3", "accent", "low", "mod", "high"] {
        #expect(try #require(tokens[ink]).contrast(to: back) >= 4.5, "\(ink) on \(ground)")
      }
      for mark in ["mark", "edge"] {
        #expect(try #require(tokens[mark]).contrast(to: back) >= 3, "\(mark) on \(ground)")
      }
    }
    #expect(try #require(tokens["ink"]).contrast(to: try #require(tokens["accent-soft"])) >= 4.5)
    for step in 1...4 {
      #expect(try #require(tokens["t\(step)"]).contrast(to: try #require(tokens["s\(step)"])) >= 4.5, "step \(step)")
    }
  }

  @Test("severities get darker on light pages and lighter on dark ones, step by step")
  func order() throws {
    let css = PageStyle(PageLook()).css
    let light = try tokens(after: ":root{color-scheme:light dark", in: css)
    let dark = try tokens(after: "data-theme=\"dark\"]{color-scheme:dark", in: css)
    let falling = try (1...4).map { try #require(light["s\($0)"]).luminance }
    let rising = try (1...4).map { try #require(dark["s\($0)"]).luminance }
    #expect(zip(falling, falling.dropFirst()).allSatisfy { $0 > $1 })
    #expect(zip(rising, rising.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("rules use tokens alone, and only those that there are")
  func tokensAlone() {
    let css = PageStyle(PageLook()).css
    let rules = PageStyle.base + PageStyle.parts + PageStyle.tables + PageStyle.print
    #expect(rules.firstMatch(of: /#[0-9a-fA-F]{3}/) == nil)
    let drawn: Set = ["w", "h"]
    for match in rules.matches(of: /var\(--([a-z0-9-]+)\)/) where !drawn.contains(String(match.1)) {
      #expect(css.contains("--\(match.1):"), "\(match.1)")
    }
  }

  @Test(
    "a severity has its step",
    arguments: [(0.0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (8, 3), (9, 4), (10, 4)])
  func steps(severity: Double, step: Int) { #expect(PageStyle.step(of: severity) == step) }
}
