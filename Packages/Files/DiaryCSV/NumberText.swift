/// The sign before the decimals of a file's numbers.
public enum DecimalSign: String, Sendable, CaseIterable {
  case point, comma
}

extension Double {
  /// Reads a decimal number with a point, such as `7`, `-0.5` or `1.5e3`; nil for anything else, infinity and NaN too.
  init?(decimal text: String) {
    let isPlain = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
    }
    guard isPlain, let value = Double(text), value.isFinite else { return nil }
    self = value
  }
}

/// A number as it stands in a cell, with a point or a comma before its decimals and perhaps signs between thousands.
enum NumberText: Equatable {
  /// It can be read in one way alone.
  case certain(Double, sign: DecimalSign?)
  /// The sign before three last digits parts decimals or thousands: `8,432` and `8.432`.
  case either(DecimalSign, decimals: Double, thousands: Double)

  /// nil where the text is no number.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let marks = bytes.indices.filter { bytes[$0] == NumberText.point || bytes[$0] == NumberText.comma }
    guard let last = marks.last else {
      guard let value = Double(decimal: text) ?? NumberText.grouped(bytes[...], by: NumberText.spaceOrQuote) else {
        return nil
      }
      self = .certain(value, sign: nil)
      return
    }
    let mark = bytes[last]
    let sign = mark == NumberText.comma ? DecimalSign.comma : .point
    let other = mark == NumberText.comma ? NumberText.point : NumberText.comma
    let decimals = NumberText.decimal(bytes, at: last, groupedBy: [other] + NumberText.spaceOrQuote)
    let groups = NumberText.grouped(bytes[...], by: [mark])
    switch (decimals, groups) {
    case (let decimals?, let groups?): self = .either(sign, decimals: decimals, thousands: groups)
    case (let decimals?, nil): self = .certain(decimals, sign: sign)
    case (nil, let groups?): self = .certain(groups, sign: sign == .comma ? .point : .comma)
    case (nil, nil): return nil
    }
  }

  /// The number where cells that read both ways have a sign before their decimals.
  func value(_ sign: DecimalSign) -> Double {
    switch self {
    case .certain(let value, _): value
    case .either(let mark, let decimals, let thousands): mark == sign ? decimals : thousands
    }
  }

  private static let point = UInt8(ascii: ".")
  private static let comma = UInt8(ascii: ",")
  private static let spaceOrQuote = [UInt8(ascii: " "), UInt8(ascii: "'")]

  /// A number with decimals after a place, and perhaps with signs between its thousands before it.
  private static func decimal(_ bytes: [UInt8], at mark: Int, groupedBy marks: [UInt8]) -> Double? {
    let whole = bytes[..<mark]
    let rest = String(decoding: bytes[(mark + 1)...], as: UTF8.self)
    guard !rest.contains(".") else { return nil }
    if whole.contains(where: marks.contains) {
      guard let value = grouped(whole, by: marks), let tail = Double(decimal: "0.\(rest)") else { return nil }
      return whole.first == UInt8(ascii: "-") ? value - tail : value + tail
    }
    return Double(decimal: "\(String(decoding: whole, as: UTF8.self)).\(rest)")
  }

  /// A whole number with one sign between its thousands, which are three digits each but for the first.
  private static func grouped(_ bytes: ArraySlice<UInt8>, by marks: [UInt8]) -> Double? {
    guard let mark = bytes.first(where: marks.contains) else { return nil }
    let isNegative = bytes.first == UInt8(ascii: "-")
    let parts = (isNegative ? bytes.dropFirst() : bytes).split(separator: mark, omittingEmptySubsequences: false)
    guard let first = parts.first, (1...3).contains(first.count), first.first != UInt8(ascii: "0"),
      parts.dropFirst().allSatisfy({ $0.count == 3 }),
      parts.joined().allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Double(decimal: (isNegative ? "-" : "") + String(decoding: parts.joined(), as: UTF8.self))
  }
}

/// A time that something took, as it stands in a cell: `7:30`, `7h 15m`, `45 min`.
enum DurationText {
  private static let hours: Set<String> = ["h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden"]
  private static let minutes: Set<String> = ["m", "min", "mins", "minute", "minutes", "minuten"]

  /// In minutes; nil where the text is none.
  static func minutes(_ text: String) -> Double? {
    guard text.utf8.count <= 24, text.utf8.first.map({ (48...57).contains($0) }) == true else { return nil }
    if text.contains(":") { return clock(text) }
    var total: Double?
    var rest = text.lowercased()[...]
    while !rest.isEmpty {
      let number = rest.prefix { $0.isNumber || $0 == "." || $0 == "," }
      rest = rest.dropFirst(number.count).drop(while: \.isWhitespace)
      let unit = rest.prefix(while: \.isLetter)
      rest = rest.dropFirst(unit.count).drop { $0.isWhitespace || $0 == "." }
      guard let value = NumberText(String(number))?.value(.point) else { return nil }
      if hours.contains(String(unit)) {
        total = (total ?? 0) + value * 60
      } else if minutes.contains(String(unit)) {
        total = (total ?? 0) + value
      } else {
        return nil
      }
    }
    return total
  }

  /// Hours and minutes, and perhaps seconds, as a watch shows them.
  private static func clock(_ text: String) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { $0.count <= 3 ? Int($0) : nil }
    guard (2...3).contains(parts.count), let hours = parts[0], hours >= 0, let minutes = parts[1],
      (0..<60).contains(minutes)
    else { return nil }
    guard parts.count == 3 else { return Double(hours * 60 + minutes) }
    return parts[2].flatMap { (0..<60).contains($0) ? Double(hours * 60 + minutes) + Double($0) / 60 : nil }
  }
}
