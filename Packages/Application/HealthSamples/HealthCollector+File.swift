import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

extension HealthCollector {
  /// Makes the items of everything that was added.
  ///
  /// - Throws: `Failure` (`system`) where the temporary file can't be read back; `CancellationError`.
  public func importedFile() throws -> ImportedFile {
    var made = HealthItems(importer: importer, calendar: session.calendar, calls: calls)
    try forEachDay { day in
      try session.environment.tellProgress(1, 1)
      made.add(day, leftOut: &leftOut, session.format)
    }
    addPressures(to: &made)
    for (day, cycle) in flows.sorted(by: { $0.key < $1.key }) { made.add(cycle, on: Day(number: day)) }
    let order = sources.order
    addNights(to: &made, order)
    addWorkouts(to: &made, order)
    for mark in marks.sorted(by: { ($0.start, $0.line) < ($1.start, $1.line) }) { made.add(mark) }
    for reading in readings.sorted(by: { ($0.start, $0.line) < ($1.start, $1.line) }) {
      made.add(reading)
    }
    var result = ImportedFile(file: file, items: made.items, series: made.series, rejected: [])
    result.definitions = names.definitions
    result.matches = names.matches
    for name in leftOut.order {
      guard let count = leftOut.counts[name] else { continue }
      let places = count.lines.map { Place(file: file, line: $0) }
      result.leaveOut(name.name, because: name.reason, count: count.count, at: places.first)
      for place in places.dropFirst() { result.leaveOut(name.name, because: name.reason, count: 0, at: place) }
    }
    return result
  }

  private func addPressures(to made: inout HealthItems) {
    struct Moment: Hashable {
      var start: Int64
      var source: UInt16
    }
    let sorted = pressures.sorted { ($0.start, $0.line) < ($1.start, $1.line) }
    var seen: Set<Moment> = []
    let halves = Dictionary(grouping: sorted) { Moment(start: $0.start, source: $0.source) }
    for half in sorted where seen.insert(Moment(start: half.start, source: half.source)).inserted {
      let own = halves[Moment(start: half.start, source: half.source)] ?? []
      guard let upper = own.first(where: \.isUpper), let lower = own.first(where: { !$0.isUpper }),
        upper.value >= lower.value
      else {
        leftOut.add(
          session.format("Blood pressure"), "one of its two numbers is missing or they are mixed up", half.line)
        continue
      }
      made.add(upper: upper, lower: lower, by: sources.all[Int(upper.source)].name)
    }
  }

  private func addNights(to made: inout HealthItems, _ order: [UInt16]) {
    let name = session.format("Sleep")
    let sessions = SleepSessions.sessions(of: nights, order: order)
    let ends = Dictionary(grouping: sessions) { clock.local($0.end, at: $0.place).date }
    for (date, sessions) in ends.sorted(by: { $0.key < $1.key }) {
      let night = sessions.max { $0.asleep < $1.asleep }.flatMap { isNight($0) ? $0 : nil }
      var naps = 0
      for session in sessions.sorted(by: { $0.start < $1.start }) {
        for _ in 0..<session.others {
          leftOut.add(name, "another source recorded it too, and that one counts", session.line)
        }
        guard session.end - session.start <= SleepSessions.longest else {
          leftOut.add(name, "it takes too long to be true", session.line)
          continue
        }
        guard session.asleep >= 60 else {
          leftOut.add(name, "it took less than a minute", session.line)
          continue
        }
        if let night, night.start == session.start {
          made.add(night: session, key: "night:\(Day(number: date))")
        } else {
          naps += 1
          made.add(nap: session, key: "nap:\(Day(number: date)):\(naps)")
        }
      }
    }
  }

  /// Sleep of less than so many seconds that begins in the daytime is a nap, though it is the longest of the day.
  private static let shortestNight: Int64 = 3 * 3_600
  private static let daytime = (10 * 60)..<(20 * 60)

  private func isNight(_ session: SleepSession) -> Bool {
    session.asleep >= HealthCollector.shortestNight
      || !HealthCollector.daytime.contains(clock.local(session.start, at: session.place).minute)
  }

  private func addWorkouts(to made: inout HealthItems, _ order: [UInt16]) {
    let (kept, doubled) = WorkoutRecord.single(workouts, order: order)
    let name = session.format("Exercise")
    for line in doubled { leftOut.add(name, "another source recorded it too, and that one counts", line) }
    for workout in kept {
      if workout.wholeMinutes > WorkoutRecord.longest {
        leftOut.add(name, "it is longer than 8 hours and was kept as 8 hours", workout.line)
      }
      made.add(workout, atAge: age(Day(number: clock.local(workout.start, at: workout.place).date)))
    }
  }
}

