extension Double {
  /// The number in decimal digits, halves rounded away from zero: the one way in which rounded numbers become text;
  /// `words` has every digit.
  ///
  /// - Parameters:
  ///   - places: Digits after the point, at most; zeros at the end are left out down to `atLeast`.
  ///   - atLeast: Digits after the point that are always there.
  ///   - isSigned: Whether a number above zero has its sign too. A negative one has a minus (U+2212) then, else a
  ///     hyphen.
  ///   - hasLeadingZero: Whether a number below one begins with `0`, as in prose; figures of scores leave it out.
  public func decimal(
    upTo places: Int = 1, atLeast: Int = 0, isSigned: Bool = false, hasLeadingZero: Bool = true
  ) -> String {
    guard isFinite, abs(self) < 1e15 else { return String(self) }
    let unit = (0..<places).reduce(1.0) { unit, _ in unit * 10 }
    let units = Int((abs(self) * unit).rounded())
    let (whole, rest) = units.quotientAndRemainder(dividingBy: Int(unit))
    var digits = places == 0 ? "" : String(rest)
    digits = String(repeating: "0", count: places - digits.count) + digits
    while digits.count > atLeast, digits.last == "0" { digits.removeLast() }
    let isNegative = self < 0 && units > 0
    let sign = isNegative ? (isSigned ? "−" : "-") : isSigned ? "+" : ""
    let front = whole == 0 && !hasLeadingZero && !digits.isEmpty ? "" : String(whole)
    return sign + front + (digits.isEmpty ? "" : ".\(digits)")
  }

  /// A number that was logged or worked out as people read it: at most three decimals, and below one as many as three
  /// digits other than zeros take, `0.00125`. `words` has every digit.
  public var brief: String {
    guard self != 0, abs(self) < 0.1 else { return decimal(upTo: 3) }
    var places = 3
    var bound = 0.1
    while abs(self) < bound, places < 12 { (places, bound) = (places + 1, bound / 10) }
    return decimal(upTo: places)
  }
}
