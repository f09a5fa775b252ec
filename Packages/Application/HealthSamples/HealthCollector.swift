import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// Takes in what devices recorded, one record after the other and in any order, and makes the entries of it: days,
/// nights, exercise, symptoms. What reads files of a platform's health data feeds one of these.
///
/// Records that several sources have count once: the better source counts, and what only another one saw is added
/// (`SumMerge`). Only records of a stretch of days are in memory; the others lie in a temporary file.
public final class HealthCollector {
  let importer: String
  let session: Session
  /// What entries are read against.
  public var context: EntryContext { session.person.entryContext }
  /// As messages name the file.
  let file: String
  var clock: HealthClock
  var sources = HealthSources()
  let spool = SampleSpool()
  var nights: [SleepRecord] = []
  var workouts: [WorkoutRecord] = []
  /// The falls of the heart rate in the first minute after exercise that devices themselves tell, by their time.
  var falls: [(at: Int64, fall: Double)] = []
  var summaries: [Int: Summary] = [:]
  var readings: [Reading] = []
  var marks: [Mark] = []
  var flows: [Int: CycleDay] = [:]
  var pressures: [PressureHalf] = []
  var names: ImportNames
  var leftOut = LeftOutCounts()
  /// What the file calls what an entry of a kind is made of.
  var calls: [LogKindID: [String]] = [:]
  /// The person's age in years on a day; nil where it is not known.
  public var age: (Day) -> Int? = { _ in nil }

  private let first: Int64
  private let last: Int64

  /// - Parameters:
  ///   - importer: Its id, which keys begin with.
  ///   - file: As messages name it.
  public init(importer: String, file: String, session: Session) {
    self.importer = importer
    self.file = file
    self.session = session
    clock = HealthClock(session.calendar)
    names = ImportNames(session)
    first = session.calendar.start(of: .earliestOfEntries).seconds
    last = session.environment.now.seconds
  }

  // MARK: What happened where and by whom

  /// The number of a source, which records name it by.
  public func number(of source: HealthSource) -> UInt16 { sources.number(of: source) }

  /// Seconds east of Greenwich at home.
  public func homeOffset(at seconds: Int64) -> Int { clock.offset(at: seconds) }

  /// Counts a record that is not taken.
  ///
  /// - Parameters:
  ///   - line: Where it stands; nil for all over the file.
  ///   - count: How many of them.
  public func leaveOut(_ name: String, because reason: Phrase, line: Int?, count: Int = 1) {
    leftOut.add(name, reason, line, count: count)
  }

  /// Remembers what the file calls what comes into entries of a kind.
  public func call(_ kind: LogKindID, _ name: String) {
    if calls[kind]?.contains(name) != true { calls[kind, default: []].append(name) }
  }

  /// Remembers what the file calls a metric.
  public func call(_ metric: HealthMetric, _ name: String) { call(metric.place.kind, name) }

  /// Whether a record lies in a time that entries can be of.
  private func isPossible(_ name: String, _ start: Int64, _ end: Int64, longest: Int64, line: Int) -> Bool {
    if end < start {
      leftOut.add(name, "it ends before it begins", line)
    } else if end - start > longest {
      leftOut.add(name, "it takes too long to be true", line)
    } else if start < first {
      leftOut.add(name, "its date is before 1900", line)
    } else if end > last {
      leftOut.add(name, "its date is still to come", line)
    } else {
      return true
    }
    return false
  }

  // MARK: Numbers

  /// No record that is counted through the day is longer, in seconds.
  private static let longestSum: Int64 = 7 * 86_400

  /// Takes a number.
  ///
  /// - Parameters:
  ///   - name: What the file calls it.
  ///   - value: In the metric's unit.
  ///   - context: What somebody was doing, of a heart rate.
  /// - Throws: `Failure` (`system`) where the disk is full.
  public func add(
    _ metric: HealthMetric, named name: String, _ value: Double, from start: Int64, to end: Int64,
    at place: HealthPlace = .home, by source: UInt16, _ context: HourlyValues.Context? = nil, line: Int
  ) throws(Failure) {
    guard metric.range.contains(value) else {
      return leftOut.add(name, "the number is outside of what is possible", line)
    }
    guard isPossible(name, start, end, longest: HealthCollector.longestSum, line: line) else { return }
    var position = start
    repeat {
      let day = clock.day(of: position, at: place)
      let until = metric.isSum ? min(end, day.end) : end
      let share = end > start && metric.isSum ? Double(until - position) / Double(end - start) : 1
      try spool.add(
        HealthSample(
          start: position, value: value * share, day: Int32(day.day),
          duration: UInt32(clamping: until - position), source: source, metric: metric.rawValue,
          context: context == .still ? 1 : context == .moving ? 2 : 0, shift: place == .home ? 0 : shift(of: day)))
      position = until
    } while metric.isSum && position < end
  }

