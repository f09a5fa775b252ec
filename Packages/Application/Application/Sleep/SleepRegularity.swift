import TrackerCore

/// How alike the sleep of one day and the next is: the sleep regularity index.
///
/// SRI = −100 + 200 · (minutes in which both days were the same, asleep or awake) / (minutes known on both), over all
/// pairs of days in a row (Phillips 2017, doi 10.1038/s41598-017-03171-4). It is −100 … 100; 100 is the same sleep
/// every day, and by chance it is about 0.
public struct SleepRegularity: Sendable {
  /// Days that it is made of.
  public static let days = 28
  /// With fewer pairs of days there is none.
  public static let fewestPairs = 5
  /// Who made it.
  public static let source = "Phillips et al., 2017 (Scientific Reports 7:3216)"
  private static let minutes = 1440
  /// Minutes known on both days without which a pair does not count: three quarters.
  private static let fewestMinutes = minutes * 3 / 4

  /// A day of 1440 minutes of the clock, each asleep, awake or not known.
  struct DayOfSleep: Sendable {
    private(set) var asleep = Minutes()
    private(set) var known = Minutes()

    mutating func set(_ minutes: Range<Int>, isAsleep: Bool) {
      known.insert(minutes)
      if isAsleep { asleep.insert(minutes) } else { asleep.remove(minutes) }
    }

    mutating func forget(_ minutes: Range<Int>) {
      known.remove(minutes)
      asleep.remove(minutes)
    }
  }

  /// A set of the minutes of a day.
  struct Minutes: Sendable {
    fileprivate var words = [UInt64](repeating: 0, count: (SleepRegularity.minutes + 63) / 64)

    fileprivate mutating func insert(_ range: Range<Int>) {
      for part in Self.parts(of: range) { words[part.word] |= part.mask }
    }

    fileprivate mutating func remove(_ range: Range<Int>) {
      for part in Self.parts(of: range) { words[part.word] &= ~part.mask }
    }

    /// The bits of a range, word by word.
    private static func parts(of range: Range<Int>) -> [(word: Int, mask: UInt64)] {
      let range = range.clamped(to: 0..<SleepRegularity.minutes)
      guard !range.isEmpty else { return [] }
      return (range.lowerBound / 64...(range.upperBound - 1) / 64).map { word in
        let bits = range.clamped(to: word * 64..<(word + 1) * 64)
        let ones: UInt64 = bits.count == 64 ? .max : (1 << UInt64(bits.count)) - 1
        return (word, ones << UInt64(bits.lowerBound - word * 64))
      }
    }
  }

  /// What two days in a row have in common; nil for a pair that does not count.
  private struct Pair: Sendable {
    var same: Int
    var known: Int

    init?(_ first: DayOfSleep?, _ second: DayOfSleep?) {
      guard let first, let second else { return nil }
      (same, known) = (0, 0)
      for word in first.known.words.indices {
        let both = first.known.words[word] & second.known.words[word]
        known += both.nonzeroBitCount
        same += (both & ~(first.asleep.words[word] ^ second.asleep.words[word])).nonzeroBitCount
      }
      guard known >= SleepRegularity.fewestMinutes else { return nil }
    }
  }

  private let pairs: [Pair?]

  /// - Parameter rows: Days in a row; nil for one whose sleep is not known.
  init(_ rows: [DayOfSleep?]) { pairs = zip(rows, rows.dropFirst()).map(Pair.init) }

  /// Of the days that end with the one at a place among `rows`; nil where too few pairs of days are known.
  public func index(endingAt place: Int) -> Double? {
    let counted = counted(endingAt: place)
    guard counted.count >= Self.fewestPairs else { return nil }
    let known = counted.reduce(0) { $0 + $1.known }
    return -100 + 200 * Double(counted.reduce(0) { $0 + $1.same }) / Double(known)
  }

  /// Pairs of days that the index of a place is made of, or would be.
  public func pairs(endingAt place: Int) -> Int { counted(endingAt: place).count }

  private func counted(endingAt place: Int) -> [Pair] {
    pairs[max(0, place - Self.days + 1)..<max(0, place)].compactMap(\.self)
  }
}

extension SleepRegularity {
  /// Of logged nights: each day goes from noon to noon and ends with the morning of its night, so that a night lies
  /// within it. A morning without a night with times is not known. Minutes that are still to come are not known, nor
  /// those that a change of the clocks leaves out or doubles.
  public init(_ nights: [RecordedNight], on days: ClosedRange<Day>, calendar: DayCalendar, now: Instant) {
    let known = Set(nights.filter { $0.asleep != nil }.map(\.day))
    let spans = nights.flatMap { ($0.asleep.map { [$0] } ?? []) + $0.naps }.sorted { $0.start < $1.start }
    var first = 0
    self.init(
      days.map { day -> DayOfSleep? in
        let noons = [day.advanced(by: -1), day].map { calendar.firstInstant(on: $0, from: Self.noon) }
        // Naps and nights are at most a day long: what ended before the day began is never asked for again.
        while first < spans.count, spans[first].start < noons[0] - 86_400 { first += 1 }
        guard known.contains(day) else { return nil }
        let own = spans[first...].prefix { $0.start < noons[1] }.filter { $0.end > noons[0] }
        return DayOfSleep(own, from: noons[0], to: noons[1], calendar: calendar, now: now)
      })
  }

  private static let noon = LocalTime(wrapping: 720)
}

extension SleepRegularity.DayOfSleep {
  /// From one noon to the next.
  fileprivate init(_ spans: [TimeSpan], from first: Instant, to last: Instant, calendar: DayCalendar, now: Instant) {
    let length = last.minutes(since: first)
    let ahead = max(0, now.minutes(since: first))
    guard length != SleepRegularity.minutes else {
      set(0..<length, isAsleep: false)
      for span in spans { set(Self.minutes(of: span, since: first, within: length), isAsleep: true) }
      if ahead < length { forget(ahead..<length) }
      return
    }
    // The clocks changed: each minute of the clock is looked up, and those that come twice or never are not known.
    var times = [Int](repeating: 0, count: SleepRegularity.minutes)
    for minute in 0..<min(length, ahead) {
      let moment = first + Int64(minute) * 60
      let place = (calendar.local(moment).time.minutes + 720) % SleepRegularity.minutes
      times[place] += 1
      set(place..<place + 1, isAsleep: spans.contains { $0.start <= moment && moment < $0.end })
    }
    for (place, count) in times.enumerated() where count != 1 { forget(place..<place + 1) }
  }

  private static func minutes(of span: TimeSpan, since first: Instant, within length: Int) -> Range<Int> {
    let start = min(length, max(0, span.start.minutes(since: first)))
    return start..<max(start, min(length, span.end.minutes(since: first)))
  }
}
