/// A record, or its part on one logical day. 32 bytes, as files have millions of them.
struct HealthSample {
  /// Seconds since 1970.
  var start: Int64
  var value: Double
  /// The number of the logical day.
  var day: Int32
  /// In seconds; 0 for a moment.
  var duration: UInt32
  var source: UInt16
  var metric: UInt8
  /// What somebody was doing, as `HeartContext` has it; 0 where that is not known.
  var context: UInt8
  /// By how many minutes the day began later than at home, on a journey.
  var shift: Int16 = 0

  var end: Int64 { start + Int64(duration) }

  /// By day, metric, source and time.
  static func isBefore(_ left: HealthSample, _ right: HealthSample) -> Bool {
    if left.day != right.day { return left.day < right.day }
    if left.metric != right.metric { return left.metric < right.metric }
    if left.source != right.source { return left.source < right.source }
    if left.start != right.start { return left.start < right.start }
    return left.duration == right.duration ? left.value < right.value : left.duration < right.duration
  }

  /// Whether both are copies of one record.
  func isCopy(of other: HealthSample) -> Bool {
    start == other.start && duration == other.duration && value == other.value && source == other.source
  }
}
