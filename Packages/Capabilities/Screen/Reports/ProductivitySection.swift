import TrackerApplication
import TrackerCore

/// Screens in reports: how long, and what helped or distracted by the person's own rules.
struct ProductivitySection: ReportSection {
  let id = "productivity"
  let title: Phrase = "Screens and productivity"
  let place = 95
  let isNarrow = true
  let notTracked: Phrase = "Screens are not tracked in this time. To log some: symptoms log screen 4h20m"

  func metrics(for session: Session) -> [MetricID] {
    [
      ScreenMetrics.minutes, ScreenMetrics.unlocks, ScreenMetrics.score, ScreenMetrics.productive,
      ScreenMetrics.distracting, ScreenMetrics.focus, ScreenMetrics.distractions,
    ]
  }

  func content(of range: ReportRange) throws -> (any ReportContent)? {
    let (minutes, unlocks) = (range.mean(ScreenMetrics.minutes), range.mean(ScreenMetrics.unlocks))
    guard minutes != nil || unlocks != nil else { return nil }
    return ProductivityReport(range, minutes: minutes, unlocks: unlocks)
  }
}

/// How screens were used on some days. Every number is a mean of the days that are known.
struct ProductivityReport: ReportContent {
  var minutes: ReportRange.Mean?
  var usualMinutes: Double?
  var minutesBefore: ReportRange.Mean?
  var unlocks: ReportRange.Mean?
  var score: ReportRange.Mean?
  var productiveMinutes: ReportRange.Mean?
  var distractingMinutes: ReportRange.Mean?
  var focusMinutes: ReportRange.Mean?
  var distractions: ReportRange.Mean?

  init(_ range: ReportRange, minutes: ReportRange.Mean?, unlocks: ReportRange.Mean?) {
    self.minutes = minutes
    self.unlocks = unlocks
    usualMinutes = range.usualMean(ScreenMetrics.minutes)
    minutesBefore = range.meanBefore(ScreenMetrics.minutes)
    score = range.mean(ScreenMetrics.score)
    productiveMinutes = range.mean(ScreenMetrics.productive)
    distractingMinutes = range.mean(ScreenMetrics.distracting)
    focusMinutes = range.mean(ScreenMetrics.focus)
    distractions = range.mean(ScreenMetrics.distractions)
  }

  func headline(_ format: TextFormatter) -> RichText {
    guard let minutes else {
      return "\(format("{count} unlocks a day", ["count": format.number(unlocks?.mean ?? 0, upTo: 0)]))"
    }
    return "\(format("{time} a day at screens", ["time": time(minutes.mean, format)]))"
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    func row(_ name: String, _ mean: ReportRange.Mean?, _ told: (Double) -> String) -> Block.Table.Row? {
      mean.map { .init(["\(name)", "\(told($0.mean))", "\($0.known)"]) }
    }
    let whole = { format.number($0, upTo: 0) }
    let time = { self.time($0, format) }
    let rows = [
      row(format("Time at screens"), minutes, time), row(format("Unlocks"), unlocks, whole),
      row(format("Productivity score"), score, whole), row(format("Productive"), productiveMinutes, time),
      row(format("Distracting"), distractingMinutes, time), row(format("Focus"), focusMinutes, time),
      row(format("Distractions"), distractions) { format.number($0) },
    ].compactMap(\.self)
    let usual = usualMinutes.map { [Block.sentence("\(format("Usually {time} a day.", ["time": time($0)]))")] } ?? []
    let gap =
      score == nil && productiveMinutes == nil
      ? [Block.sentence("\(format("Productivity is not known: no rule says which apps help."), .unknown)")] : []
    return [
      .table(
        .init([.init(format("A day")), .init(format("Mean"), .trailing), .init(format("Days"), .trailing)], rows: rows))
    ] + usual + gap
  }

  private func time(_ minutes: Double, _ format: TextFormatter) -> String {
    format(.duration(minutes: Int(minutes.rounded())))
  }
}
