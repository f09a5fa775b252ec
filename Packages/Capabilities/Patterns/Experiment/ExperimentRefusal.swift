import TrackerApplication
import TrackerCore
import TrackerPatternEngine

/// Why an experiment may not begin. Each has its sentence.
enum ExperimentRefusal: Hashable {
  /// Another one runs until a day.
  case running(Phrase, until: Day)
  /// It is never part of one, with the reason: a medicine, what a pack keeps out, what nobody chooses.
  case kept(Phrase)
  /// It is a part of how the days are judged, or may call for help.
  case symptom
  /// It is none of the things that a day has or has not.
  case notYesOrNo
  /// Answers of a day call for help, as a pack says.
  case callsForHelp(on: Day, says: String)
  /// It is known of too few days.
  case unlogged(known: Int, days: Int)
  /// The symptoms are answered on too few days.
  case unanswered(known: Int, days: Int)
  /// It was there on none of the days.
  case neverThere(days: Int)

  /// - Parameter name: That of the factor, within a sentence.
  func failure(of name: Phrase) -> Failure {
    let values: [String: Phrase] = ["name": name]
    switch self {
    case .running(let other, let day):
      return Failure(
        .validation, "An experiment with {other} runs until {day}; only one can run",
        ["other": other, "day": .day(day)], recovery: "To stop it: symptoms patterns experiment stop")
    case .kept(let reason):
      return Failure(.validation, "{name}: this is never part of an experiment", values, recovery: reason)
    case .symptom:
      return Failure(
        .validation, "{name}: this says how a day was, so it is never part of an experiment", values,
        recovery: "Try something that you can have or leave out.")
    case .notYesOrNo:
      return Failure(
        .validation, "{name}: an experiment needs something that a day has or has not", values,
        recovery: "Try something that you can have or leave out.")
    case .callsForHelp(let day, let says):
      return Failure(
        .validation, "No experiment can begin: your answers of {day} call for help", ["day": .day(day)],
        recovery: .verbatim(says))
    case .unlogged(let known, let days):
      return Failure(
        .validation, "{name}: known on {count} of your last {days} days; {needed} are needed",
        values.merging(ExperimentRefusal.counts(known, days)) { $1 },
        recovery: "Log more days, or mark them complete: symptoms day close")
    case .unanswered(let known, let days):
      return Failure(
        .validation, "You answered your symptoms on {count} of your last {days} days; {needed} are needed",
        ExperimentRefusal.counts(known, days), recovery: "To answer today: symptoms check-in")
    case .neverThere(let days):
      return Failure(
        .validation, "{name}: none of your last {days} days had it",
        values.merging(["days": .count(days)]) { $1 },
        recovery: "An experiment is only for what you have now and then.")
    }
  }

  private static func counts(_ known: Int, _ days: Int) -> [String: Phrase] {
    ["count": .count(known), "days": .count(days), "needed": .count(needed(of: days))]
  }

  /// The least share of days that must be known, and how many days are looked at.
  private static let leastShare = 0.7
  static let (fewestDays, mostDays) = (SeverityRhythm.fewestDays, 60)
  /// Days before today whose answers may call for help.
  static let daysOfHelp = 7

  /// How many of so many days must be known.
  static func needed(of days: Int) -> Int { Int((Double(days) * leastShare).rounded(.up)) }

  /// Whether too few days are known.
  static func areTooFew(_ known: Int, of days: Int) -> Bool { known < needed(of: days) }
}
