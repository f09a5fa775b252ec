import TrackerApplication
import TrackerCore

/// Stress and activities in reports.
struct ActivitiesSection: ReportSection {
  private static let stress: MetricID = "stress.level"
  private static let minutes: MetricID = "activity.minutes"

  let id = "activities"
  let title: Phrase = "Stress and activities"
  let place = 80
  let isNarrow = true
  let notTracked: Phrase = "No stress or activity is known of this time. To log some: symptoms stress 4"

  private static func minutes(of type: String) -> MetricID { MetricID("activity.\(type)_minutes") }

  func metrics(for session: Session) -> [MetricID] {
    [Self.stress, Self.minutes] + ActivityKind.types.map(Self.minutes)
  }

  func content(of range: ReportRange) -> (any ReportContent)? {
    let stress = range.mean(Self.stress)
    let total = range.total(Self.minutes)
    guard stress != nil || total != nil else { return nil }
    let types = ActivityKind.types.compactMap { type -> ActivitiesReport.Activity? in
      guard let total = range.total(Self.minutes(of: type)), total.mean > 0 else { return nil }
      return .init(type: type, minutes: total.mean)
    }
    return ActivitiesReport(
      stress: stress, usualStress: range.usualMean(Self.stress), worstStress: range.known(Self.stress).max(),
      days: range.count, minutes: total, activities: types.sorted { ($1.minutes, $0.type) < ($0.minutes, $1.type) },
      trend: ReportTrend(Self.stress, in: range))
  }
}

/// How stressful some days were, and what was done on them.
struct ActivitiesReport: ReportContent {
  struct Activity: Encodable, Sendable {
    var type: String
    /// Of the known days together.
    var minutes: Double
  }

  /// 1 … 10, the highest of each day.
  var stress: ReportRange.Mean?
  var usualStress: Double?
  var worstStress: Double?
  let days: Int
  /// A total.
  var minutes: ReportRange.Mean?
  /// The longest first.
  var activities: [Activity]
  var trend: ReportTrend

  private enum CodingKeys: String, CodingKey {
    case stress, usualStress, worstStress, minutes, activities, trend
  }

  func headline(_ format: TextFormatter) -> RichText {
    guard let stress else { return "\(format("Stress is not known"))" }
    let values = ["mean": format.number(stress.mean), "usual": usualStress.map { format.number($0) } ?? ""]
    return usualStress == nil
      ? "\(format("Stress {mean} of 10", values))" : "\(format("Stress {mean} of 10, usually {usual}", values))"
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    let trend = trend.block(format("Stress"), caption: format("Stress of each day, 1 to 10"), format) {
      format.number($0)
    }
    let known =
      days == 1
      ? nil
      : stress.map { stress -> Block in
        let values = [
          "known": "\(stress.known)", "days": "\(days)", "worst": worstStress.map { format.number($0) } ?? "",
        ]
        return .sentence("\(format("{known} of {days} days known; {worst} at most.", values))")
      }
    let rows = activities.map { activity in
      let time = Phrase.duration(minutes: Int(activity.minutes.rounded()))
      return Block.fact(.init(format(ActivityType.name(of: activity.type)), "\(format(time))"))
    }
    return [trend, known].compactMap(\.self) + rows
  }
}
