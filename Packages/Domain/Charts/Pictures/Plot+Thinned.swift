import TrackerCore

extension Plot {
  /// What a place of a plot stands for.
  public enum Grain: String, Sendable, Codable, CaseIterable {
    case day, week, month, quarter, year
  }

  /// The plot with as many places as there is room for: a place for each day, else for each week from Monday on, else
  /// for each month, three months or year. Plots along other places than days stay as they are.
  ///
  /// What stands for several days is known where at least half of them are, and marked where any of them is.
  public func thinned(to room: Int) -> (plot: Plot, grain: Grain) {
    guard places.count > room, places.allSatisfy({ $0.day != nil }) else { return (self, .day) }
    let coarser: [(Grain, (Day) -> Int)] = [
      (.week, { $0.number - ($0.weekday - 1) }), (.month, { $0.components.year * 12 + $0.components.month }),
      (.quarter, { $0.components.year * 4 + ($0.components.month - 1) / 3 }),
    ]
    for (grain, key) in coarser {
      let groups = groups(key)
      if groups.count <= room { return (thinned(groups), grain) }
    }
    return (thinned(groups { $0.components.year }), .year)
  }

  private func groups(_ key: (Day) -> Int) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var last: Int?
    for (index, place) in places.enumerated() {
      guard let day = place.day else { continue }
      if last == key(day), let open = groups.last {
        groups[groups.count - 1] = open.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
        last = key(day)
      }
    }
    return groups
  }

  private func thinned(_ groups: [Range<Int>]) -> Plot {
    var result = self
    result.places = groups.map { group in
      let (first, last) = (places[group.lowerBound], places[group.upperBound - 1])
      let label = group.count == 1 ? first.label : "\(first.label) – \(last.label)"
      return Place(label, day: first.day, isMarked: places[group].contains(where: \.isMarked))
    }
    var content = content
    if case .two(let first, let second) = content, second.isSmoothing { content = .one(first) }
    result.content = content.map { series in
      Series(series.name, series.shape, groups.map { folded(series.values[$0]) })
    }
    result.ticks = ticks.compactMap { tick in
      groups.firstIndex { $0.contains(tick.place) }.map { Tick($0, tick.label) }
    }
    return result
  }

  private func folded(_ values: ArraySlice<Double?>) -> Double? {
    let known = values.compactMap(\.self)
    guard known.count * 2 >= values.count else { return nil }
    return fold(known)
  }
}

extension [Double?] {
  /// The mean of each place and those before it; nil where too few of them are known.
  ///
  /// - Parameters:
  ///   - length: How many places a mean is of.
  ///   - fewest: How many of them must be known.
  public func rollingMean(over length: Int, fewest: Int) -> [Double?] {
    indices.map { index in
      let known = self[Swift.max(0, index - length + 1)...index].compactMap(\.self)
      return known.count < Swift.max(1, fewest) ? nil : known.reduce(0, +) / Double(known.count)
    }
  }
}

/// The middle half of some numbers and their median.
///
/// Quartiles interpolate between neighbours: R. Hyndman and Y. Fan, "Sample quantiles in statistical packages", The
/// American Statistician 50 (1996), type 7.
public struct MiddleHalf: Sendable, Hashable, Encodable {
  public let from: Double
  public let median: Double
  public let to: Double

  /// nil for no number.
  public init?(of values: [Double]) {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return nil }
    func quantile(_ share: Double) -> Double {
      let place = share * Double(sorted.count - 1)
      let below = Int(place.rounded(.down))
      let above = Swift.min(sorted.count - 1, below + 1)
      return sorted[below] + (place - Double(below)) * (sorted[above] - sorted[below])
    }
    from = quantile(0.25)
    median = quantile(0.5)
    to = quantile(0.75)
  }
}
