/// Adds up what several sources counted on one day, each moment once: a source counts for the time that none before it
/// covers, in proportion. So neither is a walk counted twice, nor is lost what only the phone in the pocket saw.
struct SumMerge {
  /// What the day comes to.
  private(set) var total = 0.0
  /// By hours from the beginning of the day.
  private(set) var hours: [Double?]

  private let start: Int64
  /// Stretches of time that sources counted so far, in order and apart.
  private var covered: [(start: Int64, end: Int64)] = []

  /// - Parameters:
  ///   - samples: Of one metric on one day: those of the first source first, each source's by their start.
  ///   - start: When the day begins.
  ///   - hourCount: How many hours it has.
  init(_ samples: ArraySlice<HealthSample>, from start: Int64, hourCount: Int) {
    self.start = start
    hours = Array(repeating: nil, count: hourCount)
    var rest = samples
    while let first = rest.first {
      let own = rest.prefix { $0.source == first.source }
      rest = rest.dropFirst(own.count)
      take(own)
    }
  }

  private mutating func take(_ samples: ArraySlice<HealthSample>) {
    var own: [(start: Int64, end: Int64)] = []
    var before: HealthSample?
    for sample in samples {
      defer { before = sample }
      if let before, sample.isCopy(of: before) { continue }
      count(sample)
      guard sample.duration > 0 else { continue }
      if let last = own.last, sample.start <= last.end {
        own[own.count - 1].end = max(last.end, sample.end)
      } else {
        own.append((sample.start, sample.end))
      }
    }
    covered = covered.isEmpty ? own : SumMerge.union(covered, own)
  }

  private mutating func count(_ sample: HealthSample) {
    var index = firstCovering(sample.start)
    guard sample.duration > 0 else {
      if index == covered.count || covered[index].start > sample.start {
        add(sample.value, from: sample.start, to: nil)
      }
      return
    }
    let rate = sample.value / Double(sample.duration)
    var position = sample.start
    while position < sample.end {
      let next = index < covered.count ? covered[index].start : sample.end
      if position < next {
        let end = min(next, sample.end)
        add(rate * Double(end - position), from: position, to: end)
      }
      guard index < covered.count else { return }
      position = max(position, covered[index].end)
      index += 1
    }
  }

  /// The first stretch that ends behind a moment.
  private func firstCovering(_ moment: Int64) -> Int {
    var (low, high) = (0, covered.count)
    while low < high {
      let middle = (low + high) / 2
      if covered[middle].end > moment { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private mutating func add(_ value: Double, from first: Int64, to last: Int64?) {
    total += value
    guard let last else { return note(value, in: hour(of: first)) }
    var position = first
    while position < last {
      let hour = hour(of: position)
      let end = min(last, start + Int64(hour + 1) * 3_600)
      guard end > position else { return }
      note(value * Double(end - position) / Double(last - first), in: hour)
      position = end
    }
  }

  private func hour(of moment: Int64) -> Int { Int((Double(moment - start) / 3_600).rounded(.down)) }

  private mutating func note(_ value: Double, in hour: Int) {
    guard hours.indices.contains(hour) else { return }
    hours[hour] = (hours[hour] ?? 0) + value
  }

  private static func union(
    _ left: [(start: Int64, end: Int64)], _ right: [(start: Int64, end: Int64)]
  ) -> [(start: Int64, end: Int64)] {
    var (left, right) = (left[...], right[...])
    var result: [(start: Int64, end: Int64)] = []
    while let span = (left.first?.start ?? .max) <= (right.first?.start ?? .max) ? left.popFirst() : right.popFirst() {
      if let last = result.last, span.start <= last.end {
        result[result.count - 1].end = max(last.end, span.end)
      } else {
        result.append(span)
      }
    }
    return result
  }
}
