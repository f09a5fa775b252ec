import TrackerApplication
import TrackerCore

/// An event as the file has it.
struct WatchEvent {
  var start: WatchTime
  /// In seconds.
  var duration: Double
  var app: String?
  /// Whether somebody was there; nil where the event is about something else.
  var isPresent: Bool?

  var end: WatchTime { WatchTime(seconds: start.seconds + duration) }
}

/// What is not taken, with its reason.
struct WatchReason: Hashable {
  var type: WatchBucketType
  var reason: Phrase
}

/// How much is not taken for a reason.
struct WatchCount {
  var count = 0
  /// The first lines, where the file has lines.
  var lines: [Int] = []
}

/// The events of all devices, and what they come to by day.
struct WatchEvents {
  /// What one device recorded.
  struct Host {
    var windows: [WatchEvent] = []
    var presence: [WatchEvent] = []
    /// nil where the device does not record them.
    var unlocks: [WatchTime]?
  }

  /// A day of all devices.
  struct OneDay {
    var day: Day
    var record: ScreenRecord
  }

  /// The most events of a file: about ten years of one computer, which take a gigabyte while they are read.
  static let most = 6_000_000
  private static let longest: Double = 86_400
  private static let longestName = 200

  private let now: Instant
  private var hosts: [String: Host] = [:]
  private var counts: [WatchReason: WatchCount] = [:]
  private var order: [WatchReason] = []
  private var names: [String: String] = [:]

  init(now: Instant) { self.now = now }

  var leftOut: [(reason: WatchReason, count: WatchCount)] { order.map { ($0, counts[$0] ?? WatchCount()) } }

  /// - Parameter line: Where it stands; nil in a file without lines.
  mutating func leaveOut(_ type: WatchBucketType, _ reason: Phrase, _ count: Int = 1, line: Int? = nil) {
    guard count > 0 else { return }
    let reason = WatchReason(type: type, reason: reason)
    if counts[reason] == nil { order.append(reason) }
    counts[reason, default: WatchCount()].count += count
    if let line, counts[reason, default: WatchCount()].lines.count < ImportedFile.LeftOut.mostPlaces {
      counts[reason]?.lines.append(line)
    }
  }

  /// A name once for all events that have it.
  mutating func interned(_ name: String) -> String {
    if let known = names[name] { return known }
    let short = String(name.trimmed.prefix(WatchEvents.longestName))
    names[name] = short
    return short
  }

  /// What is known of a device so far; it is put back once something was added, so that nothing is copied.
  mutating func host(_ name: String) -> Host { hosts.removeValue(forKey: name) ?? Host() }

  mutating func put(_ host: Host, named name: String) { hosts[name] = host }

  /// - Parameter line: Where it stands; nil in a file without lines.
  mutating func add(_ event: WatchEvent, of type: WatchBucketType, to host: inout Host, line: Int? = nil) {
    switch type {
    case .other: return leaveOut(type, "this sort of bucket is not read", line: line)
    case .web: return leaveOut(type, "the browser's own time counts; addresses are not read", line: line)
    case .window, .away, .unlocks: break
    }
    guard event.duration >= 0, event.duration <= WatchEvents.longest else {
      return leaveOut(type, "it takes less than nothing, or more than a day", line: line)
    }
    guard event.start.seconds > Double(Day.earliestOfEntries.number) * 86_400 else {
      return leaveOut(type, "its date is before 1900", line: line)
    }
    guard event.start.seconds <= Double(now.seconds) else {
      return leaveOut(type, "its date is still to come", line: line)
    }
    switch type {
    case .unlocks:
      if host.unlocks == nil { host.unlocks = [] }
      host.unlocks?.append(event.start)
    case .away:
      guard event.isPresent != nil else { return leaveOut(type, "it says nothing", line: line) }
      host.presence.append(event)
    default:
      guard event.app?.isEmpty == false else { return leaveOut(type, "it says nothing", line: line) }
      host.windows.append(event)
    }
  }

  /// The days on which anything was in front of anybody, the earliest first.
  func days(in calendar: DayCalendar) -> [OneDay] {
    var byDay: [Day: [ScreenRecord.Device]] = [:]
    for (name, host) in hosts { host.add(named: name, upTo: now, to: &byDay, calendar) }
    return byDay.sorted { $0.key < $1.key }.map { OneDay(day: $0.key, record: ScreenRecord($0.value)) }
  }
}

