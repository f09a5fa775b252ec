import TrackerCore

extension Double? {
  /// `.123`, or a dash where it can't be told.
  var thousandths: String { map { $0 < 0 ? Optional($0).signedThousandths : Double?.fraction($0, digits: 3) } ?? "–" }

  /// `+.123` or `−.123`.
  var signedThousandths: String {
    map { (($0 * 1000).roundedHalfUp < 0 ? "−" : "+") + Double?.fraction(abs($0), digits: 3) } ?? "–"
  }

  /// `12 %`
  var percent: String { map { "\(($0 * 100).roundedHalfUp) %" } ?? "–" }

  /// Of a number from 0 on: at once the whole part, where it is not 0, and the digits after the point.
  fileprivate static func fraction(_ value: Double, digits: Int) -> String {
    let unit = digits == 3 ? 1000 : 100
    let units = (value * Double(unit)).roundedHalfUp
    let rest = String(units % unit)
    return "\(units >= unit ? String(units / unit) : "").\(String(repeating: "0", count: digits - rest.count))\(rest)"
  }
}

extension Double {
  /// `1.23` of a number from 0 on.
  var hundredths: String {
    let text = Double?.fraction(self, digits: 2)
    return text.hasPrefix(".") ? "0" + text : text
  }
}

extension Int {
  /// `1 day`, `2 days`
  var days: String { of("day") }
}

extension String {
  var trimmingEnd: String {
    var result = self[...]
    while result.last == " " { result.removeLast() }
    return String(result)
  }
}
