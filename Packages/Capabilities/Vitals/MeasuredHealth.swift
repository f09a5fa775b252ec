import TrackerApplication
import TrackerCore

/// Heart rates with the moment at which they were measured, and what devices counted in each hour.
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

  func recoveries(on days: ClosedRange<Day>, of session: Session, in journal: any JournalReading) throws
    -> [RecordedRecovery]
  {
    try hourly(on: days, in: journal).flatMap { _, values in
      values.recovery.map { recovery in
        let rates = recovery.rates.map {
          RecordedRate(instant: recovery.end + Int64($0.after), rate: $0.rate)
        }
        return RecordedRecovery(end: recovery.end, rates: rates, fall: recovery.fall)
      }
    }
  }

  func hours(of metric: MetricID, on days: ClosedRange<Day>, of session: Session, in journal: any JournalReading) throws
    -> [Day: [Double?]]
  {
    let counted: KeyPath<HourlyValues, [Int: Double]>
    switch metric {
    case "vitals.steps": counted = \.steps
    case "vitals.active_energy_kcal": counted = \.energy
    default: return [:]
    }
    return try hourly(on: days, in: journal).reduce(into: [:]) { hours, found in
      let (day, values) = found
      hours[day] = values.byClock(on: day, session.calendar) { hour in
        // Where the heart was measured, the device was worn, so that nothing counted is zero.
        values[keyPath: counted][hour] ?? (values.heart[hour] == nil ? nil : 0)
      }
    }
  }

  private func hourly(on days: ClosedRange<Day>, in journal: any JournalReading) throws -> [(Day, HourlyValues)] {
    try journal.entries(EntryQuery(days: days, kinds: [HourlyValues.kind])).compactMap { entry in
      HourlyValues(entry).map { (entry.day, $0) }
    }
  }
}

extension HourlyValues {
  /// 24 values by the clock, from midnight on, of a day whose hours are counted from its beginning. An hour that a
  /// change of the clocks leaves out or doubles is unknown.
  fileprivate func byClock(on day: Day, _ calendar: DayCalendar, _ value: (Int) -> Double?) -> [Double?] {
    let (start, end) = (calendar.start(of: day), calendar.start(of: day.advanced(by: 1)))
    var hours = [Double?](repeating: nil, count: 24)
    var seen = [Int](repeating: 0, count: 24)
    for hour in 0..<Int((end.seconds - start.seconds) / 3_600) {
      let place = calendar.local(start + Int64(hour) * 3_600).time.minutes / 60
      seen[place] += 1
      hours[place] = seen[place] == 1 ? value(hour) : nil
    }
    return hours
  }
}
