import TrackerApplication
import TrackerCore

/// The resting heart rate in reports, with days that stand out.
struct HeartSection: ReportSection {
  private static let others: [MetricID] = ["vitals.hrv_rmssd_ms", "vitals.hrv_sdnn_ms", "vitals.vo2max"]

  let id = "heart"
  let title: Phrase = "Heart"
  let place = 64
  let isNarrow = true
  let notTracked: Phrase = "No heart rate is known of this time. To log one: symptoms log heart 62 resting"

  func metrics(for session: Session) -> [MetricID] { [RestingRate.metric] + Self.others }

  func content(of range: ReportRange) -> (any ReportContent)? {
    let resting = range.mean(RestingRate.metric)
    let others = Self.others.compactMap { metric -> HeartReport.Item? in
      guard let mean = range.mean(metric), let label = HealthArea.label(of: metric) else { return nil }
      return .init(metric: metric, label: label, mean: mean)
    }
    guard resting != nil || !others.isEmpty else { return nil }
    return HeartReport(
      days: range.count, resting: resting, usual: range.usualMean(RestingRate.metric), others: others,
      anomalies: anomalies(in: range), trend: ReportTrend(RestingRate.metric, in: range))
  }

  /// The latest first. The table holds the days before that each is compared with.
  private func anomalies(in range: ReportRange) -> [HeartReport.Anomaly] {
    let first = range.days.lowerBound.advanced(by: -RestingRate.days)
    let values = range.table.numbers(of: RestingRate.metric, on: first...range.days.upperBound)
      .map { $0.isNaN ? nil : $0 }
    return (0..<range.count).compactMap { back in
      RestingRate(values.dropLast(back)).map {
        .init(day: range.days.upperBound.advanced(by: -back), resting: $0)
      }
    }
  }
}

/// The heart on some days.
struct HeartReport: ReportContent {
  struct Item: Encodable, Sendable {
    var metric: MetricID
    let label: Phrase
    var mean: ReportRange.Mean

    private enum CodingKeys: String, CodingKey { case metric, mean }
  }

  struct Anomaly: Encodable, Sendable {
    var day: Day
    var resting: RestingRate
  }

  let days: Int
  /// Beats a minute.
  var resting: ReportRange.Mean?
  var usual: Double?
  var others: [Item]
  /// Days whose resting rate stands out, the latest first.
  var anomalies: [Anomaly]
  var trend: ReportTrend

  private enum CodingKeys: String, CodingKey { case resting, usual, others, anomalies, trend }

  /// So many days are listed.
  private static let mostListed = 5

  func headline(_ format: TextFormatter) -> RichText {
    guard let resting else { return "\(format("The resting rate is not known"))" }
    let values = [
      "mean": format.number(resting.mean, upTo: 0), "usual": usual.map { format.number($0, upTo: 0) } ?? "",
    ]
    return usual == nil
      ? "\(format("Resting rate {mean}", values))" : "\(format("Resting rate {mean}, usually {usual}", values))"
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    let trend = trend.block(
      format("Resting rate"), caption: format("Resting heart rate"), format, marked: Set(anomalies.map(\.day))
    ) { format.number($0, upTo: 0) }
    var blocks = [trend].compactMap(\.self)
    if let resting, days > 1 {
      let known = ["known": "\(resting.known)", "days": "\(days)"]
      blocks.append(.sentence("\(format("{known} of {days} days known.", known))"))
    }
    blocks += others.map { item in
      let values = ["value": format.number(item.mean.mean), "known": "\(item.mean.known)", "days": "\(days)"]
      let told = days == 1 ? values["value"] : format("{value} on average ({known} of {days} days known)", values)
      return .fact(.init(format(item.label), "\(told ?? "")"))
    }
    guard !anomalies.isEmpty else { return blocks }
    let listed = anomalies.prefix(Self.mostListed)
    let rest = anomalies.count - listed.count
    blocks += [
      .sentence("\(format("Days that stand out in your records:"))"),
      .list(.init(listed.map { "\(HeartWords.told($0.resting, on: $0.day, format))" })),
    ]
    return rest == 0
      ? blocks : blocks + [.sentence("\(format.count(rest, "1 more before that", "{count} more before that"), .faint)")]
  }
}
