import TrackerApplication
import TrackerCore

/// Where the drinks of the day come from, and how much is left to the goal.
struct WaterDetails: TrackerDetails {
  static let metric: MetricID = "hydration.ml"

  /// Millilitres of the day by the kind of entry, those with the most first; none where they are not all of it.
  var sources: [Source]
  /// Millilitres that are left to a goal of the day; nil without one, or where the day is unknown.
  var left: Double?

  struct Source: Encodable, Sendable {
    var kind: LogKindID
    /// The kind in the plural: `meals`.
    var name: Phrase
    var millilitres: Double
  }

  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  init(_ day: TrackerDay) throws {
    let metric = day.metric?.id ?? Self.metric
    let measured = try day.measured([metric], on: day.day...day.day)
    let counting = Measure.counting(measured, \.measure)
    let sums = counting.reduce(into: [LogKindID: Double]()) { sums, measured in
      sums[measured.kind, default: 0] += measured.value
    }
    // Where an app or a file says more for the whole day, the drinks do not explain it.
    let explained = sums.values.reduce(0, +)
    let isExplained = day.number(metric).map { abs($0 - explained) < 0.5 } ?? false
    let told = isExplained ? sums : [:]
    sources = told.compactMap { kind, sum in
      day.session.environment.registry.logKind(kind).map {
        Source(kind: kind, name: .words($0.definition.name, [:]), millilitres: sum)
      }
    }.sorted { ($1.millilitres, $0.kind.rawValue) < ($0.millilitres, $1.kind.rawValue) }
    guard let goal = day.goals.first(where: { $0.aim.metric == metric }), let today = day.number(metric) else { return }
    if case .habit(let habit) = goal.aim, habit.side == .atMost { return }
    left = max(0, goal.wanted - today)
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    var facts: [Block] = []
    if sources.count > 1 {
      let parts = sources.map { source in
        Block.Value("\(format(source.name)) \(format.amount(source.millilitres, .volume))")
      }
      facts.append(.fact(.init(format("Of today"), parts, .commas)))
    }
    if let left {
      let text = left > 0 ? format.amount(left, .volume) : format("nothing, it is reached")
      facts.append(.fact(.init(format("To your goal"), "\(text)")))
    }
    return facts.isEmpty ? [] : [.section(facts)]
  }
}
