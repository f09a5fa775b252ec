/// The days of a person by whether they were flares, and the moment of each from which windows are counted back.
public struct FlareMoments: Sendable, Hashable {
  /// Flares with a moment before the person's own usual one is used.
  public static let neededFlares = 5
  /// The minute of the day that is used until then.
  public static let assumedMinute = 18 * 60

  /// The minute of the day that counts for days without a flare, and for flares without a moment: the median of the
  /// person's flares, and 18:00 under `neededFlares` of them.
  public let usualMinute: Int
  let flare: Exposure
  /// Days that are known, in their order.
  let days: [Int]
  /// The moment of each of `days`, in their order.
  let moments: [Int]
  private let dayStarts: [Int]

  /// The days from the first one on.
  ///
  /// - Parameters:
  ///   - flare: nil where it is not known.
  ///   - moments: By day, the minute of the first entry that reached the flare; nil where it is not known. One outside
  ///     of its day is not known.
  ///   - dayStarts: The minute at which each day starts, and at which the last one ends, so that a day may have 23 or
  ///     25 hours. nil is a clock on which each has 24, from 0 on.
  public init(flare: [Bool?], at moments: [Int?], dayStarts: [Int]? = nil) {
    let starts = dayStarts ?? (0...flare.count).map { $0 * 24 * 60 }
    precondition(
      moments.count == flare.count && starts.count == flare.count + 1,
      "\(flare.count) days, moments of \(moments.count), starts of \(starts.count - 1)")
    precondition(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 }, "a day starts before the one before it")
    let told = flare.indices.map { day in
      flare[day] == true ? moments[day].flatMap { (starts[day]..<starts[day + 1]).contains($0) ? $0 : nil } : nil
    }
    let minutes = told.indices.compactMap { day in told[day].map { $0 - starts[day] } }.sorted()
    let middle = minutes.count / 2
    let usual =
      minutes.count < FlareMoments.neededFlares
      ? FlareMoments.assumedMinute
      : minutes.count.isMultiple(of: 2) ? (minutes[middle - 1] + minutes[middle]) / 2 : minutes[middle]
    usualMinute = usual
    self.flare = Exposure("flare", flare)
    days = flare.indices.filter { flare[$0] != nil }
    self.moments = days.map { told[$0] ?? min(starts[$0] + usual, starts[$0 + 1] - 1) }
    self.dayStarts = starts
  }

  /// The days whose window holds a moment of an exposure, O(moments + days).
  func days(with exposure: TimedExposure, in window: FlareWindow) -> DayBits {
    var result = DayBits(count: flare.count)
    let (end, start) = (window.hours.lowerBound * 60, window.hours.upperBound * 60)
    var first = 0
    for moment in exposure.moments {
      while first < moments.count, moments[first] <= moment + end { first += 1 }
      var place = first
      while place < moments.count, moments[place] <= moment + start {
        result.insert(days[place])
        place += 1
      }
    }
    return result
  }

  /// The days whose whole window lies in days that were answered, O(days).
  func days(answeredBy answered: DayBits, in window: FlareWindow) -> DayBits {
    var result = DayBits(count: flare.count)
    var (first, last) = (0, 0)
    for (day, moment) in zip(days, moments) {
      let (start, end) = (moment - window.hours.upperBound * 60, moment - window.hours.lowerBound * 60)
      guard start >= dayStarts[0] else { continue }
      while dayStarts[first + 1] <= start { first += 1 }
      while dayStarts[last + 1] < end { last += 1 }
      if (first...last).allSatisfy(answered.contains) { result.insert(day) }
    }
    return result
  }
}
