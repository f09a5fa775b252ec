import TrackerCore

/// What one device recorded, in order and by days, as it is held until the record of each day is made.
struct WatchDevice {
  /// An app in front within one day: 16 bytes.
  private struct Stretch {
    /// In seconds since 1970.
    var start: Int64
    var seconds: UInt32
    var app: Int32
  }

  private let name: String
  private let begin: Instant
  private let end: Instant
  private var stretches: [Stretch] = []
  /// Where those of a day stand, as they come in order.
  private var places: [Day: Range<Int>] = [:]
  /// nil where the device does not record them.
  private var unlocks: [Day: [Instant]]?
  /// The day of what came last, with its beginning and that of the next one.
  private var day: Day
  private var bounds: (start: Instant, end: Instant)

  init(_ name: String, from begin: Instant, to end: Instant, firstDay: Day, in calendar: DayCalendar) {
    self.name = name
    self.begin = begin
    self.end = end
    day = firstDay
    bounds = (calendar.start(of: firstDay), calendar.start(of: firstDay.advanced(by: 1)))
  }

  /// The days that it says anything of.
  var days: Set<Day> { Set(places.keys).union(unlocks.map { Set($0.keys) } ?? []) }

  private mutating func find(_ instant: Instant, in calendar: DayCalendar) {
    guard instant < bounds.start || instant >= bounds.end else { return }
    day = calendar.day(of: instant)
    bounds = (calendar.start(of: day), calendar.start(of: day.advanced(by: 1)))
  }

  /// Adds an app in front, which begins no earlier than any before it. It is cut where a day ends.
  mutating func add(from start: Instant, to end: Instant, _ app: Int32, in calendar: DayCalendar) {
    var start = start
    while start < end {
      find(start, in: calendar)
      let cut = min(end, bounds.end)
      let first = places[day]?.lowerBound ?? stretches.count
      stretches.append(
        Stretch(start: start.seconds, seconds: UInt32(clamping: cut.seconds - start.seconds), app: app))
      places[day] = first..<stretches.count
      start = cut
    }
  }

  mutating func addUnlocks(_ instants: [Instant], in calendar: DayCalendar) {
    var byDay: [Day: [Instant]] = [:]
    for unlock in instants {
      find(unlock, in: calendar)
      byDay[day, default: []].append(unlock)
    }
    unlocks = byDay
  }

  /// What it says of a day; nil for nothing.
  func device(on day: Day, apps: [String], in calendar: DayCalendar) -> ScreenRecord.Device? {
    let place = places[day]
    guard place != nil || unlocks?[day] != nil else { return nil }
    let spans = stretches[place ?? 0..<0].map { stretch in
      ScreenRecord.Span(
        Instant(seconds: stretch.start), Instant(seconds: stretch.start + Int64(stretch.seconds)),
        apps[Int(stretch.app)])
    }
    let (start, next) = (calendar.start(of: day), calendar.start(of: day.advanced(by: 1)))
    return ScreenRecord.Device(
      name, from: max(begin, start), to: min(end, next), spans: spans,
      unlocks: unlocks.map { $0[day] ?? [] })
  }
}

/// The days on which anything was in front of anybody, or a device was unlocked.
struct WatchDays {
  /// The earliest first.
  let all: [Day]
  private let devices: [WatchDevice]
  private let apps: [String]
  private let calendar: DayCalendar

  /// - Parameter apps: Their names by their numbers.
  init(_ devices: [WatchDevice], apps: [String], in calendar: DayCalendar) {
    self.devices = devices
    self.apps = apps
    self.calendar = calendar
    all = devices.reduce(into: Set<Day>()) { $0.formUnion($1.days) }.sorted()
  }

  /// What all devices say of a day. It is made when it is asked for, as it takes more memory than what it is made of.
  func record(of day: Day) -> ScreenRecord {
    ScreenRecord(devices.compactMap { $0.device(on: day, apps: apps, in: calendar) })
  }
}
