import TrackerCore

/// A colour of a drawing and what it is for: a file has the colour, and a page lays its own over it by the name.
struct ChartInk: Sendable, Hashable {
  var colour: Colour
  /// What pages call it: `high`.
  var name: String
}

extension ChartDrawing {
  func colour(_ token: PageTheme.Token) -> ChartInk { ChartInk(colour: look.colour(token), name: token.rawValue) }

  /// Of a series by its number. The first and the third of a page are its marks and its ink.
  func seriesInk(_ number: Int) -> ChartInk {
    let names = [PageTheme.Token.mark.rawValue, "series-2", PageTheme.Token.ink.rawValue, "series-4"]
    return ChartInk(
      colour: chart.scheme.series(number, on: look.ground), name: names[number % ColourScheme.mostSeries])
  }

  /// Of a step from the least to the most; nil for a scheme without steps.
  func step(_ number: Int) -> ChartInk? {
    let steps = chart.scheme.steps(on: look.ground)
    guard !steps.isEmpty else { return nil }
    let step = min(steps.count - 1, max(0, number))
    return ChartInk(colour: steps[step], name: "s\(step + 1)")
  }

  /// Of a number on a step.
  func text(on step: ChartInk) -> ChartInk {
    let name = step.name.count == 2 ? "t\(step.name.dropFirst())" : PageTheme.Token.ink.rawValue
    return ChartInk(colour: step.colour.textColour, name: name)
  }

  /// Behind bars and lines, such as the usual range.
  var softBand: ChartInk { ChartInk(colour: look.band, name: "band") }

  /// A range on a scale that has a ground of its own.
  var strongBand: ChartInk {
    ChartInk(colour: look.band.mixed(with: look.colour(.accent), share: 0.25), name: "band-2")
  }

  /// A colour of a mark as text in it can be read.
  func readable(_ ink: ChartInk) -> ChartInk {
    let end: Colour = look.ground == .light ? .black : .white
    let colour = ink.colour.readable(on: look.grounds, towards: end) ?? look.colour(.ink)
    return ChartInk(colour: colour, name: ink.name == PageTheme.Token.mark.rawValue ? "ink-2" : ink.name)
  }
}
