import TrackerApplication
import TrackerCharts
import TrackerCore

/// The answer of `health heart`: the resting rate beside its baseline, days that stand out, variability, recovery and
/// VO₂max.
public struct HealthHeartView: ReadModel {
  public static let schema = "health-heart/1"

  /// A day whose resting rate stands out.
  struct Anomaly: Encodable, Sendable {
    var day: Day
    var resting: RestingRate
    /// The line that shows the entries behind it.
    var command: String
  }

  /// The variability of the latest known day, of one kind.
  struct Variability: Encodable, Sendable {
    var metric: MetricID
    var day: Day
    var milliseconds: Double
    /// nil with too few days before.
    var score: HRVScore?
    /// Of the days beside as many before.
    var change: TrendChange
  }

  var from: Day
  var to: Day
  /// The latest known resting rate; nil where none is.
  var resting: Latest?
  /// The median of the 28 days before it, and how many are known; nil with too few.
  var baseline: Double?
  var baselineDays: Int?
  var restingChange: TrendChange?
  /// The latest first.
  var anomalies: [Anomaly]
  var variability: [Variability]
  /// The latest first.
  var recoveries: [HeartRecovery]
  var vo2max: Latest?
  /// Days on which a device noticed an irregular rhythm; nil where no device that would notice is read.
  var irregularDays: [Day]?
  var goals: [FollowedGoal]
  let series: HealthSeries?
  let days: Int

  /// A value with its day.
  struct Latest: Encodable, Sendable {
    var value: Double
    var day: Day
  }

  private enum CodingKeys: String, CodingKey {
    case from, to, resting, baseline, baselineDays, restingChange, anomalies, variability, recoveries, vo2max,
      irregularDays, goals
  }

  /// So many days that stand out are listed.
  private static let mostListed = 5

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard resting != nil || !variability.isEmpty || !recoveries.isEmpty || vo2max != nil || irregularDays != nil else {
      let nothing = HealthArea.heart.nothing.filled(with: ["days": .count(days)])
      let beginning = HealthArea.heart.beginning
      return [
        .sentence("\(format(nothing))"), .section([.commands([.init(beginning.command, format(beginning.does))])]),
      ]
    }
    var blocks: [Block] = [.section(restingBlocks(format))]
    if resting != nil { blocks.append(.section(anomalyBlocks(format))) }
    let facts = facts(format)
    if !facts.isEmpty { blocks.append(.section(facts + HealthGoals.blocks(goals, format))) }
    let note = format("These are numbers in your records. They do not say why, and they are no diagnosis.")
    return blocks + [.section([.sentence("\(note, .faint)")] + missing(format))]
  }

  private func restingBlocks(_ format: TextFormatter) -> [Block] {
    guard let resting, let series, let restingChange else { return [] }
    let names = ChartDays(format: format)
    let values = ["value": format.number(resting.value), "day": names.name(resting.day)]
    var lead = Block.Fact(
      format("Resting rate"), "\(format("{value} a minute", values))", aside: "\(names.name(resting.day))")
    lead.prominence = .lead
    let numbers = TrendNumbers(metric: series.metric, format: format)
    var chart = HealthChart(
      title: format("Resting rate"), unit: format("a minute"), series: series, count: days, shape: .line)
    chart.marked = Set(anomalies.map(\.day))
    chart.mark = format("stands out")
    if let baseline {
      chart.reference = .init(baseline, format("{value}: your usual", ["value": format.number(baseline)]))
    }
    return [
      .fact(lead), .sentence("\(usual(format))"),
      .chart(chart.chart(format, [restingChange.sentence(format), restingChange.reason(numbers)])),
    ]
  }

  private func usual(_ format: TextFormatter) -> String {
    guard let baseline, let baselineDays else {
      return format("Your usual is not known yet: it needs 14 known days of the last 28.")
    }
    let values = ["value": format.number(baseline), "known": "\(baselineDays)"]
    return format("Your usual is {value}, the median of {known} of the 28 days before.", values)
  }

  private func anomalyBlocks(_ format: TextFormatter) -> [Block] {
    guard !anomalies.isEmpty else {
      return baseline == nil
        ? [] : [.sentence("\(format("In your records, none of these {days} days was unusual.", ["days": "\(days)"]))")]
    }
    let items = anomalies.prefix(Self.mostListed).map { anomaly in
      Block.ItemList.Item(
        "\(HeartWords.told(anomaly.resting, on: anomaly.day, format))",
        mark: anomaly.resting.finding == .sustained ? .warning : .bullet,
        details: [.commands([.init(anomaly.command)])])
    }
    let rest = anomalies.count - items.count
    let more: [Block] =
      rest > 0
      ? [.sentence("\(format.count(rest, "1 more before that", "{count} more before that"), .faint)")] : []
    return [.heading(.init("\(format("In your records"))")), .list(.init(items))] + more
  }

  private func facts(_ format: TextFormatter) -> [Block] {
    var facts = variability.map { HeartWords.fact(of: $0, format) }
    let names = ChartDays(format: format)
    if let latest = recoveries.first {
      let values = [
        "beats": format.number(latest.beats), "day": names.name(latest.day), "count": "\(recoveries.count)",
      ]
      facts.append(
        .fact(
          .init(
            format("Recovery"),
            "\(format("{beats} a minute slower, 1 minute after exercise on {day} (n = {count})", values))")))
    }
    if let vo2max {
      let values = ["value": format.number(vo2max.value), "day": names.name(vo2max.day)]
      facts.append(.fact(.init(format("VO₂max"), "\(format("{value}, on {day}, as your device gave it", values))")))
    }
    if let irregularDays {
      let values = ["days": irregularDays.map(names.name).joined(separator: ", ")]
      facts.append(
        .fact(
          .init(
            format("Irregular rhythm"),
            irregularDays.isEmpty
              ? "\(format("your device noticed none"))" : "\(format("your device noticed one on {days}", values))")))
    }
    return facts
  }

  /// What is not tracked, and how to track it.
  private func missing(_ format: TextFormatter) -> [Block] {
    var commands: [Block.NextCommand] = []
    if resting == nil { commands.append(.init("symptoms log heart 62 resting", format("log a resting heart rate"))) }
    if variability.isEmpty { commands.append(.init("symptoms log heart hrv_rmssd=38", format("log your HRV"))) }
    if recoveries.isEmpty {
      commands.append(.init("symptoms log heart 118 after-exercise at=18:31", format("log a rate after exercise")))
    }
    if vo2max == nil { commands.append(.init("symptoms log heart vo2max=38", format("log your VO₂max"))) }
    guard !commands.isEmpty else { return [] }
    return [.sentence(RichText(format("Not tracked in these {days} days:", ["days": "\(days)"]), .unknown))]
      + [.commands(commands)]
  }
}

