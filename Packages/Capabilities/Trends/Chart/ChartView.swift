import TrackerApplication
import TrackerCharts
import TrackerCore

/// The answer of `chart`: the charts, what is wrong with colours of the person's own, and where they were saved.
public struct ChartView: ReadModel {
  public static let schema = "chart/1"

  var from: Day
  var to: Day
  var charts: [Chart]
  /// Of the person's own colours; empty for those of a scheme.
  var colourFaults: [Fault]
  /// The files that were written.
  var files: [String] = []
  /// Whether two metrics that were asked for together have an axis each.
  private let isSplit: Bool

  private enum CodingKeys: String, CodingKey { case from, to, charts, colourFaults, files }

  /// Something that is wrong with colours.
  struct Fault: Encodable, Sendable {
    /// One that is hard to see, or two that look alike.
    var colours: [String]
    /// To the lowest ground; nil for two colours.
    var contrast: Double?
    /// Whose eyes two colours look alike to; nil for one colour.
    var eyes: ColourFault.Eyes?
  }

  init(days: ClosedRange<Day>, charts: [Chart], query: ChartQuery) {
    from = days.lowerBound
    to = days.upperBound
    self.charts = charts
    colourFaults = []
    isSplit = [nil, .line, .area, .bar].contains(query.type) && query.metrics.count == 2 && charts.count == 2
    check(query.scheme, on: .light)
  }

  /// Checks colours of the person's own on the ground of a look.
  mutating func check(_ scheme: ColourScheme, on look: SVGLook) {
    guard case .own(let colours) = scheme else { return }
    colourFaults = ColourFault.all(in: colours, on: look.grounds).map { fault in
      switch fault {
      case .faint(let colour, let contrast): .init(colours: [colour.hex], contrast: contrast)
      case .alike(let first, let second, let eyes): .init(colours: [first.hex, second.hex], eyes: eyes)
      }
    }
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let shown = files.isEmpty ? charts.map { Block.section([.chart($0)]) } : charts.flatMap(words)
    let panels: [Block] =
      isSplit
      ? [.section([.sentence("\(format("Their units differ, so each has its own axis."), .faint)")])] : []
    let faults = colourFaults.map { Block.ItemList.Item("\(told($0, format))", mark: .warning) }
    let saved = files.map {
      Block.sentence("\(format("Saved to {file}. Only your user account can open it.", ["file": $0]))")
    }
    return shown + panels + (faults.isEmpty ? [] : [.section([.list(.init(faults))])])
      + (saved.isEmpty ? [] : [.section(saved)])
  }

  /// What a chart shows, for somebody who looks at the file.
  private func words(_ chart: Chart) -> [Block] {
    let sentences = chart.sentences.map { Block.sentence(RichText($0)) }
    return [Block.heading(.init(RichText(chart.title)))] + sentences
  }

  private func told(_ fault: Fault, _ format: TextFormatter) -> String {
    let first = fault.colours.first ?? ""
    if let contrast = fault.contrast {
      let told = format.number((contrast * 10).rounded(.down) / 10)
      return format(
        "{colour} is hard to see: its contrast is {contrast}, and 3 is needed.", ["colour": first, "contrast": told])
    }
    let values = ["first": first, "second": fault.colours.last ?? ""]
    return switch fault.eyes {
    case .redGreen: format("{first} and {second} look alike to people with red-green colour blindness.", values)
    case .blueYellow: format("{first} and {second} look alike to people with blue-yellow colour blindness.", values)
    case .all, nil: format("{first} and {second} look alike.", values)
    }
  }
}
