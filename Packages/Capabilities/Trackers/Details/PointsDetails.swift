import TrackerApplication
import TrackerCore

/// Answers on a scale, such as mood: how much they move, which there were, and how they are through the day.
struct PointsDetails: TrackerDetails {
  static let mood: MetricID = "symptom.mood"
  static let moodOfJournal: MetricID = "journal.mood"
  static let energy: MetricID = "symptom.energy"
  static let stress: MetricID = "stress.level"

  /// Days that are looked at.
  private static let days = 30

  /// One for each metric of which a day is known.
  var metrics: [Figures]

  struct Figures: Encodable, Sendable {
    var metric: MetricID
    var name: Phrase
    var stability: Stability
    /// Days by their value, rounded to whole points, the lowest first.
    var distribution: [Count]
    /// Parts of the day with at least one answer that has a time.
    var throughTheDay: [Part]
  }

  struct Count: Encodable, Sendable, Hashable {
    var value: Int
    var days: Int
  }

  struct Part: Encodable, Sendable, Hashable {
    var part: PartOfDay
    var answers: Int
    var mean: Double
  }

  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  init(_ day: TrackerDay, of metrics: [MetricID]) throws {
    let last = day.day.advanced(by: 1 - Self.days)...day.day
    let measured = try day.measured(Set(metrics), on: last)
    self.metrics = metrics.compactMap { metric in
      guard let definition = day.table.catalogue[metric] else { return nil }
      let values = day.numbers(metric, days: Self.days)
      let stability = Stability(of: values)
      guard stability.known > 0 else { return nil }
      let counts = Dictionary(grouping: values.filter { !$0.isNaN }.map { Int($0.rounded()) }) { $0 }
      return Figures(
        metric: metric, name: definition.name, stability: stability,
        distribution: counts.map { Count(value: $0.key, days: $0.value.count) }.sorted { $0.value < $1.value },
        throughTheDay: PartOfDay.parts(of: measured.filter { $0.metric == metric }))
    }
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    guard !metrics.isEmpty else { return [] }
    return [.section([.heading(.init("\(format("The last 30 days"))")), .table(steadiness(format))])]
      + [.section([.sentence("\(explained(format), .faint)")])]
      + metrics.map { .section([.table(distribution(of: $0, format))]) } + throughTheDay(format)
  }

  private func steadiness(_ format: TextFormatter) -> Block.Table {
    func number(_ value: Double?) -> RichText { "\(value.map { format.number($0) } ?? "–")" }
    return Block.Table(
      [
        .init(""), .init(format("Mean"), .trailing), .init(format("Spread"), .trailing),
        .init(format("Day to day"), .trailing), .init(format("Days known"), .trailing),
      ],
      rows: metrics.map { metric in
        let stability = metric.stability
        return .init([
          "\(format(metric.name))", number(stability.mean), number(stability.standardDeviation),
          number(stability.rmssd), "\(stability.known)",
        ])
      })
  }

  private func explained(_ format: TextFormatter) -> String {
    format("Spread is the standard deviation, day to day the RMSSD. Each needs 7 days.")
  }

  private func distribution(of figures: Figures, _ format: TextFormatter) -> Block.Table {
    let most = Double(figures.distribution.map(\.days).max() ?? 1)
    return Block.Table(
      [.init(format(figures.name), .trailing), .init(format("Days"), .trailing)],
      rows: figures.distribution.map { count in
        .init(["\(count.value)", "\(count.days)"], bar: Double(count.days) / most)
      })
  }

  private func throughTheDay(_ format: TextFormatter) -> [Block] {
    let shown = metrics.filter { !$0.throughTheDay.isEmpty }
    guard !shown.isEmpty else { return [] }
    let rows = PartOfDay.allCases.compactMap { part -> Block.Table.Row? in
      let cells = shown.map { figures -> RichText in
        guard let found = figures.throughTheDay.first(where: { $0.part == part }) else { return "–" }
        return "\(format.number(found.mean)) (\(found.answers))"
      }
      return cells.contains { $0.text != "–" } ? .init(["\(format(part.name))"] + cells) : nil
    }
    return [
      .section([
        .heading(.init("\(format("Through the day: mean and number of answers"))")),
        .table(.init([.init("")] + shown.map { .init(format($0.name), .trailing) }, rows: rows)),
      ])
    ]
  }
}

extension PartOfDay {
  var name: Phrase {
    switch self {
    case .morning: "Morning, from 04:00"
    case .afternoon: "Afternoon, from 12:00"
    case .evening: "Evening, from 17:00"
    case .night: "Night, from 22:00"
    }
  }

  /// The parts of which something is known, in their order.
  static func parts(of values: [MeasuredValue]) -> [PointsDetails.Part] {
    allCases.compactMap { part in
      let known = values.filter { value in value.time.map { PartOfDay($0) == part } ?? false }.map(\.value)
      guard !known.isEmpty else { return nil }
      return .init(part: part, answers: known.count, mean: known.reduce(0, +) / Double(known.count))
    }
  }
}
