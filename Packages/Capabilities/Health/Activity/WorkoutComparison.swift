import TrackerApplication
import TrackerCore

/// The workouts of a type on some days, beside the person's own earlier ones of the type.
struct WorkoutComparison: Sendable, Encodable {
  /// What is compared.
  enum Trait: String, Sendable, CaseIterable, Encodable {
    case minutes
    /// Minutes a kilometre.
    case pace
    /// Kilocalories.
    case energy
    /// Beats a minute.
    case heartRate
    /// Beats a minute that the heart rate fell in the minute after.
    case recovery
    /// Minutes times intensity.
    case load
  }

  /// The mean of what is known; nil means where nothing is.
  struct Side: Sendable, Hashable, Encodable {
    var mean: Double?
    /// Workouts that it is made of.
    var known: Int

    init(_ values: [Double]) {
      known = values.count
      mean = values.isEmpty ? nil : (values.reduce(0, +) / Double(values.count)).exported
    }
  }

  struct Line: Sendable, Encodable {
    var trait: Trait
    var now: Side
    var before: Side
  }

  /// So many days before the first one have the earlier workouts.
  static let daysBefore = 90

  var type: String
  let name: Phrase
  /// Workouts now, and before.
  var now: Int
  var before: Int
  /// Those of which something is known now.
  var lines: [Line]

  private enum CodingKeys: String, CodingKey { case type, now, before, lines }

  /// The types of the later workouts, the most frequent first.
  static func all(
    now: [RecordedWorkout], before: [RecordedWorkout], readings: HeartReadings
  ) -> [WorkoutComparison] {
    let earlier = Dictionary(grouping: before, by: \.type)
    return Dictionary(grouping: now, by: \.type).map { type, workouts in
      let own = earlier[type] ?? []
      let lines = Trait.allCases.map { trait in
        Line(
          trait: trait, now: Side(workouts.compactMap { $0.value(of: trait, readings) }),
          before: Side(own.compactMap { $0.value(of: trait, readings) }))
      }
      return WorkoutComparison(
        type: type, name: workouts[0].name, now: workouts.count, before: own.count,
        lines: lines.filter { $0.now.known > 0 })
    }
    .sorted { ($1.now, $0.type) < ($0.now, $1.type) }
  }
}

extension RecordedWorkout {
  fileprivate func value(of trait: WorkoutComparison.Trait, _ readings: HeartReadings) -> Double? {
    switch trait {
    case .minutes: minutes.map(Double.init)
    case .pace:
      minutes.flatMap { minutes in kilometres.flatMap { $0 > 0 ? Double(minutes) / $0 : nil } }
    case .energy: energy
    case .heartRate: heartRate
    case .recovery: HeartRecovery(self, readings)?.beats
    case .load: minutes.flatMap { minutes in intensity.map { Double(minutes * $0) } }
    }
  }
}
