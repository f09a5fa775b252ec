/// When something was there, to the minute, such as each meal of a food.
public struct TimedExposure: Sendable, Hashable {
  /// What it is an exposure to; findings name it.
  public var id: String
  /// In their order.
  let moments: [Int]
  let answered: DayBits
  let count: Int

  /// An exposure of a person's whole record.
  ///
  /// - Parameters:
  ///   - moments: Minutes on the clock of `FlareMoments`, in any order.
  ///   - answered: From the first day on, whether it is known if it was there: a day on which its kind was logged, or
  ///     which the person closed. Such a day without a moment is a day without it.
  public init(_ id: String, at moments: [Int], answered: [Bool]) {
    self.id = id
    self.moments = moments.sorted()
    var days = DayBits(count: answered.count)
    for (day, isAnswered) in answered.enumerated() where isAnswered { days.insert(day) }
    self.answered = days
    count = answered.count
  }
}
