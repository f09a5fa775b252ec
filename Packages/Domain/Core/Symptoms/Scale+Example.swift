extension Scale {
  /// A value in the middle of the scale, on one of its steps, to show how an answer is typed.
  public var example: Double {
    let middle = (range.lowerBound + range.upperBound) / 2
    return range.lowerBound + ((middle - range.lowerBound) / step).rounded(.down) * step
  }

  /// The example as it is typed: `6`, `45m`.
  public var typedExample: String { example.words + (kind == .duration ? "m" : "") }
}
