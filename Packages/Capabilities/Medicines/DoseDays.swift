import TrackerApplication
import TrackerCore

/// What is logged of medicines in some days up to one.
struct DoseDays {
  /// In the order of their time.
  let doses: [LoggedDose]
  private let table: DayTable
  private let today: Day
  /// Days with a dose of any medicine.
  private let daysWithDoses: Set<Day>

  /// A kind that no entry has: a day that is kept for it was closed for all kinds.
  private static let nothing: LogKindID = "medicines.nothing"

  /// - Parameters:
  ///   - days: How many, the one of today included.
  ///   - medicines: Those that are asked about.
  /// - Throws: `Failure` (`storage`) when they can't be read.
  init(
    _ days: Int, upTo today: Day, of medicines: [Medicine], in journal: any JournalReading, catalogue: MetricCatalogue
  ) throws {
    let span = today.advanced(by: 1 - days)...today
    doses = try journal.entries(EntryQuery(days: span, kinds: [MedicationKind.id])).compactMap(LoggedDose.init)
    let metrics = Set(medicines.map(\.metric) + [MedicineMetrics.acute])
    table = try journal.dayTable(
      Dictionary(uniqueKeysWithValues: metrics.map { ($0, days - 1) }), on: today...today, catalogue: catalogue)
    daysWithDoses = Set(doses.map(\.day))
    self.today = today
  }

  /// The doses of a medicine, in the order of their time.
  func doses(of medicine: Medicine) -> [LoggedDose] {
    var isOf: [String: Bool] = [:]
    return doses.filter { dose in
      if let known = isOf[dose.name] { return known }
      let found = medicine.isNamed(dose.name)
      isOf[dose.name] = found
      return found
    }
  }

  /// How many of the doses that were due were taken; nil where none was due.
  ///
  /// - Parameters:
  ///   - days: Fewer than were read.
  ///   - hasCome: Whether a time of the day before today, in minutes after midnight, has come; nil where that day is
  ///     over.
  func adherence(of medicine: Medicine, days: Int, hasCome: ((Int) -> Bool)? = nil) -> MedicineAdherence? {
    let own = doses(of: medicine)
    let ownDays = Set(own.map(\.day))
    // A total without a dose is a “no” of this medicine.
    let denied = table.daysLogged(for: [medicine.metric]).subtracting(ownDays)
    let record = MedicineAdherence.Record(own) { day in
      table.isKept(day, for: DoseDays.nothing) || denied.contains(day)
        // The day is kept, and by no dose: it was closed, or there was “no medication”.
        || (table.isKept(day, for: MedicationKind.id) && !daysWithDoses.contains(day))
    }
    return MedicineAdherence(of: medicine, days: days, before: today, record: record, hasCome: hasCome)
  }

  /// Whether it is known of any of some days if a medicine was taken.
  func isKnown(_ medicine: Medicine, on days: ClosedRange<Day>) -> Bool {
    !table.known(medicine.metric, on: days).isEmpty
  }

  /// Days with an acute medicine.
  var acute: AcuteDays {
    let known = table.known(MedicineMetrics.acute, on: today.advanced(by: 1 - MedicineMetrics.days)...today)
    return AcuteDays(days: known.count { $0 > 0 }, known: known.count, of: MedicineMetrics.days)
  }
}

/// Days with an acute medicine in the last 28, today included.
struct AcuteDays: Sendable, Hashable, Encodable {
  /// Days on which one was taken.
  var days: Int
  /// Days of which it is known whether one was.
  var known: Int
  /// 28
  var of: Int
}
