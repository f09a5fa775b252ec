import TrackerApplication
import TrackerCore
import TrackerForeignDatabase
import TrackerHealthSamples

/// Gives the rows of a database of Health Connect to a collector. Tables may miss, and may have more columns.
final class HealthConnectReader {
  private let database: ForeignDatabase
  private let collector: HealthCollector
  private let session: Session
  private var packages: [Int64: String] = [:]
  private var ranks: [Int64: HealthSource.Rank] = [:]
  /// Rows that are read, over all tables: what places of records count.
  private var row = 0
  private var total = 1

  private static let noTime: Phrase = "its time cannot be read"
  private static let noNumber: Phrase = "its number cannot be read"
  private static let noValue: Phrase = "what it says is not known"
  private static let notKept: Phrase = "the journal has no place for it"

  private static let sleep = "sleep_session_record_table"
  private static let stages = "sleep_stages_table"
  private static let exercise = "exercise_session_record_table"
  private static let rates = "heart_rate_record_table"
  private static let rateSeries = "heart_rate_record_series_table"
  private static let pressure = "blood_pressure_record_table"
  private static let flow = "menstruation_flow_record_table"
  private static let spotting = "intermenstrual_bleeding_record_table"
  private static let mindful = "mindfulness_session_record_table"

  /// Of which one at least is there.
  static let tables: [String] =
    HealthConnectTable.all.map(\.table) + [sleep, exercise, rates, pressure, flow, spotting, mindful]

  init(_ database: ForeignDatabase, _ collector: HealthCollector, _ session: Session) {
    self.database = database
    self.collector = collector
    self.session = session
  }

  func read() throws {
    let all = Self.tables + [Self.stages, Self.rateSeries]
    total = try max(1, all.reduce(0) { try $0 + database.count($1) })
    try readSources()
    for table in HealthConnectTable.all { try read(table) }
    try readHeartRates()
    try readPressures()
    try readSleep()
    try readExercise()
    try readCycle()
    try readMindful()
    try nameOthers()
  }

  /// What is read of the other rows only by its number.
  private func nameOthers() throws {
    for table in database.tables.sorted() where table.hasSuffix(HealthConnectTable.others) {
      guard !Self.tables.contains(table) else { continue }
      let count = try database.count(table)
      if count > 0 { collector.leaveOut(said(table), because: Self.notKept, line: nil, count: count) }
    }
  }

  /// A table as people call it, in the language of the answer.
  private func said(_ table: String) -> String { session.format(HealthConnectTable.title(of: table)) }

  private func next() throws {
    row += 1
    if row % 4_096 == 0 { try session.environment.tellProgress(Int64(min(row, total)), Int64(total) + 1) }
  }

  // MARK: Where and by whom

  private func readSources() throws {
    try database.each("application_info_table", ["row_id", "package_name"]) { row in
      if let id = row.whole(0), let name = row.text(1) { packages[id] = name }
    }
    try database.each("device_info_table", ["row_id", "device_type"]) { row in
      guard let id = row.whole(0), let type = row.whole(1) else { return }
      switch type {
      case 1, 4, 6, 7: ranks[id] = .watch
      case 2: ranks[id] = .phone
      default: break
      }
    }
  }

  /// What every table of records has, before the columns of its own.
  private static let common = ["app_info_id", "recording_method", "device_info_id"]
  private static let instant = common + ["time", "zone_offset"]
  private static let interval = common + ["start_time", "start_zone_offset", "end_time"]
  private static let byHand: Int64 = 3

  private func source(_ row: ForeignDatabase.Row) -> UInt16 {
    let name = row.whole(0).flatMap { packages[$0] } ?? "app \(row.whole(0) ?? 0)"
    let rank: HealthSource.Rank =
      row.whole(1) == Self.byHand ? .hand : row.whole(2).flatMap { ranks[$0] } ?? .other
    return collector.number(of: HealthSource(name, rank))
  }

  /// Seconds since 1970 of milliseconds.
  private static func seconds(_ milliseconds: Int64?) -> Int64? {
    milliseconds.map { Int64((Double($0) / 1_000).rounded(.down)) }
  }

  private func place(_ offset: Int64?, at seconds: Int64) -> HealthPlace {
    guard let offset, abs(offset) <= 18 * 3_600 else { return .home }
    return Int(offset) == collector.homeOffset(at: seconds) ? .home : .away(Int(offset))
  }

  // MARK: Numbers

  private func read(_ table: HealthConnectTable) throws {
    let columns = table.isInterval ? Self.interval : Self.instant
    let name = said(table.table)
    try database.each(table.table, columns + [table.column]) { row in
      try next()
      guard let start = Self.seconds(row.whole(3)), let end = table.isInterval ? Self.seconds(row.whole(5)) : start
      else { return collector.leaveOut(name, because: Self.noTime, line: self.row) }
      guard let number = row.number(columns.count) else {
        // A meal need not say its energy.
        if table.metric != .energyEaten { collector.leaveOut(name, because: Self.noNumber, line: self.row) }
        return
      }
      collector.call(table.metric, HealthConnectTable.word(of: table.table))
      try collector.add(
        table.metric, named: name, number * table.factor, from: start, to: end, at: place(row.whole(4), at: start),
        by: source(row), line: self.row)
    }
  }

