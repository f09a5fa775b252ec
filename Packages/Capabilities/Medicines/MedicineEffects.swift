import TrackerCore

/// How bad it was before doses of a medicine, and after them, as it was logged. It says nothing of what did it.
enum MedicineEffects {
  /// A symptom is compared with the last dose of so many seconds, and that one with what was logged in as many before.
  static let reach: Int64 = 24 * 3_600

  /// A symptom that was logged after a medicine.
  struct Link: Sendable, Hashable, Encodable {
    var entry: EntryID
    var symptom: SymptomID
    /// On the symptom's own scale.
    var severity: Double
    /// The severity that was last logged in the 24 hours before the dose; nil where none was.
    var before: Double?
    /// When the dose was taken.
    var dose: EntryID
    /// From the dose to the symptom.
    var minutes: Int
    var day: Day
  }

  /// Severities of doses that have both.
  struct Means: Sendable, Hashable, Encodable {
    var doses: Int
    /// 0 … 10
    var before: Double
    var after: Double
  }

  /// The last dose of some that was taken in the 24 hours up to an instant; nil where there is none.
  static func lastDose(before instant: Instant, of doses: [LoggedDose]) -> LoggedDose? {
    doses.filter { dose in
      dose.isTaken && dose.instant <= instant && instant.seconds - dose.instant.seconds <= reach
    }.max { $0.instant < $1.instant }
  }

  /// The symptoms that were logged after a medicine, the latest first, each with the dose that it was after. One
  /// without a dose in the 24 hours before is left out.
  ///
  /// - Parameters:
  ///   - symptoms: In the order of their time.
  ///   - doses: Of the medicine.
  static func links(_ symptoms: [Entry], doses: [LoggedDose], of medicine: Medicine) -> [Link] {
    let logged = symptoms.compactMap { entry in LoggedSymptom(entry).map { (entry: entry, says: $0) } }
    return logged.compactMap { item -> Link? in
      guard let after = item.says.after, medicine.isNamed(after),
        let dose = lastDose(before: item.entry.instant, of: doses)
      else { return nil }
      let earlier = logged.filter { other in
        other.says.symptom == item.says.symptom && other.entry.id != item.entry.id
          && other.entry.instant <= dose.instant && dose.instant.seconds - other.entry.instant.seconds <= reach
      }.max { $0.entry.instant < $1.entry.instant }
      return Link(
        entry: item.entry.id, symptom: item.says.symptom, severity: item.says.severity,
        before: earlier?.says.severity, dose: dose.entry,
        minutes: Int((item.entry.instant.seconds - dose.instant.seconds) / 60), day: item.entry.day)
    }.reversed()
  }

  /// The mean severities of the doses that have one before and one after; nil where none has both.
  static func means(of doses: [LoggedDose]) -> Means? {
    let pairs = doses.compactMap { dose -> (before: Double, after: Double)? in
      guard dose.isTaken, let before = dose.before, let after = dose.after else { return nil }
      return (Double(before), Double(after))
    }
    guard !pairs.isEmpty else { return nil }
    let count = Double(pairs.count)
    return Means(
      doses: pairs.count, before: pairs.map(\.before).reduce(0, +) / count,
      after: pairs.map(\.after).reduce(0, +) / count)
  }
}
