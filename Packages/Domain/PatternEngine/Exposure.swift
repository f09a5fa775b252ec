import TrackerStatistics

/// Whether something was there on each day, such as a food: yes, no or not known.
public struct Exposure: Sendable, Hashable {
  /// What it is an exposure to; findings name it.
  public var id: String
  /// Calendar days, from the person's first logged day on, which is day 0.
  public let count: Int
  let yes: DayBits
  let known: DayBits

  /// An exposure from the first day on.
  ///
  /// - Parameter days: nil where it is not known: on a day on which nothing of its kind was logged.
  public init(_ id: String, _ days: [Bool?]) {
    self.id = id
    count = days.count
    var (yes, known) = (DayBits(count: days.count), DayBits(count: days.count))
    for (day, answer) in days.enumerated() {
      guard let answer else { continue }
      known.insert(day)
      if answer { yes.insert(day) }
    }
    self.yes = yes
    self.known = known
  }

  init(_ id: String, count: Int, yes: DayBits, known: DayBits) {
    self.id = id
    self.count = count
    self.yes = yes
    self.known = known
  }

  /// The same exposure later by so many days, or earlier where it is negative; what falls outside is lost.
  func shifted(by days: Int) -> Exposure {
    Exposure(
      id, count: count, yes: yes.shifted(by: days, count: count), known: known.shifted(by: days, count: count))
  }

  /// The days before `end`.
  func days(before end: Int) -> Exposure {
    let count = min(end, count)
    return Exposure(id, count: count, yes: yes.before(count), known: known.before(count))
  }

  /// The days on which both are known, by the two answers.
  func table(with other: Exposure) -> ContingencyTable {
    let (both, either) = (yes.count(with: other.yes), known.count(with: other.known))
    let (own, others) = (yes.count(with: other.known), known.count(with: other.yes))
    return ContingencyTable(
      exposedWith: both, exposedWithout: own - both, unexposedWith: others - both,
      unexposedWithout: either - own - others + both)
  }

  /// How much its days resemble the day before, −1 … 1: the correlation of known days with the next one; 0 where it
  /// cannot be told.
  var persistence: Double { table(with: shifted(by: -1)).phi ?? 0 }
}