  private func shift(of day: (day: Int, start: Int64, end: Int64)) -> Int16 {
    Int16(clamping: (day.start - session.calendar.start(of: Day(number: day.day)).seconds) / 60)
  }

  /// By how much the heart rate fell in the first minute after exercise.
  public func addFall(_ fall: Double, at moment: Int64) {
    if (0...200).contains(fall) { falls.append((moment, fall)) }
  }

  /// What a device itself says of a whole calendar day; 0 says nothing.
  public struct Summary: Sendable {
    public var energy: Double?
    public var exerciseMinutes: Double?
    public var standHours: Double?

    public init(energy: Double? = nil, exerciseMinutes: Double? = nil, standHours: Double? = nil) {
      self.energy = energy
      self.exerciseMinutes = exerciseMinutes
      self.standHours = standHours
    }

    func value(of metric: HealthMetric) -> Double? {
      let value: Double? =
        switch metric {
        case .activeEnergy: energy
        case .exerciseMinutes: exerciseMinutes
        case .standHours: standHours
        default: nil
        }
      return value.flatMap { $0 > 0 ? $0 : nil }
    }
  }

  /// The device's own figures of a day count before what its records add up to.
  public func add(_ summary: Summary, of day: Day, named name: String, line: Int) {
    guard day >= .earliestOfEntries else { return leftOut.add(name, "its date is before 1900", line) }
    guard day <= session.calendar.local(session.environment.now).date else {
      return leftOut.add(name, "its date is still to come", line)
    }
    let energy = summary.energy.flatMap { HealthMetric.activeEnergy.range.contains($0) ? $0 : nil }
    let minutes = summary.exerciseMinutes.flatMap { HealthMetric.exerciseMinutes.range.contains($0) ? $0 : nil }
    let hours = summary.standHours.flatMap { HealthMetric.standHours.range.contains($0) ? $0 : nil }
    summaries[day.number] = Summary(energy: energy, exerciseMinutes: minutes, standHours: hours)
  }

  // MARK: Nights and exercise

  public func add(_ sleep: SleepRecord, by source: UInt16, named name: String) {
    let isWhole = isPossible(name, sleep.start, sleep.end, longest: SleepSessions.longest, line: sleep.line)
    guard isWhole, sleep.end > sleep.start else { return }
    var sleep = sleep
    sleep.source = source
    nights.append(sleep)
  }

  public func add(_ workout: WorkoutRecord, by source: UInt16, named name: String) {
    guard isPossible(name, workout.start, workout.end, longest: 2 * 86_400, line: workout.line) else { return }
    var workout = workout
    workout.source = source
    workouts.append(workout)
  }

  // MARK: Symptoms and the like

  /// How something was at a time.
  struct Reading {
    var fields: ImportNames.Fields
    var start: Int64
    var minutes: Int?
    var place: HealthPlace
    var key: String
    var source: UInt16
    var line: Int
  }

  /// How strong a symptom was, from 0 for none to 10.
  ///
  /// - Parameter id: What the platform calls it, for ever the same.
  public func addSymptom(
    _ severity: Double, of name: String, id: String, from start: Int64, to end: Int64, at place: HealthPlace = .home,
    by source: UInt16, line: Int
  ) {
    guard isPossible(name, start, end, longest: 366 * 86_400, line: line) else { return }
    let fields = names.severity(severity, of: name)
    let minutes = Int((end - start) / 60)
    addReading(
      fields, start,
      fields.kind == LoggedSymptom.kind && severity > 0 && (1...10_080).contains(minutes) ? minutes : nil,
      place, id, source, line)
  }