/// Makes items: the entries that the records of a file become.
struct HealthItems {
  let importer: String
  let calendar: DayCalendar
  let calls: [LogKindID: [String]]
  private(set) var items: [ImportedFile.Item] = []
  private(set) var series: [ImportedFile.Series] = []
  private var numbers: [LogKindID: Int] = [:]
  private var zones: [Int: Zone] = [:]
  private var keys: Set<String> = []

  init(importer: String, calendar: DayCalendar, calls: [LogKindID: [String]]) {
    self.importer = importer
    self.calendar = calendar
    self.calls = calls
  }

  /// Where entries of a kind are counted.
  private mutating func number(of kind: LogKindID) -> Int {
    if let known = numbers[kind] { return known }
    let number = series.count
    series.append(.init(kind.rawValue, source: (calls[kind] ?? [kind.rawValue]).joined(separator: ", ")))
    numbers[kind] = number
    return number
  }

  private mutating func zone(_ place: HealthPlace) -> Zone? {
    guard case .away(let offset) = place else { return nil }
    if let known = zones[offset] { return known }
    let minutes = abs(offset) / 60
    func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let zone = Zone(identifier: "GMT\(offset < 0 ? "-" : "+")\(padded(minutes / 60))\(padded(minutes % 60))")
    zones[offset] = zone
    return zone
  }

  private mutating func add(
    _ key: String, _ kind: LogKindID, _ time: ImportedFile.Item.Time, identity: [String: FieldInput] = [:],
    _ values: [String: FieldInput], line: Int?, zone: Zone? = nil
  ) {
    // A copy of the same record is the same entry.
    guard keys.insert(key).inserted else { return }
    items.append(
      .init(
        key: "\(importer):\(key)", kind: kind, time: time, identity: identity, values: values, line: line ?? 1,
        column: line == nil ? key : nil, series: number(of: kind), source: .device, zone: zone))
  }

  private static func number(_ value: Double) -> FieldInput { .value(.number((value * 1000).rounded() / 1000)) }
  private static func whole(_ value: Double) -> FieldInput { .value(.number((value + 0.5).rounded(.down))) }

  /// The values of a day: one entry of each kind.
  mutating func add(_ day: HealthDay, leftOut: inout LeftOutCounts, _ format: TextFormatter) {
    let date = Day(number: day.day)
    let groups = Dictionary(grouping: HealthMetric.allCases.filter { day.values[$0] != nil }, by: \.group)
    for (group, metrics) in groups.sorted(by: { $0.key < $1.key }) {
      var values: [String: FieldInput] = [:]
      for metric in metrics {
        guard let value = day.values[metric] else { continue }
        guard HealthItems.range(ofDay: metric).contains(value) else {
          leftOut.add(format(metric.title), "a day comes to more than is possible", nil)
          continue
        }
        values[metric.place.field] = metric.isWhole ? HealthItems.whole(value) : HealthItems.number(value)
      }
      if metrics.contains(.heartRate), let rates = day.rates {
        values["min"] = HealthItems.number(rates.lowest)
        values["max"] = HealthItems.number(rates.highest)
      }
      guard let first = metrics.first, !values.isEmpty else { continue }
      add(
        "\(group):\(date)", first.place.kind, .day(date),
        identity: first.identity.mapValues { .value(.text($0)) }, values, line: nil)
    }
    guard !day.hours.isEmpty else { return }
    let offset = calendar.zone.offset(at: calendar.start(of: date)) - day.shift
    add(
      "hours:\(date)", HourlyValues.kind, .day(date), day.hours.fields.mapValues { .value(.text($0)) }, line: nil,
      zone: day.shift == 0 ? nil : zone(.away(offset)))
  }

  /// What a day may come to.
  private static func range(ofDay metric: HealthMetric) -> ClosedRange<Double> {
    metric == .water || metric == .energyEaten ? 0...100_000 : metric.range
  }

  mutating func add(upper: HealthCollector.PressureHalf, lower: HealthCollector.PressureHalf, by source: String) {
    add(
      "pressure:\(EntryID(hashing: "\(importer)\0pressure\0\(upper.start)\0\(source)"))", "pressure",
      .instant(Instant(seconds: upper.start)),
      ["reading": .value(.list([.number(upper.value), .number(lower.value)]))], line: upper.line,
      zone: zone(upper.place))
  }

