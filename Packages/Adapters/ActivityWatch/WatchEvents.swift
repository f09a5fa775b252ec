import TrackerApplication
import TrackerCore

/// An event as the file has it. All of a file are in memory at once, so it is small: 24 bytes.
struct WatchEvent {
  /// In seconds since 1970.
  var start: Double
  /// In seconds.
  var duration: Double
  /// The number of the app's name (`WatchEvents.number(ofApp:)`); −1 where the event names none.
  var app: Int32
  /// Whether somebody was there; nil where the event is about something else.
  var isPresent: Bool?

  static let noApp: Int32 = -1

  var end: Double { start + duration }
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
    /// In seconds since 1970; nil where the device does not record them.
    var unlocks: [Double]?
  }

  private static let longest: Double = 86_400
  private static let longestName = 200

  private let now: Instant
  private var hosts: [String: Host] = [:]
  private var counts: [WatchReason: WatchCount] = [:]
  private var order: [WatchReason] = []
  private var numbers: [String: Int32] = [:]
  /// The apps by their numbers.
  private var apps: [String] = []

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

  /// The number of an app's name, the same for all events that have it.
  mutating func number(ofApp name: String?) -> Int32 {
    guard let name else { return WatchEvent.noApp }
    if let known = numbers[name] { return known }
    let short = String(name.trimmed.prefix(WatchEvents.longestName))
    let number = short.isEmpty ? WatchEvent.noApp : Int32(apps.count)
    if !short.isEmpty { apps.append(short) }
    numbers[name] = number
    return number
  }

  /// What is known of a device so far; it is put back once something was added, so that nothing is copied.
  mutating func host(_ name: String) -> Host { hosts.removeValue(forKey: name) ?? Host() }

  mutating func put(_ host: Host, named name: String) { hosts[name] = host }

  /// Adds all events of a bucket. They are moved where the device has none of the kind yet, so that they are in memory
  /// once.
  mutating func add(_ events: inout [WatchEvent], of type: WatchBucketType, to name: String) {
    events.removeAll { event in
      guard let reason = refusal(of: event, type) else { return false }
      leaveOut(type, reason)
      return true
    }
    var host = host(name)
    host.take(&events, of: type)
    put(host, named: name)
  }

  /// - Parameter line: Where it stands.
  mutating func add(_ event: WatchEvent, of type: WatchBucketType, to host: inout Host, line: Int) {
    if let reason = refusal(of: event, type) { return leaveOut(type, reason, line: line) }
    var events = [event]
    host.take(&events, of: type)
  }

  /// Why an event is not taken; nil where it is.
  private func refusal(of event: WatchEvent, _ type: WatchBucketType) -> Phrase? {
    switch type {
    case .other: return "this sort of bucket is not read"
    case .web: return "the browser's own time counts; addresses are not read"
    case .window, .away, .unlocks: break
    }
    guard event.duration >= 0, event.duration <= WatchEvents.longest else {
      return "it takes less than nothing, or more than a day"
    }
    guard event.start > Double(Day.earliestOfEntries.number) * 86_400 else { return "its date is before 1900" }
    guard event.start <= Double(now.seconds) else { return "its date is still to come" }
    let saysNothing =
      switch type {
      case .away: event.isPresent == nil
      case .window: event.app == WatchEvent.noApp
      default: false
      }
    return saysNothing ? "it says nothing" : nil
  }

  /// The days of all devices. The events are gone afterwards: each device's are given up once they are in order.
  mutating func days(in calendar: DayCalendar) -> WatchDays {
    var devices: [WatchDevice] = []
    for name in hosts.keys.sorted() {
      var host = host(name)
      if let device = host.device(named: name, upTo: now, calendar) { devices.append(device) }
    }
    return WatchDays(devices, apps: apps, in: calendar)
  }
}

extension WatchEvents.Host {
  /// Takes events that are worth it, and leaves none.
  fileprivate mutating func take(_ events: inout [WatchEvent], of type: WatchBucketType) {
    switch type {
    case .unlocks:
      if unlocks == nil, !events.isEmpty { unlocks = [] }
      unlocks?.append(contentsOf: events.map(\.start))
    case .away: Self.move(&events, to: &presence)
    default: Self.move(&events, to: &windows)
    }
    events = []
  }

  private static func move(_ events: inout [WatchEvent], to all: inout [WatchEvent]) {
    if all.isEmpty { swap(&all, &events) } else { all += events }
  }

  /// Of several copies that begin together the longest stays: they grew while they were saved.
  private static func keepSingle(_ events: inout [WatchEvent]) {
    events.sort { ($0.start, -$0.duration) < ($1.start, -$1.duration) }
    var kept = 0
    for place in events.indices where kept == 0 || events[place].start != events[kept - 1].start {
      events[kept] = events[place]
      kept += 1
    }
    events.removeLast(events.count - kept)
  }

  /// The times at which somebody was there, apart and in order; nil where nothing says so. They stand in place of what
  /// said it.
  private mutating func takePresent() -> [(start: Double, end: Double)]? {
    guard !presence.isEmpty else { return nil }
    Self.keepSingle(&presence)
    var union: [(start: Double, end: Double)] = []
    for event in presence where event.isPresent == true {
      if let last = union.last, event.start <= last.end {
        union[union.count - 1].end = max(last.end, event.end)
      } else {
        union.append((event.start, event.end))
      }
    }
    presence = []
    return union
  }

  /// Goes through which app was in front of somebody, in order. A window ends where the next one begins.
  private mutating func forEachSpan(_ body: (_ start: Instant, _ end: Instant, _ app: Int32) -> Void) {
    Self.keepSingle(&windows)
    let present = takePresent()
    var place = 0
    for (index, window) in windows.enumerated() {
      let next = index + 1 < windows.count ? windows[index + 1].start : .infinity
      let (start, end) = (window.start, min(window.end, next))
      guard start < end else { continue }
      func add(_ start: Double, _ end: Double) {
        let (start, end) = (WatchTime(seconds: start).instant, WatchTime(seconds: end).instant)
        if start < end { body(start, end, window.app) }
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
    for event in windows { (first, last) = (min(first, event.start), max(last, event.end)) }
    for event in presence { (first, last) = (min(first, event.start), max(last, event.end)) }
    for unlock in unlocks ?? [] { (first, last) = (min(first, unlock), max(last, unlock)) }
    return first <= last ? (WatchTime(seconds: first).instant, WatchTime(seconds: last).instant) : nil
  }

  /// What the device recorded, in order and by days; nil where it recorded nothing. Its events are put in order where
  /// they are.
  fileprivate mutating func device(named name: String, upTo now: Instant, _ calendar: DayCalendar) -> WatchDevice? {
    guard let (begin, last) = time else { return nil }
    var device = WatchDevice(name, from: begin, to: min(now, last), firstDay: calendar.day(of: begin), in: calendar)
    forEachSpan { start, end, app in
      device.add(from: start, to: min(end, now), app, in: calendar)
    }
    if let unlocks { device.addUnlocks(Set(unlocks.map { WatchTime(seconds: $0).instant }).sorted(), in: calendar) }
    return device
  }
}
