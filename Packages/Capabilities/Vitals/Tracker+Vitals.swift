import TrackerApplication
import TrackerCore

/// Movement and the heart at a glance, after what people log by hand.
extension Tracker {
  static let movement = Tracker(
    "movement", "Movement", aliases: ["steps", "schritte", "bewegung"],
    metrics: [steps, energy, exercise, stand, logged],
    command: "symptoms movement 8200", entering: "symptoms log movement", place: 60, told: { moved($0, $1.id) },
    today: { day in
      let value = day.metric.flatMap { day.number($0.id) }
      func part(_ name: Phrase, _ metric: MetricID, or other: MetricID? = nil, _ command: String) -> TrackerPart {
        TrackerPart(name, of: metric, or: other, on: day, command: command) {
          moved($0, metric)
        } beside: {
          moved($0, of: $1, metric)
        }
      }
      return TrackerToday(
        told: value.flatMap { value in day.metric.map { moved(value, $0.id) } }, value: value,
        parts: [
          part("Steps", steps, "symptoms movement 8200"),
          part("Active energy", energy, "symptoms movement active_energy=430"),
          part("Exercise minutes", exercise, or: logged, "symptoms movement exercise_minutes=25"),
          part("Standing", stand, "symptoms movement stand_hours=10"),
        ])
    })

  static let heart = Tracker(
    "heart", "Heart", aliases: ["pulse", "puls", "herz"], metrics: [resting, rate, lowest, highest],
    command: "symptoms heart 62 resting", entering: "symptoms log heart", place: 61, told: { value, _ in beats(value) },
    today: { day in
      let value = day.metric.flatMap { day.number($0.id) }
      return TrackerToday(
        told: value.map(beats), value: value,
        parts: [
          TrackerPart(
            "Resting", of: resting, on: day, command: "symptoms heart 62 resting", told: beats, beside: beats),
          TrackerPart("Mean", of: rate, on: day, command: "symptoms heart 74", told: beats, beside: beats),
          TrackerPart("Range", from: lowest, to: highest, on: day, command: "symptoms heart min=52 max=131") {
            .words("{low} to {high} a minute", ["low": .number($0, upTo: 0), "high": .number($1, upTo: 0)])
          },
        ])
    })

  private static let steps: MetricID = "vitals.steps"
  private static let energy: MetricID = "vitals.active_energy_kcal"
  private static let exercise: MetricID = "vitals.exercise_minutes"
  /// What was logged as exercise counts, too.
  private static let logged: MetricID = "exercise.minutes"
  private static let stand: MetricID = "vitals.stand_hours"
  private static let resting: MetricID = "vitals.resting_heart_rate"
  private static let rate: MetricID = "vitals.heart_rate"
  private static let lowest: MetricID = "vitals.heart_rate_min"
  private static let highest: MetricID = "vitals.heart_rate_max"

  /// `8,200 steps`, `430 kcal`, `25 minutes`: the name of what was counted stands beside it
  private static func moved(_ value: Double, _ metric: MetricID) -> Phrase {
    let isOne = value.rounded() == 1
    let words: String =
      switch metric {
      case energy: isOne ? "1 kcal" : "{count} kcal"
      case exercise, logged: isOne ? "1 minute" : "{count} minutes"
      case stand: isOne ? "1 hour with standing" : "{count} hours with standing"
      default: isOne ? "1 step" : "{count} steps"
      }
    return .words(words, ["count": .number(value, upTo: 0)])
  }

  /// `12 of 25 minutes`
  private static func moved(_ value: Double, of goal: Double, _ metric: MetricID) -> Phrase {
    let words: String =
      switch metric {
      case energy: "{count} of {goal} kcal"
      case exercise, logged: "{count} of {goal} minutes"
      case stand: "{count} of {goal} hours"
      default: "{count} of {goal} steps"
      }
    return .words(words, ["count": .number(value, upTo: 0), "goal": .number(goal, upTo: 0)])
  }

  /// `62 a minute, goal 60`
  private static func beats(_ value: Double, of goal: Double) -> Phrase {
    .words("{value} a minute, goal {goal}", ["value": .number(value, upTo: 0), "goal": .number(goal, upTo: 0)])
  }

  /// `62 a minute`
  private static func beats(_ value: Double) -> Phrase {
    .words("{value} a minute", ["value": .number(value, upTo: 0)])
  }
}
