import TrackerApplication
import TrackerCore

/// Steps and what else a phone or a watch counts, in reports.
struct ActivitySection: ReportSection {
  private static let (steps, energy): (MetricID, MetricID) = ("vitals.steps", "vitals.active_energy_kcal")

  let id = "activity"
  let title: Phrase = "Steps and energy"
  let place = 62
  let isNarrow = true
  let notTracked: Phrase = "No steps are known of this time. To log some: symptoms log movement 8200"

  func metrics(for session: Session) -> [MetricID] { [Self.steps, Self.energy, ExerciseWeek.watch] }

  func content(of range: ReportRange) -> (any ReportContent)? {
    let items = metrics(for: range.session).compactMap { metric -> ActivityReport.Item? in
      guard let mean = range.mean(metric), let label = HealthArea.label(of: metric) else { return nil }
      return .init(
        metric: metric, label: label, mean: mean, usual: range.usualMean(metric),
        before: range.meanBefore(metric)?.mean)
    }
    guard let first = items.first else { return nil }
    return ActivityReport(
      days: range.count, items: items,
      weekdays: WeekdayPattern(range.values(first.metric), from: range.days.lowerBound),
      trend: ReportTrend(first.metric, in: range))
  }
}

/// What a phone or a watch counted on some days.
struct ActivityReport: ReportContent {
  struct Item: Encodable, Sendable {
    var metric: MetricID
    let label: Phrase
    var mean: ReportRange.Mean
    var usual: Double?
    var before: Double?

    private enum CodingKeys: String, CodingKey { case metric, mean, usual, before }
  }

  let days: Int
  /// The first one is drawn.
  var items: [Item]
  /// Of the first one; nil with fewer than three known days of a weekday.
  var weekdays: WeekdayPattern?
  var trend: ReportTrend

  private enum CodingKeys: String, CodingKey { case items, weekdays, trend }

  func headline(_ format: TextFormatter) -> RichText {
    guard let first = items.first else { return "" }
    let values = [
      "name": format(first.label), "mean": Self.number(first.mean.mean, format),
      "usual": first.usual.map { Self.number($0, format) } ?? "",
    ]
    return first.usual == nil
      ? "\(format("{name}: {mean} a day", values))" : "\(format("{name}: {mean} a day, usually {usual}", values))"
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    guard let first = items.first else { return [] }
    let name = format(first.label)
    let trend = trend.block(name, caption: name, format) { Self.number($0, format) }
    let known = ["known": "\(first.mean.known)", "days": "\(days)"]
    var blocks = [trend].compactMap(\.self)
    if days > 1 { blocks.append(.sentence("\(format("{known} of {days} days known.", known))")) }
    for item in items.dropFirst() {
      let values = ["value": Self.number(item.mean.mean, format), "known": "\(item.mean.known)", "days": "\(days)"]
      let told = days == 1 ? values["value"] : format("{value} a day ({known} of {days} days known)", values)
      blocks.append(.fact(.init(format(item.label), "\(told ?? "")")))
    }
    guard let weekdays else { return blocks }
    let told = [
      "most": weekday(weekdays.most, format), "least": weekday(weekdays.least, format),
      "high": Self.number(weekdays.most.mean, format), "low": Self.number(weekdays.least.mean, format),
    ]
    return blocks + [.sentence("\(format("Most on {most}: {high} on average. Least on {least}: {low}.", told))")]
  }

  private func weekday(_ day: WeekdayPattern.Weekday, _ format: TextFormatter) -> String {
    format(Day(number: 3 + day.weekday).weekdayName)
  }

  private static func number(_ value: Double, _ format: TextFormatter) -> String {
    format.number(value, upTo: value.magnitude >= 100 ? 0 : 1)
  }
}
