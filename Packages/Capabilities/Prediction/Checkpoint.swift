import TrackerCore
import TrackerLearner

/// What has been learnt of a condition when a day has ended.
struct Checkpoint: Sendable {
  var through: Day
  /// The definition that the learner's factors are of: the one in force on the day.
  var definition: ContentHash?
  var learner: Learner
  /// By `Forecast.Kind`.
  var scores: [String: ForecastScore] = [:]

  /// The score of the official kind; of days worked out afterwards while no forecast made ahead was scored.
  var score: (kind: Forecast.Kind, score: ForecastScore) {
    for kind in [Forecast.Kind.ahead, .replayed] {
      if let score = scores[kind.rawValue] { return (kind, score) }
    }
    return (.ahead, ForecastScore())
  }

  /// A checkpoint as it is kept: the design is that of the definition.
  struct Kept: Sendable, Hashable, Codable {
    var through: Day
    var definition: ContentHash?
    var numbers: LearnerState
    var scores: [String: ForecastScore]
  }

  var kept: Kept { Kept(through: through, definition: definition, numbers: learner.state, scores: scores) }
}

extension Checkpoint: Equatable {
  static func == (left: Checkpoint, right: Checkpoint) -> Bool { left.kept == right.kept }
}
