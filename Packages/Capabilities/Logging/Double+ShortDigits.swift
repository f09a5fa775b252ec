extension Double {
  /// All of its digits, without a fraction where that is zero: `7`, `7.25`.
  var shortDigits: String { self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self) }
}
