import TrackerApplication
import TrackerCore

/// What each symptom was last answered with in the week before a day: shown faintly beside the scales, copied only
/// on purpose.
public struct EarlierAnswers: Sendable {
  /// The latest answer to one symptom, with the day that it was given for.
  public struct Answer: Sendable, Hashable {
    /// On a step of the symptom's scale, 0 for none.
    public let value: Double
    public let day: Day
  }

  /// Days looked back.
  static let reach = 7

  let day: Day
  let answers: [SymptomID: Answer]

  init(of symptoms: [SymptomDefinition], before day: Day, in journal: any JournalReading) throws {
    self.day = day
    let totals = try journal.totals(
      of: Set(symptoms.map(\.metric)), in: day.advanced(by: -EarlierAnswers.reach)...day.advanced(by: -1))
    let latest = totals.reduce(into: [MetricID: DayTotal]()) { latest, total in
      if total.day > latest[total.metric]?.day ?? .init(number: .min) { latest[total.metric] = total }
    }
    answers = symptoms.reduce(into: [:]) { answers, symptom in
      guard let total = latest[symptom.metric] else { return }
      answers[symptom.id] = Answer(value: symptom.scale.nearestAnswer(to: total.value), day: total.day)
    }
  }

  /// From which day answers were copied; the exceptions are named where they are of another day.
  func sentence(taking symptoms: [SymptomDefinition], in context: EntryContext) -> Phrase? {
    let days = Dictionary(grouping: symptoms.filter { answers[$0.id] != nil }) { answers[$0.id]?.day ?? day }
    guard let main = days.max(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) })?.key else { return nil }
    let others = days.filter { $0.key != main }.sorted { $0.key > $1.key }.map { day, symptoms in
      Phrase.words(
        "{symptoms} from {day}",
        ["symptoms": .allOf(symptoms.map { context.inSentence($0.name) }), "day": .day(day)])
    }
    return others.isEmpty
      ? .words("Copied from {day}.", ["day": .day(main)])
      : .words("Copied from {day}; {others}.", ["day": .day(main), "others": .allOf(others)])
  }
}
