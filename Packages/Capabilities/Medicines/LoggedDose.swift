import TrackerCore

/// What an entry says of a dose.
struct LoggedDose: Sendable, Hashable {
  /// What became of a dose.
  enum Status: String, Sendable, Encodable {
    case taken, late, skipped
  }

  var entry: EntryID
  var name: String
  var dose: String?
  var status: Status
  /// 0 … 10; nil where nothing was said.
  var before: Int?
  var after: Int?
  var instant: Instant
  /// Seconds east of Greenwich where it was logged.
  var offset: Int
  var day: Day

  /// nil for an entry of another kind.
  init?(_ entry: Entry) {
    guard entry.kind == MedicationKind.id, let name = entry.payload[MedicationKind.name] else { return nil }
    self.entry = entry.id
    self.name = name
    dose = entry.payload[MedicationKind.dose]
    status = entry.payload[MedicationKind.status].flatMap(Status.init) ?? .taken
    before = entry.payload[MedicationKind.before]
    after = entry.payload[MedicationKind.after]
    instant = entry.instant
    offset = entry.offset
    day = entry.day
  }

  var isTaken: Bool { status != .skipped }

  /// The clock where it was logged.
  var time: LocalTime {
    LocalTime(wrapping: Int((Double(instant.seconds + Int64(offset)) / 60).rounded(.down)))
  }
}
