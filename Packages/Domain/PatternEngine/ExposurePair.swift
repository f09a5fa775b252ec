import TrackerStatistics

/// Two exposures on the days on which both are known: days with both, with one of them and with neither, each with its
/// flares.
public struct ExposurePair: Sendable, Hashable {
  /// Days of one kind.
  public struct Part: Sendable, Hashable {
    public var days: Int
    public var flares: Int
  }

  public let both: Part
  /// Days with the first one alone.
  public let alone: Part
  /// Days with the second one alone.
  public let otherAlone: Part
  public let neither: Part

  /// - Parameter flares: Whether each day counts as one with a flare; a day of which that is not known is left out.
  public init(_ own: Exposure, _ other: Exposure, flares: Exposure) {
    let known = own.known.intersection(flares.known).intersection(other.known)
    let (mine, theirs) = (known.intersection(own.yes), known.intersection(other.yes))
    let shared = mine.intersection(theirs)
    func parts(_ count: (DayBits) -> Int) -> (both: Int, alone: Int, otherAlone: Int, neither: Int) {
      let (all, own, other, both) = (count(known), count(mine), count(theirs), count(shared))
      return (both, own - both, other - both, all - own - other + both)
    }
    let days = parts(\.count)
    let worse = parts { $0.count(with: flares.yes) }
    both = Part(days: days.both, flares: worse.both)
    alone = Part(days: days.alone, flares: worse.alone)
    otherAlone = Part(days: days.otherAlone, flares: worse.otherAlone)
    neither = Part(days: days.neither, flares: worse.neither)
  }

  /// How often the two come together, −1 … 1; nil where one of them was always or never there.
  public var phi: Double? {
    ContingencyTable(
      exposedWith: both.days, exposedWithout: alone.days, unexposedWith: otherAlone.days,
      unexposedWithout: neither.days
    ).phi
  }
}
