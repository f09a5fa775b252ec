import Testing
import TrackerCharts
import TrackerCore

@Suite struct ColourSchemeTests {
  private static let all = ColourScheme.named.flatMap { named in SVGLook.allCases.map { (named.scheme, $0) } }

  @Test("every mark is seen on every ground (3:1), and series are told apart by every colour vision", arguments: all)
  func series(_ scheme: ColourScheme, _ look: SVGLook) {
    let series = scheme.series(on: look.ground)
    #expect(series.count == ColourScheme.mostSeries)
    #expect(ColourFault.all(in: series, on: look.grounds).isEmpty, "\(scheme.name) \(look)")
  }

  @Test("neighbouring steps are told apart by every colour vision, and a number can be read on each", arguments: all)
  func steps(_ scheme: ColourScheme, _ look: SVGLook) {
    let steps = scheme.steps(on: look.ground)
    #expect(steps.count == HeatMap.mostSteps)
    for step in steps { #expect(step.contrast(to: step.textColour) >= 4.5, "\(scheme.name) \(look) \(step.hex)") }
    for (one, next) in zip(steps, steps.dropFirst()) {
      for vision in ColourVision.allCases {
        #expect(
          vision.difference(one, next) >= ColourVision.leastDifference,
          "\(scheme.name) \(look) \(one.hex) \(next.hex) \(vision)")
      }
    }
  }

  @Test("but for the two hues of diverging, lightness only rises or only falls", arguments: all)
  func order(_ scheme: ColourScheme, _ look: SVGLook) {
    guard scheme != .diverging else { return }
    let luminances = scheme.steps(on: look.ground).map(\.luminance)
    #expect(luminances == luminances.sorted(by: look == .dark ? { $0 < $1 } : { $0 > $1 }))
  }

  /// https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio; figures of the WebAIM contrast checker.
  @Test(
    "contrast is that of WCAG",
    arguments: [("#000000", "#ffffff", 21.0), ("#777777", "#ffffff", 4.48), ("#0000ff", "#ffffff", 8.59)])
  func contrast(_ one: String, _ other: String, _ expected: Double) throws {
    let (first, second) = (try #require(Colour(one)), try #require(Colour(other)))
    #expect(abs(first.contrast(to: second) - expected) < 0.01)
  }

  @Test("a pale colour and a pair that some eyes can't tell apart are named")
  func faults() throws {
    let colours = try ["#ffff66", "#c0392b", "#4a7a2b", "#0000ff"].map { try #require(Colour($0)) }
    let faults = ColourFault.all(in: colours, on: SVGLook.light.grounds)
    #expect(
      faults.contains {
        if case .faint(let colour, let contrast) = $0 { colour == colours[0] && contrast < 3 } else { false }
      })
    #expect(faults.contains(.alike(colours[1], colours[2], .redGreen)))
    #expect(!faults.contains { if case .alike(colours[1], colours[3], _) = $0 { true } else { false } })
    #expect(ColourFault.all(in: [colours[3], colours[3]], on: []) == [.alike(colours[3], colours[3], .all)])
  }

  @Test("own colours are used as they are, and begin again where there are more series")
  func own() throws {
    let colours = [try #require(Colour("#123456")), try #require(Colour("#abcdef"))]
    let scheme = ColourScheme.own(colours)
    #expect(scheme.series(on: .light) == colours && scheme.series(2, on: .dark) == colours[0] && scheme.name == "own")
    #expect(scheme.steps(on: .light).count == HeatMap.mostSteps)
    #expect(ColourScheme(named: "health") == .health && ColourScheme(named: "own") == nil)
  }
}
