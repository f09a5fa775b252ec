extension Phrase {
  /// A range of numbers as a file has them, with a point in every language: `0.5 to 10`.
  public static func range(_ range: ClosedRange<Double>) -> Phrase {
    .words("{low} to {high}", ["low": "\(range.lowerBound.words)", "high": "\(range.upperBound.words)"])
  }

  /// A range of whole numbers: `1 to 90`, or `1 or more` without an end.
  public static func range(_ range: ClosedRange<Int>) -> Phrase {
    let low: Phrase = "\(range.lowerBound)"
    return range.upperBound == .max
      ? .words("{low} or more", ["low": low])
      : .words("{low} to {high}", ["low": low, "high": "\(range.upperBound)"])
  }
}
