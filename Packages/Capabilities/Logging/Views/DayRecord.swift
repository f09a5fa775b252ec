import TrackerApplication
import TrackerCore

/// Makes a day's record from the journal.
struct DayRecord {
  let session: Session
  let journal: any JournalReading
  let day: Day

  func view() throws -> DayView {
    let person = session.person
    let entries = try journal.entries(EntryQuery(days: day...day))
    let symptoms = person.entryContext.symptoms
    var metrics: [MetricID: Int] = ["sleep.hours": 0]
    for symptom in symptoms { metrics[symptom.metric] = 0 }
    for category in person.tracked { if let metric = category.metric { metrics[metric] = 0 } }
    let table = try journal.dayTable(metrics, on: day...day, catalogue: person.catalogue)
    let answers = try DayAnswers(on: day, of: session, entries: entries, table: table, in: journal)
    let answered = symptoms.compactMap { symptom in
      table[symptom.metric, day].number.map { (symptom: symptom, value: $0) }
    }
    let worst = answered.max { DayRecord.severity(of: $0) < DayRecord.severity(of: $1) }
    let missing = person.tracked.filter { !answers.isAnswered($0) }
    let kinds = session.environment.registry.logKinds.all.map { $0.definition }
    // A day that would be doubted is not offered.
    let isOffered = try session.doubt(aboutDay: day, in: journal) == nil
    let option = day == session.today ? "" : " --date \(day)"
    let counts = Dictionary(grouping: entries, by: \.kind).mapValues(\.count)
    return DayView(
      day: day, sleepHours: table["sleep.hours", day].number,
      night: DayView.Night(entries.filter { $0.kind == RestKind.id }),
      counts: Dictionary(uniqueKeysWithValues: counts.map { ($0.key.rawValue, $0.value) }),
      answered: person.tracked.filter(answers.isAnswered).map(\.id),
      missing: missing.map(\.id), quality: DayView.Quality(worst: worst.map(DayRecord.severity)),
      isClosed: entries.contains { $0.kind == DayKind.id }, worst: worst,
      logged: kinds.filter { $0.id != DayKind.id }.compactMap { kind in counts[kind.id].map { kind.count($0) } },
      next: (isOffered ? missing.first : nil).flatMap { session.environment.registry.command(logging: $0) }.map {
        $0 + option
      },
      checkIn: worst == nil && isOffered ? "symptoms check-in\(option)" : nil)
  }

  private static func severity(of answer: (symptom: SymptomDefinition, value: Double)) -> Double {
    severity(of: answer.value, on: answer.symptom.scale)
  }

  /// A value turned so that high is bad, as if its scale were 1 … 10; a none is 0.
  static func severity(of value: Double, on scale: Scale) -> Double {
    if scale.isNone(value) { return 0 }
    let length = scale.range.upperBound - scale.range.lowerBound
    guard length > 0 else { return 1 }
    let share = (value - scale.range.lowerBound) / length
    return 1 + 9 * (scale.worse == .high ? share : 1 - share)
  }
}