  private func readHeartRates() throws {
    let name = said(Self.rates)
    var parents: [Int64: (source: UInt16, offset: Int64?)] = [:]
    try database.each(Self.rates, Self.interval + ["row_id"]) { row in
      try next()
      if let id = row.whole(6) { parents[id] = (source(row), row.whole(4)) }
    }
    try database.each(Self.rateSeries, ["parent_key", "beats_per_minute", "epoch_millis"]) { row in
      try next()
      guard let time = Self.seconds(row.whole(2)), let parent = row.whole(0).flatMap({ parents[$0] }) else {
        return collector.leaveOut(name, because: Self.noTime, line: self.row)
      }
      guard let rate = row.number(1) else {
        return collector.leaveOut(name, because: Self.noNumber, line: self.row)
      }
      collector.call(.heartRate, "heart_rate")
      try collector.add(
        .heartRate, named: name, rate, from: time, to: time, at: place(parent.offset, at: time),
        by: parent.source, line: self.row)
    }
  }

  private func readPressures() throws {
    let name = said(Self.pressure)
    try database.each(Self.pressure, Self.instant + ["systolic", "diastolic"]) { row in
      try next()
      guard let time = Self.seconds(row.whole(3)) else {
        return collector.leaveOut(name, because: Self.noTime, line: self.row)
      }
      guard let upper = row.number(5), let lower = row.number(6) else {
        return collector.leaveOut(name, because: Self.noNumber, line: self.row)
      }
      collector.call("pressure", "blood_pressure")
      for (value, isUpper) in [(upper, true), (lower, false)] {
        collector.addPressure(
          value, isUpper: isUpper, at: time, place(row.whole(4), at: time), by: source(row), named: name,
          line: self.row)
      }
    }
  }

  // MARK: Nights and exercise

  private static let stageByNumber: [Int64: SleepRecord.Stage] = [
    1: .awake, 2: .asleep, 4: .light, 5: .deep, 6: .rem, 7: .awake,
  ]

  private func readSleep() throws {
    let (ofNights, ofStages) = (said(Self.sleep), said(Self.stages))
    struct Stretch {
      var start: Int64
      var end: Int64
      var stage: SleepRecord.Stage
    }
    var stages: [Int64: [Stretch]] = [:]
    try database.each(
      Self.stages, ["parent_key", "stage_start_time", "stage_end_time", "stage_type"]
    ) { row in
      try next()
      guard let parent = row.whole(0), let start = Self.seconds(row.whole(1)), let end = Self.seconds(row.whole(2)),
        let type = row.whole(3)
      else { return collector.leaveOut(ofStages, because: Self.noTime, line: self.row) }
      guard let stage = Self.stageByNumber[type] else {
        return collector.leaveOut(ofStages, because: Self.noValue, line: self.row)
      }
      stages[parent, default: []].append(Stretch(start: start, end: end, stage: stage))
    }
    try database.each(Self.sleep, Self.interval + ["row_id"]) { row in
      try next()
      guard let start = Self.seconds(row.whole(3)), let end = Self.seconds(row.whole(5)) else {
        return collector.leaveOut(ofNights, because: Self.noTime, line: self.row)
      }
      collector.call("rest", "sleep_session")
      let (place, source) = (place(row.whole(4), at: start), source(row))
      let own = row.whole(6).flatMap { stages[$0] } ?? []
      // A session without stages is sleep of which nothing more is known.
      let known = own.isEmpty ? [Stretch(start: start, end: end, stage: .asleep)] : own
      for stretch in known {
        collector.add(
          SleepRecord(stretch.stage, from: stretch.start, to: stretch.end, at: place, line: self.row), by: source,
          named: ofNights)
      }
    }
  }

  private func readExercise() throws {
    let name = said(Self.exercise)
    try database.each(Self.exercise, Self.interval + ["exercise_type"]) { row in
      try next()
      guard let start = Self.seconds(row.whole(3)), let end = Self.seconds(row.whole(5)) else {
        return collector.leaveOut(name, because: Self.noTime, line: self.row)
      }
      collector.call("exercise", "exercise_session")
      collector.add(
        WorkoutRecord(
          HealthConnectExercise.type(row.whole(6)), from: start, to: end, at: place(row.whole(4), at: start),
          line: self.row), by: source(row), named: name)
    }
  }

  // MARK: Cycle and mindfulness

  private func readCycle() throws {
    let (ofFlow, ofSpotting) = (said(Self.flow), said(Self.spotting))
    try database.each(Self.flow, Self.instant + ["flow"]) { row in
      try next()
      guard let time = Self.seconds(row.whole(3)) else {
        return collector.leaveOut(ofFlow, because: Self.noTime, line: self.row)
      }
      guard let flow = row.whole(5), (0...3).contains(flow) else {
        return collector.leaveOut(ofFlow, because: Self.noValue, line: self.row)
      }
      collector.call("period", "menstruation_flow")
      // 0 says that there was some, and not how much: it is never none.
      collector.addFlow(
        flow == 0 ? 2 : Int(flow), isStart: false, at: time, place(row.whole(4), at: time), named: ofFlow,
        line: self.row)
    }
    try database.each(Self.spotting, Self.instant) { row in
      try next()
      guard let time = Self.seconds(row.whole(3)) else {
        return collector.leaveOut(ofSpotting, because: Self.noTime, line: self.row)
      }
      collector.call("period", "intermenstrual_bleeding")
      collector.addFlow(
        nil, isStart: false, at: time, place(row.whole(4), at: time), named: ofSpotting, line: self.row)
    }
  }

  private func readMindful() throws {
    let name = said(Self.mindful)
    try database.each(Self.mindful, Self.interval) { row in
      try next()
      guard let start = Self.seconds(row.whole(3)), let end = Self.seconds(row.whole(5)) else {
        return collector.leaveOut(name, because: Self.noTime, line: self.row)
      }
      collector.call("activity", "mindfulness_session")
      collector.addMindful(
        from: start, to: end, at: place(row.whole(4), at: start), named: name, line: self.row)
    }
  }
}