extension HealthMaker {
  /// The heart of the last days.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func heart() throws -> HealthHeartView {
    try session.journal.read { journal in
      let back = max(2 * days, days + RestingRate.days) + 1
      let metrics = HealthArea.heart.metrics
      let table = try table(metrics, back: back, in: journal)
      func series(_ metric: MetricID) -> HealthSeries? { HealthSeries(metric, back: back, in: table, of: session) }
      let resting = series(RestingRate.metric)
      let latest = resting?.latest(days)
      let baseline = resting.flatMap { resting in
        latest.flatMap { latest in
          RestingRate.baseline(after: resting.values.dropLast(latest.day.distance(to: resting.last) + 1))
        }
      }
      let window = session.today.advanced(by: 1 - days)...session.today
      let registry = session.environment.registry
      let irregular = try registry.healthReaders.all.compactMap {
        try $0.irregularRhythm(on: window, of: session, in: journal)
      }
      let vo2max = series("vitals.vo2max")?.latest(days)
      return HealthHeartView(
        from: window.lowerBound, to: window.upperBound, resting: latest.map { .init(value: $0.value, day: $0.day) },
        baseline: baseline?.median, baselineDays: baseline?.known,
        restingChange: resting?.change(days),
        anomalies: resting.map { anomalies(of: $0) } ?? [],
        variability: ["vitals.hrv_rmssd_ms", "vitals.hrv_sdnn_ms"].compactMap { metric in
          series(metric).flatMap { variability(of: $0) }
        }, recoveries: try recoveries(on: window, in: journal),
        vo2max: vo2max.map { .init(value: $0.value, day: $0.day) },
        irregularDays: irregular.isEmpty ? nil : Set(irregular.flatMap(\.self)).sorted(by: >),
        goals: try goals(Set(metrics), in: journal), series: resting, days: days)
    }
  }

  private func anomalies(of series: HealthSeries) -> [HealthHeartView.Anomaly] {
    (0..<days).compactMap { back in
      RestingRate(series.values.dropLast(back)).map { resting in
        let day = series.last.advanced(by: -back)
        return .init(day: day, resting: resting, command: "symptoms list --kind heart --days 2 --date \(day)")
      }
    }
  }

  private func variability(of series: HealthSeries) -> HealthHeartView.Variability? {
    series.latest(days).map { latest in
      .init(
        metric: series.metric.id, day: latest.day, milliseconds: latest.value,
        score: HRVScore(series.values.dropLast(latest.day.distance(to: series.last))), change: series.change(days))
    }
  }

  /// The latest first.
  func recoveries(on days: ClosedRange<Day>, in journal: any JournalReading) throws -> [HeartRecovery] {
    let workouts = try session.environment.registry.workouts(on: days, of: session, in: journal)
    guard !workouts.isEmpty else { return [] }
    let readings = try heartReadings(on: days, in: journal)
    return workouts.compactMap { HeartRecovery($0, readings) }.reversed()
  }

  func heartReadings(on days: ClosedRange<Day>, in journal: any JournalReading) throws -> HeartReadings {
    try session.environment.registry.healthReaders.all.reduce(into: .none) { readings, reader in
      readings.rates += try reader.heartRates(on: days, of: session, in: journal)
      readings.recoveries += try reader.recoveries(on: days, of: session, in: journal)
    }
  }
}
