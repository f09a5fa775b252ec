import TrackerCore

/// Exercise that a device recorded.
public struct WorkoutRecord: Sendable, Hashable {
  /// One of `ActivityType.exercises`.
  public var type: String
  /// Seconds since 1970.
  public var start: Int64
  public var end: Int64
  /// Minutes without pauses; nil where only start and end are known.
  public var minutes: Double?
  /// In kilometres.
  public var distance: Double?
  /// In kilocalories.
  public var energy: Double?
  public var meanRate: Double?
  public var highestRate: Double?
  /// How much energy it took, as a multiple of sitting still.
  public var mets: Double?
  public var place: HealthPlace
  public var line: Int
  var source: UInt16 = 0

  public init(_ type: String, from start: Int64, to end: Int64, at place: HealthPlace = .home, line: Int) {
    self.type = type
    self.start = start
    self.end = end
    self.place = place
    self.line = line
  }

  /// Minutes that an entry of exercise may have.
  static let longest = 480

  /// Whole minutes, halves up; beyond what an entry may have.
  var wholeMinutes: Int {
    Int(min(1e6, max(1, ((minutes ?? Double(end - start) / 60) + 0.5).rounded(.down))))
  }

  /// How hard it was, from 1 to 10, by the mean heart rate against the highest to be expected at an age; else by the
  /// energy it took; else as exercise of its type mostly is.
  ///
  /// - Parameter age: In years; nil where it is not known.
  /// - Note: The highest rate is 208 − 0.7 · age (Tanaka 2001, doi 10.1016/S0735-1097(00)01054-8); the bands are those
  ///   of the American College of Sports Medicine.
  func intensity(atAge age: Int?) -> Int {
    if let meanRate, let age {
      let share = meanRate / (208 - 0.7 * Double(age))
      return (WorkoutRecord.bands.firstIndex { share < $0 } ?? WorkoutRecord.bands.count) + 1
    }
    if let mets { return mets < 3 ? 2 : mets < 6 ? 5 : 8 }
    return WorkoutRecord.usual[type] ?? 4
  }

  private static let bands = [0.50, 0.57, 0.64, 0.68, 0.72, 0.77, 0.83, 0.89, 0.96]
  private static let usual = [
    "running": 7, "cardio": 6, "cycling": 5, "swimming": 6, "hiking": 5, "walking": 3, "yoga": 2, "strength": 5,
    "functional": 6,
  ]

  /// Leaves one of each that several sources recorded: of the same type, at mostly the same time (`TimeSpan.isMostly`).
  /// The best source counts, then what knows most.
  ///
  /// - Returns: In the order of time, and the lines of what was left out.
  static func single(_ records: [WorkoutRecord], order: [UInt16]) -> (kept: [WorkoutRecord], doubled: [Int]) {
    let sorted = records.sorted {
      (order[Int($0.source)], -$0.details, $0.start, $0.line) < (order[Int($1.source)], -$1.details, $1.start, $1.line)
    }
    var kept: [WorkoutRecord] = []
    var doubled: [Int] = []
    var byDay: [Int64: [Int]] = [:]
    for record in sorted {
      let days = (record.start / 86_400 - 1)...(max(record.start, record.end) / 86_400 + 1)
      let near = days.count > 5 ? Array(kept.indices) : days.flatMap { byDay[$0] ?? [] }
      guard !near.contains(where: { kept[$0].isSame(as: record) }) else {
        doubled.append(record.line)
        continue
      }
      byDay[record.start / 86_400, default: []].append(kept.count)
      kept.append(record)
    }
    return (kept.sorted { ($0.start, $0.line) < ($1.start, $1.line) }, doubled.sorted())
  }

  private var details: Int { [distance, energy, meanRate, highestRate, mets].count { $0 != nil } }

  private func isSame(as other: WorkoutRecord) -> Bool {
    guard type == other.type else { return false }
    // An exact copy of one source is one, too.
    if source == other.source { return start == other.start && end == other.end }
    guard let span, let others = other.span else { return false }
    return span.isMostly(others)
  }

  private var span: TimeSpan? { TimeSpan(start: Instant(seconds: start), end: Instant(seconds: end)) }
}
