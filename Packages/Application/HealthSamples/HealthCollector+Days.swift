import TrackerApplication
import TrackerCore

/// What the samples of a day come to.
struct HealthDay {
  var day: Int
  var values: [HealthMetric: Double] = [:]
  /// The lowest and the highest heart rate.
  var rates: (lowest: Double, highest: Double)?
  var hours = HourlyValues()
  /// By how many seconds it began later than at home, on a journey.
  var shift = 0
}

extension HealthCollector {
  /// Makes the days, the earliest first; days of which only a device's own figures are known come last.
  func forEachDay(_ body: (HealthDay) throws -> Void) throws {
    let order = sources.order
    let recoveries = Recoveries(of: workouts, falls)
    var rest = Set(summaries.keys)
    try spool.forEach { samples in
      for index in samples.indices { samples[index].source = order[Int(samples[index].source)] }
      samples.sort(by: HealthSample.isBefore)
      var left = samples[...]
      while let first = left.first {
        let own = left.prefix { $0.day == first.day }
        left = left.dropFirst(own.count)
        rest.remove(Int(first.day))
        try body(self.day(Int(first.day), own, recoveries))
      }
    }
    for day in rest.sorted() {
      var own = HealthDay(day: day)
      settle(&own)
      if !own.values.isEmpty { try body(own) }
    }
  }

  private func day(_ number: Int, _ samples: ArraySlice<HealthSample>, _ recoveries: Recoveries) -> HealthDay {
    var result = HealthDay(day: number)
    let shift = samples.first?.shift ?? 0
    let start = session.calendar.start(of: Day(number: number)).seconds + Int64(shift) * 60
    result.shift = Int(shift) * 60
    var rest = samples
    while let first = rest.first, let metric = HealthMetric(rawValue: first.metric) {
      let own = rest.prefix { $0.metric == first.metric }
      rest = rest.dropFirst(own.count)
      if metric.isSum {
        let sum = SumMerge(own, from: start, hourCount: 25)
        result.values[metric] = sum.total
        let hours = sum.hours.enumerated().reduce(into: [Int: Double]()) { $0[$1.offset] = $1.element }
        if metric == .steps { result.hours.steps = hours }
        if metric == .activeEnergy { result.hours.energy = hours }
      } else if metric == .standHours {
        result.values[metric] = Double(Set(own.map { $0.start / 3_600 }).count)
      } else if metric == .heartRate {
        take(own, into: &result, from: start)
        result.hours.recovery = recoveries.found(in: own)
      } else if metric == .weight {
        result.values[metric] = own.max { ($0.start, $1.source) < ($1.start, $0.source) }?.value
      } else {
        result.values[metric] = HealthCollector.mean(own)
      }
    }
    settle(&result)
    return result
  }

  /// The device's own figures count before what its records add up to.
  private func settle(_ day: inout HealthDay) {
    guard let summary = summaries[day.day] else { return }
    for metric in [HealthMetric.activeEnergy, .exerciseMinutes, .standHours] {
      if let value = summary.value(of: metric) { day.values[metric] = value }
    }
  }

  private static func mean(_ samples: ArraySlice<HealthSample>) -> Double {
    var (sum, count) = (0.0, 0)
    var before: HealthSample?
    for sample in samples where before.map(sample.isCopy) != true {
      sum += sample.value
      count += 1
      before = sample
    }
    return sum / Double(max(1, count))
  }

  /// The day's heart rate is the mean of its hours, so that an hour of exercise with many measurements is no more than
  /// an hour.
  private func take(_ samples: ArraySlice<HealthSample>, into day: inout HealthDay, from start: Int64) {
    struct Hour {
      var (sum, count, lowest, highest) = (0.0, 0, Double.infinity, -Double.infinity)
      var contexts = (still: 0, moving: 0)
    }
    var hours: [Int: Hour] = [:]
    var before: HealthSample?
    for sample in samples where before.map(sample.isCopy) != true {
      before = sample
      var hour = hours[Int((sample.start - start) / 3_600)] ?? Hour()
      hour.sum += sample.value
      hour.count += 1
      hour.lowest = min(hour.lowest, sample.value)
      hour.highest = max(hour.highest, sample.value)
      if sample.context == 1 { hour.contexts.still += 1 }
      if sample.context == 2 { hour.contexts.moving += 1 }
      hours[Int((sample.start - start) / 3_600)] = hour
    }
    let sorted = hours.sorted { $0.key < $1.key }
    let means = sorted.map { $0.value.sum / Double($0.value.count) }
    guard let lowest = hours.values.map(\.lowest).min(), let highest = hours.values.map(\.highest).max() else { return }
    day.values[.heartRate] = means.reduce(0, +) / Double(means.count)
    day.rates = (lowest, highest)
    for (key, hour) in sorted where (0...24).contains(key) {
      let (still, moving) = hour.contexts
      day.hours.heart[key] = HourlyValues.Heart(
        mean: hour.sum / Double(hour.count), lowest: hour.lowest, highest: hour.highest,
        context: still + moving == 0 ? nil : still >= moving ? .still : .moving)
    }
  }
}

/// Finds the heart rates around the ends of exercise.
struct Recoveries {
  /// From so many seconds before the end to so many after it.
  private static let before: Int64 = 15
  private static let after: Int64 = 130
  private static let mostRates = 12
  /// A device tells the fall within so many seconds.
  private static let longestTelling: Int64 = 600

  private let ends: [Int64]
  private let falls: [Int64: Double]

  init(of workouts: [WorkoutRecord], _ falls: [(at: Int64, fall: Double)]) {
    let ends = Set(workouts.map(\.end)).sorted()
    self.ends = ends
    self.falls = falls.reduce(into: [:]) { byEnd, told in
      let index = Recoveries.first(of: ends, from: told.at - Recoveries.longestTelling)
      guard index < ends.count, ends[index] <= told.at + Recoveries.before else { return }
      byEnd[ends[index]] = told.fall
    }
  }

  /// The place of the first end that is not before a moment.
  private static func first(of ends: [Int64], from moment: Int64) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < moment { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// What a day's heart rates say of exercise that ended on it, in the order of time.
  func found(in samples: ArraySlice<HealthSample>) -> [HourlyValues.Recovery] {
    guard !ends.isEmpty else { return [] }
    var rates: [Int64: [Int: Double]] = [:]
    for sample in samples {
      var index = Recoveries.first(of: ends, from: sample.start - Recoveries.after)
      while index < ends.count, ends[index] <= sample.start + Recoveries.before {
        let after = Int(sample.start - ends[index])
        // Of two sources the better one, which comes first.
        if rates[ends[index]]?[after] == nil { rates[ends[index], default: [:]][after] = sample.value }
        index += 1
      }
    }
    return rates.sorted { $0.key < $1.key }.map { end, rates in
      HourlyValues.Recovery(
        end: Instant(seconds: end),
        rates: Recoveries.thinned(rates.sorted { $0.key < $1.key }.map { .init(after: $0.key, rate: $0.value) }),
        fall: falls[end])
    }
  }

  /// As many as are kept, evenly chosen, with the first and the last.
  private static func thinned(_ rates: [HourlyValues.Recovery.Rate]) -> [HourlyValues.Recovery.Rate] {
    guard rates.count > mostRates else { return rates }
    return (0..<mostRates).map { rates[$0 * (rates.count - 1) / (mostRates - 1)] }
  }
}