  mutating func add(_ cycle: HealthCollector.CycleDay, on day: Day) {
    var values: [String: FieldInput] = [:]
    if let flow = cycle.flow, flow > 0 {
      values["flow"] = .value(.text(["light", "medium", "heavy"][min(3, flow) - 1]))
    } else if cycle.isSpotting {
      values["flow"] = .value(.text("spotting"))
    }
    if cycle.isStart { values["mark"] = .value(.text("start")) }
    if !values.isEmpty {
      add("period:\(day)", "period", .day(day), values, line: nil)
    } else if cycle.flow == 0 {
      add(
        "flow:\(day)", "measurement", .day(day), identity: ["metric": .value(.text("cycle.flow"))],
        ["value": .value(.number(0))], line: nil)
    }
  }

  /// A night: what is neither asleep nor outside of it was awake.
  mutating func add(night session: SleepSession, key: String) {
    guard let span = TimeSpan(start: Instant(seconds: session.start), end: Instant(seconds: session.end)) else {
      return
    }
    let asleep = min(span.minutes, Int((Double(session.asleep) / 60).rounded()))
    var values: [String: FieldInput] = [
      "sleep": .value(span.json), "awake": .value(.number(Double(min(720, span.minutes - asleep)))),
      "interruptions": .value(.number(Double(min(50, session.interruptions)))),
    ]
    if let stages = session.stages {
      func minutes(_ seconds: Int64, atMost most: Int) -> Int { min(most, Int((Double(seconds) / 60).rounded())) }
      let deep = minutes(stages.deep, atMost: asleep)
      let rem = minutes(stages.rem, atMost: asleep - deep)
      let light = minutes(stages.light, atMost: asleep - deep - rem)
      for (name, minutes) in [("deep", deep), ("rem", rem), ("light", light)] {
        values[name] = .value(.number(Double(min(900, minutes))))
      }
    }
    if let bed = session.inBed,
      let inBed = TimeSpan(start: Instant(seconds: bed.start), end: Instant(seconds: bed.end))
    {
      values["in_bed"] = .value(inBed.json)
    }
    add(key, "rest", .instant(span.end), values, line: session.line, zone: zone(session.place))
  }

  /// Other sleep of a day: a nap, or sleep of its own where it is longer than one.
  mutating func add(nap session: SleepSession, key: String) {
    guard let span = TimeSpan(start: Instant(seconds: session.start), end: Instant(seconds: session.end)) else {
      return
    }
    guard span.minutes <= 240 else { return add(night: session, key: key) }
    add(
      key, "rest", .instant(span.end), ["nap": .value([span].json)], line: session.line, zone: zone(session.place))
  }

  mutating func add(_ workout: WorkoutRecord, atAge age: Int?) {
    func whole(_ value: Double?, _ range: ClosedRange<Double>) -> FieldInput? {
      value.flatMap { range.contains($0) ? HealthItems.whole($0) : nil }
    }
    var values: [String: FieldInput] = [
      "duration": .value(.number(Double(min(WorkoutRecord.longest, workout.wholeMinutes)))),
      "intensity": .value(.number(Double(workout.intensity(atAge: age)))),
    ]
    if let distance = workout.distance, distance > 0, distance <= 1000 {
      values["distance"] = HealthItems.number(distance)
    }
    values["calories"] = whole(workout.energy, 0...20_000)
    values["heart_rate"] = whole(workout.meanRate, 40...220)
    values["heart_rate_max"] = whole(workout.highestRate, 40...220)
    add(
      "workout:\(EntryID(hashing: "\(importer)\0workout\0\(workout.type)\0\(workout.start)"))", "exercise",
      .instant(Instant(seconds: workout.start)), identity: ["type": .value(.text(workout.type))], values,
      line: workout.line, zone: zone(workout.place))
  }

  mutating func add(_ mark: HealthCollector.Mark) {
    add(
      "mindful:\(EntryID(hashing: "\(importer)\0mindful\0\(mark.start)"))", "activity",
      .instant(Instant(seconds: mark.start)), identity: ["type": .value(.text("self-care"))],
      ["duration": .value(.number(Double(mark.minutes)))], line: mark.line, zone: zone(mark.place))
  }

  mutating func add(_ reading: HealthCollector.Reading) {
    var values = reading.fields.values
    if let minutes = reading.minutes { values["duration"] = .value(.number(Double(minutes))) }
    add(
      reading.key, reading.fields.kind, .instant(Instant(seconds: reading.start)), identity: reading.fields.identity,
      values, line: reading.line, zone: zone(reading.place))
  }
}