extension WatchEvents.Host {
  /// Of several copies that begin together the longest: they grew while they were saved.
  private static func single(_ events: [WatchEvent]) -> [WatchEvent] {
    var result: [WatchEvent] = []
    result.reserveCapacity(events.count)
    for event in events.sorted(by: { ($0.start.seconds, -$0.duration) < ($1.start.seconds, -$1.duration) })
    where event.start != result.last?.start { result.append(event) }
    return result
  }

  /// The times at which somebody was there, apart and in order; nil where nothing says so.
  private var present: [(start: Double, end: Double)]? {
    guard !presence.isEmpty else { return nil }
    var union: [(start: Double, end: Double)] = []
    for event in Self.single(presence) where event.isPresent == true {
      if let last = union.last, event.start.seconds <= last.end {
        union[union.count - 1].end = max(last.end, event.end.seconds)
      } else {
        union.append((event.start.seconds, event.end.seconds))
      }
    }
    return union
  }

  /// Goes through which app was in front of somebody, in order. A window ends where the next one begins.
  private func forEachSpan(_ body: (ScreenRecord.Span) -> Void) {
    let windows = Self.single(self.windows)
    let present = present
    var place = 0
    for (index, window) in windows.enumerated() {
      let next = index + 1 < windows.count ? windows[index + 1].start.seconds : .infinity
      let (start, end) = (window.start.seconds, min(window.end.seconds, next))
      guard start < end, let app = window.app else { continue }
      func add(_ start: Double, _ end: Double) {
        let (start, end) = (WatchTime(seconds: start).instant, WatchTime(seconds: end).instant)
        if start < end { body(ScreenRecord.Span(start, end, app)) }
      }
      guard let present else {
        add(start, end)
        continue
      }
      while place < present.count, present[place].end <= start { place += 1 }
      var look = place
      while look < present.count, present[look].start < end {
        add(max(start, present[look].start), min(end, present[look].end))
        look += 1
      }
    }
  }

  /// From the first to the last that it recorded; nil where it recorded nothing.
  private var time: (begin: Instant, end: Instant)? {
    var (first, last) = (Double.infinity, -Double.infinity)
    for event in windows { (first, last) = (min(first, event.start.seconds), max(last, event.end.seconds)) }
    for event in presence { (first, last) = (min(first, event.start.seconds), max(last, event.end.seconds)) }
    for unlock in unlocks ?? [] { (first, last) = (min(first, unlock.seconds), max(last, unlock.seconds)) }
    return first <= last ? (WatchTime(seconds: first).instant, WatchTime(seconds: last).instant) : nil
  }

  fileprivate func add(
    named name: String, upTo now: Instant, to days: inout [Day: [ScreenRecord.Device]], _ calendar: DayCalendar
  ) {
    guard let (begin, last) = time else { return }
    let end = min(now, last)
    var spans: [Day: [ScreenRecord.Span]] = [:]
    var day = calendar.day(of: begin)
    var bounds = (start: calendar.start(of: day), end: calendar.start(of: day.advanced(by: 1)))
    func find(_ instant: Instant) {
      guard instant < bounds.start || instant >= bounds.end else { return }
      day = calendar.day(of: instant)
      bounds = (calendar.start(of: day), calendar.start(of: day.advanced(by: 1)))
    }
    forEachSpan { span in
      var rest = span
      rest.end = min(rest.end, now)
      while rest.start < rest.end {
        find(rest.start)
        let cut = min(rest.end, bounds.end)
        spans[day, default: []].append(.init(rest.start, cut, rest.app))
        rest.start = cut
      }
    }
    let unlocks = self.unlocks.map { Set($0.map(\.instant)) }
    var unlocksByDay: [Day: [Instant]] = [:]
    for unlock in (unlocks ?? []).sorted() {
      find(unlock)
      unlocksByDay[day, default: []].append(unlock)
    }
    for day in Set(spans.keys).union(unlocksByDay.keys) {
      let (start, next) = (calendar.start(of: day), calendar.start(of: day.advanced(by: 1)))
      days[day, default: []].append(
        ScreenRecord.Device(
          name, from: max(begin, start), to: min(end, next), spans: spans[day] ?? [],
          unlocks: unlocks == nil ? nil : unlocksByDay[day] ?? []))
    }
  }
}
