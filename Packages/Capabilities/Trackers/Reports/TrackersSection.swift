import TrackerApplication
import TrackerCore

/// Trackers and vital signs in reports: what a person follows, but for what has a part of its own.
struct TrackersSection: ReportSection {
  static let part = ReportScorePart("mood", "Mood", weight: 15)
  /// Trackers of which other parts of a report tell.
  private static let others: Set = ["sleep", "stress", "water"]

  let id = "trackers"
  let title: Phrase = "Trackers and vital signs"
  let place = 90
  let scoreParts = [TrackersSection.part]
  let notTracked: Phrase = "None of your trackers has a value in this time. To see them: symptoms trackers"

  private func trackers(of session: Session) -> [Tracker] {
    session.environment.registry.trackers(for: session.person).filter { !Self.others.contains($0.id) }
  }

  func metrics(for session: Session) -> [MetricID] {
    trackers(of: session).flatMap(\.metrics) + [PointsDetails.mood, PointsDetails.moodOfJournal]
  }

  func content(of range: ReportRange) -> (any ReportContent)? {
    let lines = trackers(of: range.session).flatMap { tracker in
      tracker.metrics.compactMap { TrackersReport.Line($0, of: tracker, in: range) }
    }
    // A metric that two trackers follow is told once.
    var seen: Set<MetricID> = []
    let once = lines.filter { seen.insert($0.metric).inserted }
    return once.isEmpty ? nil : TrackersReport(lines: once, scores: score(of: range).map { [$0] } ?? [])
  }

  /// The mood of check-ins, else that of the journal, on its scale.
  private func score(of range: ReportRange) -> ReportScore? {
    for metric in [PointsDetails.mood, PointsDetails.moodOfJournal] {
      guard let mean = range.mean(metric), range.isCovered(by: mean.known),
        let scale = range.table.catalogue[metric]?.range, scale.upperBound > scale.lowerBound
      else { continue }
      let share = (mean.mean - scale.lowerBound) / (scale.upperBound - scale.lowerBound)
      return ReportScore(Self.part.id, 100 * share, known: mean.known)
    }
    return nil
  }
}

/// What is known of trackers on some days.
struct TrackersReport: ReportContent {
  struct Line: Encodable, Sendable {
    var tracker: String
    var metric: MetricID
    /// In English.
    var unit: String
    /// Of the known days.
    var mean: Double
    var known: Int
    var lowest: Double
    var highest: Double
    var usual: Double?
    let name: Phrase
    let told: Told
    /// The days, or the means of weeks, months or years.
    let line: Sparkline

    /// The same in words.
    struct Told: Sendable {
      var mean: Phrase
      var usual: Phrase?
    }

    private enum CodingKeys: String, CodingKey { case tracker, metric, unit, mean, known, lowest, highest, usual }
  }

  var lines: [Line]
  let scores: [ReportScore]

  private enum CodingKeys: String, CodingKey { case lines = "trackers" }
}

extension TrackersReport.Line {
  /// So many days have a sign each.
  private static let mostDrawn = 31

  /// nil where no day is known, and where the person does not have the metric.
  fileprivate init?(_ metric: MetricID, of tracker: Tracker, in range: ReportRange) {
    let known = range.known(metric)
    guard let definition = range.table.catalogue[metric], let mean = ReportRange.Mean(of: known) else { return nil }
    self.tracker = tracker.id
    self.metric = metric
    unit = definition.unit
    self.mean = mean.mean
    self.known = mean.known
    lowest = known.min() ?? mean.mean
    highest = known.max() ?? mean.mean
    usual = range.usualMean(metric)
    name = tracker.metrics.count == 1 ? tracker.name : definition.name
    let trend = ReportTrend(metric, in: range)
    line = Sparkline(range.count <= Self.mostDrawn ? trend.values : trend.points.map(\.mean), of: definition)
    told = Told(mean: tracker.told(mean.mean, definition), usual: usual.map { tracker.told($0, definition) })
  }
}

extension TrackersReport {
  private static let fewestSigns = 5

  func headline(_ format: TextFormatter) -> RichText {
    "\(format.count(lines.count, "1 number followed", "{count} numbers followed"))"
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    // Of a single day there is nothing to draw.
    let hasLines = lines.contains { $0.line.values.count > 1 }
    let rows = lines.map { line -> Block.Table.Row in
      let usual = line.told.usual.map { RichText(format($0)) } ?? RichText("–", .unknown)
      let drawn = hasLines ? [RichText(line.line.text)] : []
      return .init(["\(format(line.name))"] + drawn + ["\(format(line.told.mean))", usual, "\(line.known)"])
    }
    return [
      .table(
        .init(
          [.init("")] + (hasLines ? [.init(format("day by day"), fewestSigns: Self.fewestSigns)] : []) + [
            .init(format("a day"), .trailing), .init(format("usually"), .trailing),
            .init(format("days known"), .trailing),
          ], caption: format("What you follow"), rows: rows))
    ]
  }
}
