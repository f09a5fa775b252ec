/// A calendar day without time or zone; the same type serves logical days, which are compared as days.
public struct Day: Hashable, Comparable, Sendable, Strideable {
  /// Days since 1970-01-01 in the proleptic Gregorian calendar.
  public let number: Int

  public init(number: Int) { self.number = number }

  /// The day of a year, month and day of the month, nil where there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Day.length(ofMonth: month, year: year)
    else {
      return nil
    }
    self.number = Day.number(year: year, month: month, day: day)
  }

  public var components: (year: Int, month: Int, day: Int) {
    // Days to civil date: Howard Hinnant, "chrono-compatible low-level date algorithms", 2021; eras of 400 years from
    // 0000-03-01.
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let civilMonth = month < 10 ? month + 3 : month - 9
    return (yearOfEra + era * 400 + (civilMonth <= 2 ? 1 : 0), civilMonth, dayOfYear - (153 * month + 2) / 5 + 1)
  }

  /// 1 is Monday, 7 is Sunday (ISO 8601).
  public var weekday: Int { ((number + 3) % 7 + 7) % 7 + 1 }

  /// Days from this day to another one, negative where the other one is earlier.
  public func distance(to other: Day) -> Int { other.number - number }
  /// The day so many days later, earlier for a negative number.
  public func advanced(by days: Int) -> Day { Day(number: number + days) }
  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  private static func number(year: Int, month: Int, day: Int) -> Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Day: LosslessStringConvertible, Codable {
  /// Reads exactly `YYYY-MM-DD`.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      bytes[range].reduce(Int?.some(0)) { sum, byte in
        guard let sum, (48...57).contains(byte) else { return nil }
        return sum * 10 + Int(byte - 48)
      }
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// `YYYY-MM-DD`
  public var description: String {
    let (year, month, day) = components
    func padded(_ value: Int, _ width: Int) -> String {
      let digits = String(value)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = Day(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a day of the form YYYY-MM-DD")
    }
    self = day
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