  /// That something was there, or was not.
  ///
  /// - Parameters:
  ///   - name: The same in every language.
  ///   - label: What the person sees.
  ///   - id: What the platform calls it, for ever the same.
  public func addPresence(
    _ isPresent: Bool, of name: String, shownAs label: String, id: String, at start: Int64,
    _ place: HealthPlace = .home, by source: UInt16, line: Int
  ) {
    guard isPossible(label, start, start, longest: 0, line: line) else { return }
    addReading(names.number(isPresent ? 1 : 0, of: name, shownAs: label), start, nil, place, id, source, line)
  }

  private func addReading(
    _ fields: ImportNames.Fields, _ start: Int64, _ minutes: Int?, _ place: HealthPlace, _ id: String,
    _ source: UInt16, _ line: Int
  ) {
    let key = "\(id):\(EntryID(hashing: "\(importer)\0\(id)\0\(start)\0\(sources.all[Int(source)].name)"))"
    readings.append(
      Reading(
        fields: fields, start: start, minutes: minutes, place: place, key: key, source: source, line: line))
  }

  /// Some time for oneself, such as a mindful session.
  struct Mark {
    var start: Int64
    var minutes: Int
    var place: HealthPlace
    var line: Int
  }

  public func addMindful(
    from start: Int64, to end: Int64, at place: HealthPlace = .home, named name: String, line: Int
  ) {
    guard isPossible(name, start, end, longest: 86_400, line: line) else { return }
    let minutes = Int((Double(end - start) / 60).rounded())
    guard minutes > 0 else { return leftOut.add(name, "it took less than a minute", line) }
    marks.append(Mark(start: start, minutes: min(1440, minutes), place: place, line: line))
  }

  /// A day of a cycle.
  struct CycleDay {
    /// From 0 for none to 3 for heavy.
    var flow: Int?
    var isSpotting = false
    var isStart = false
    var line = 0
  }

  /// The flow of a day, from 0 for none to 3 for heavy; nil for spotting.
  public func addFlow(
    _ flow: Int?, isStart: Bool, at start: Int64, _ place: HealthPlace = .home, named name: String, line: Int
  ) {
    guard isPossible(name, start, start, longest: 0, line: line) else { return }
    let day = clock.day(of: start, at: place).day
    var known = flows[day] ?? CycleDay(line: line)
    if let flow { known.flow = max(known.flow ?? 0, flow) } else { known.isSpotting = true }
    known.isStart = known.isStart || isStart
    flows[day] = known
  }

  /// One of the two numbers of a blood pressure.
  struct PressureHalf {
    var isUpper: Bool
    var value: Double
    var start: Int64
    var place: HealthPlace
    var source: UInt16
    var line: Int
  }

  /// One of the two numbers of a blood pressure, in mmHg; the other one has the same time and source.
  public func addPressure(
    _ value: Double, isUpper: Bool, at start: Int64, _ place: HealthPlace = .home, by source: UInt16,
    named name: String, line: Int
  ) {
    guard (isUpper ? 50.0...300 : 20.0...200).contains(value) else {
      return leftOut.add(name, "the number is outside of what is possible", line)
    }
    guard isPossible(name, start, start, longest: 0, line: line) else { return }
    pressures.append(
      PressureHalf(isUpper: isUpper, value: value.rounded(), start: start, place: place, source: source, line: line))
  }
}

/// Counts what is not taken; it may be most of a file.
struct LeftOutCounts {
  struct Name: Hashable {
    var name: String
    var reason: Phrase
  }

  struct Count {
    var count = 0
    var lines: [Int] = []
  }

  /// Names that are told one by one; others are one.
  private static let most = 500
  private(set) var counts: [Name: Count] = [:]
  private(set) var order: [Name] = []

  mutating func add(_ name: String, _ reason: Phrase, _ line: Int?, count: Int = 1) {
    var key = Name(name: name, reason: reason)
    if counts[key] == nil {
      if order.count >= LeftOutCounts.most { key = Name(name: "…", reason: reason) }
      if counts[key] == nil { order.append(key) }
    }
    counts[key, default: Count()].count += count
    if let line, counts[key, default: Count()].lines.count < 3 { counts[key]?.lines.append(line) }
  }
}
