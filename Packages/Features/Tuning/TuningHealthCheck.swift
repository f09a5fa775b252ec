import TrackerApplication
import TrackerCore

/// Whether the tunings of the person's conditions can still be used.
struct TuningHealthCheck: HealthCheck {
  let id = "tunings"

  func findings(in environment: Environment, repairing: Bool) -> [HealthFinding] {
    let today = DayCalendar(zone: environment.zone).day(of: environment.now)
    // Of a journal that can't be read its own check tells.
    guard let journal = (try? environment.openJournal(false) { _ in }) ?? nil,
      let tunings = try? journal.read({ try tunings(in: $0, on: today) })
    else { return [] }
    return tunings.map { condition, overlay in finding(of: overlay, for: condition, in: environment) }
  }

  /// The tuning in force of each condition that has one.
  private func tunings(in journal: any JournalReading, on day: Day) throws -> [(PackID, Overlay)] {
    let conditions = try (journal.value(ConditionRecord.document) ?? []).filter { $0.ended == nil }
    return try conditions.compactMap { condition in
      try journal.tunings(of: condition.pack).inForce(on: day).map { (condition.pack, $0.overlay) }
    }
  }

  private func finding(of overlay: Overlay, for condition: PackID, in environment: Environment) -> HealthFinding {
    let name = Phrase.words("Tuning of {condition}", ["condition": .verbatim(condition.rawValue)])
    let what = "tuning \(condition)"
    do {
      let result = try environment.packs.pack(condition, tunedBy: overlay.text)
      guard let words = result.leftOutWords else { return HealthFinding(what, called: name, .fine, "in use") }
      return HealthFinding(what, called: name, result.isTuned && result.leftOut.isEmpty ? .fine : .wrong, words)
    } catch {
      return HealthFinding(
        what, called: name, .wrong, "it cannot be used, as the pack cannot be read",
        ["command": .verbatim("symptoms pack lint \(condition.rawValue)")],
        recovery: "To see the errors, type: {command}")
    }
  }
}
