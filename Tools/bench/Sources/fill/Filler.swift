import TrackerApplication
import TrackerCore
import TrackerSimulation
import TrackerStatistics

/// Writes a simulated life through the kinds' own parser and measures, with a forecast stored every evening, a month an
/// action.
struct Filler {
  let session: Session
  /// How many foods there are of which each is eaten on about one day in ten.
  let foods: Int

  func fill(days: Int) throws -> Int {
    guard let pack = session.person.packs.first else { return 0 }
    let today = session.today
    let world = SimulatedWorld(pack: pack, metrics: session.environment.registry.catalogue)
    var person = SimulatedPerson(seed: 1, in: world, from: today.advanced(by: -days))
    var written = 0
    for start in stride(from: days, to: 0, by: -30) {
      try session.journal.write("fill", at: session.environment.now) { journal in
        for back in stride(from: start, to: max(0, start - 30), by: -1) {
          written += try fill(today.advanced(by: -back), with: person.nextDay(), in: journal)
        }
      }
    }
    return written
  }

  private func fill(_ day: Day, with life: SimulatedDay, in journal: any JournalWriting) throws -> Int {
    let calendar = session.calendar
    let evening = calendar.start(of: day) + 19 * 3600
    var environment = session.environment
    environment.now = evening
    let atEvening = Session(environment: environment, journal: session.journal, person: session.person)
    let lines = DayLines(day: life, checkIn: session.person.checkIn.map(\.id), foods: eaten(on: day)).all
    for (kind, words) in lines {
      guard let kind = session.environment.registry.logKind(kind) else { continue }
      let entry = session.entry(kind.id, try atEvening.parser(of: kind).parse(words))
      try journal.put(entry, measures: kind.allMeasures(of: entry, in: session.person.entryContext))
    }
    for condition in session.person.conditions {
      try session.environment.forecasts.refresh(condition, of: session.person, at: evening, in: journal)
    }
    return lines.count
  }

  /// The foods of a day, which are the same in every run.
  private func eaten(on day: Day) -> [String] {
    var random = SplitMix64(seed: UInt64(bitPattern: Int64(day.number)))
    return (0..<foods).filter { _ in Double.random(in: 0..<1, using: &random) < 0.1 }.map { food in
      let letters = [food / 26, food % 26].map { String(UnicodeScalar(UInt8(97 + $0))) }
      return "dish\(letters.joined())"
    }
  }
}

/// A day of somebody who logs a great deal.
struct DayLines {
  let day: SimulatedDay
  let checkIn: [SymptomID]
  /// Eaten besides, at dinner.
  let foods: [String]

  var all: [(kind: LogKindID, words: [String])] {
    var lines: [(kind: LogKindID, words: [String])] = [
      ("rest", ["\(clock(day.night.asleep))-\(clock(day.night.awake))", "quality=\(day.night.quality)"])
    ]
    for meal in day.meals {
      lines.append(
        (
          "food",
          [meal.type, meal.items.joined(separator: ", "), "at=\(clock(meal.time))"]
            + (meal.isLarge ? ["size=large"] : [])
        ))
      lines.append(("food", ["snack", "porridge", "drinks=1 glass water", "at=\(clock(meal.time + 90))"]))
    }
    if !foods.isEmpty { lines.append(("food", ["dinner", foods.joined(separator: ", "), "at=18:30"])) }
    if let exercise = day.exercise {
      lines.append(
        (
          "exercise",
          [exercise.type, "\(exercise.minutes)min", "intensity=\(exercise.intensity)", "at=\(clock(exercise.time))"]
        ))
    }
    for (index, type) in ["work", "household", "travel", "leisure"].enumerated() {
      lines.append(
        ("activity", [type, "\(30 + 20 * index)m", "stress=\(day.stress)", "at=\(clock(600 + 120 * index))"]))
    }
    for (index, id) in checkIn.enumerated() {
      let value = day.symptoms[id].map { Int($0) } ?? 3
      lines.append(("symptom", [id.rawValue, "\(value)", "at=\(clock(560 + 60 * index))"]))
    }
    for index in 0..<6 {
      lines.append(("medication", ["tablet-\(index % 3)", "10mg", "at=\(clock(480 + 120 * index))"]))
    }
    lines.append(("check-in", checkIn.compactMap { id in day.symptoms[id].map { "\(id)=\(Int($0))" } }))
    return lines
  }

  private func clock(_ minute: Int) -> String { LocalTime(wrapping: minute).description }
}
