import TrackerApplication
import TrackerCore

/// Heart rates with the moment at which they were measured.
struct MeasuredHealth: HealthReader {
  let id = "measured"

  func heartRates(on days: ClosedRange<Day>, of session: Session, in journal: any JournalReading) throws
    -> [RecordedRate]
  {
    try journal.entries(EntryQuery(days: days, kinds: [HeartKind.id])).compactMap { entry in
      guard entry.isTimed, let rate = entry.payload[HeartKind.rate],
        entry.payload[HeartKind.situation] != HeartKind.resting
      else { return nil }
      return RecordedRate(instant: entry.instant, rate: rate)
    }
  }
}
