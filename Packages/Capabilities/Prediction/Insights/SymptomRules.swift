import TrackerApplication
import TrackerCore
import TrackerStatistics

/// Rules about the answers of the check-in.
enum SymptomRules {
  /// Standard deviations that stand out even where the points are few.
  private static let deviations = 1.5
  /// So many points stand out whatever the spread.
  private static let always = 2.0
  /// Fewer points never stand out.
  private static let least = 1.0

  /// A symptom far from its usual of the 28 days before.
  static let againstUsual = CoachingRule(
    "symptom-against-usual", "One of your symptoms is far from its usual.", category: .health, priority: 2,
    quietDays: 7,
    metrics: { basis in basis.person.checkIn.reduce(into: [:]) { $0[$1.metric] = PersonalUsual.days } },
    examples: [
      .speaks("Pain is 8 today; it's usually 4.", ["symptom.pain": .days(10, 4) + [8]]),
      .speaks("Mood is 3 today; it's usually 7.", ["symptom.mood": .days(10, 6.5) + [3]]),
      .speaks("Pain is 5 today; it's usually 4.", ["symptom.pain": [4, 4, 4, 4, 4, 4, 3, 4, 5]]),
      .silent("days that go up and down", ["symptom.pain": [1, 9, 2, 8, 1, 9, 5, 5, 2, 8, 6]]),
      .silent("too few answered days", ["symptom.pain": [3, 3, 3, nil, 3, 3, 3, 9]]),
      .silent("an unanswered day", ["symptom.pain": .days(10, 3) + [nil]]),
    ]
  ) { day in
    day.person.checkIn.compactMap { symptom in
      guard let value = day.number(symptom.metric) else { return nil }
      let before = day.known(symptom.metric, back: 1...PersonalUsual.days)
      guard let usual = PersonalUsual.mean(of: before) else { return nil }
      let difference = abs(value - usual)
      let spread = deviations * (RunningMoments(before).standardDeviation ?? 0)
      // On other scales than those of points, what is a clear change goes with their length.
      let clear = symptom.scale.kind == .points ? always : symptom.scale.clearChange
      let least = symptom.scale.kind == .points ? least : clear / 2
      guard difference >= least, difference >= min(clear, spread) else { return nil }
      return CoachingNotice(
        sentence(symptom, value, usual: usual, isToday: day.isToday),
        command: day.entries("check-in", days: PersonalUsual.days + 1), subject: symptom.metric.rawValue, value: value,
        comparedWith: usual, weight: difference / max(spread, least))
    }
  }

  private static func sentence(_ symptom: SymptomDefinition, _ value: Double, usual: Double, isToday: Bool) -> Phrase {
    let values: [String: Phrase] = [
      "name": .verbatim(symptom.name), "value": symptom.scale.told(value),
      "usual": symptom.scale.kind == .duration ? symptom.scale.told(usual) : .number(usual, upTo: 0),
    ]
    if symptom.scale.isNone(value) {
      return .words(
        isToday ? "{name}: none today; it's usually {usual}." : "{name}: none; it's usually {usual}.", values)
    }
    return .words(
      isToday ? "{name} is {value} today; it's usually {usual}." : "{name} was {value}; it's usually {usual}.", values)
  }
}
