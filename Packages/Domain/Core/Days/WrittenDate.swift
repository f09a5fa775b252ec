/// Which of two figures of a date is the month: `3/2` is 3 February (`dmy`) or 2 March (`mdy`).
public enum DateOrder: String, Sendable, Hashable, Codable, CaseIterable {
  /// The day first, as in Europe: 3/2/2026 is 3 February.
  case dmy
  /// The month first, as in the United States: 3/2/2026 is 2 March.
  case mdy
}

/// A date as people and programs write it: `2026-3-2`, `02.03.2026`, `3/2/2026`, `2 March`, `March 2, 2026`.
///
/// With the year first, with points, or with the month in words there is one reading. Other figures may be read two
/// ways; what is no date in one way is left to the other.
public struct WrittenDate: Sendable, Hashable {
  /// Read with the day first; nil where that gives no date.
  public let dmy: Day?
  /// Read with the month first; nil where that gives no date.
  public let mdy: Day?

  /// Whether the two ways give different days.
  public var isAmbiguous: Bool { dmy != nil && mdy != nil && dmy != mdy }

  /// The only order in which it is a date, nil where both give one.
  public var order: DateOrder? { dmy == nil ? .mdy : mdy == nil ? .dmy : nil }

  /// The day it is.
  ///
  /// - Parameter order: How a date is read that can be read both ways; nil where that is not known.
  /// - Returns: nil where it is ambiguous and no order is given. A date with one reading needs none.
  public func day(_ order: DateOrder?) -> Day? {
    guard isAmbiguous else { return dmy ?? mdy }
    switch order {
    case .dmy: return dmy
    case .mdy: return mdy
    case nil: return nil
    }
  }

  /// A date that reads one way alone.
  public init(_ day: Day) {
    dmy = day
    mdy = day
  }

  /// - Parameters:
  ///   - latest: A date without a year is the latest one up to this day; nil where dates need a year.
  ///   - months: The twelve months in the languages that are read, in any case; a beginning of three letters is enough.
  /// - Returns: nil for what is no date.
  public init?(_ text: String, latest: Day? = nil, months: [[String]] = [Day.monthNames]) {
    guard let parts = WrittenDate.parts(of: text), (2...3).contains(parts.count) else { return nil }
    func day(_ year: Int?, _ month: Int, _ day: Int) -> Day? {
      if let year { return Day(year: year, month: month, day: day) }
      guard let latest else { return nil }
      // A leap day may lie eight years back.
      return (0...8).lazy.compactMap { Day(year: latest.year - $0, month: month, day: day) }.first { $0 <= latest }
    }
    let words = parts.filter { $0.figures == nil }
    if let word = words.first {
      guard words.count == 1, let month = WrittenDate.month(word.text, among: months) else { return nil }
      let rest = parts.filter { $0.figures != nil }
      // `2 March 2026`, `March 2, 2026`; a year first goes with its month: `2026 March 2`.
      let isYearFirst = parts[0].text.count == 4 && parts[0].figures != nil
      guard let number = (isYearFirst ? rest.dropFirst() : rest[...]).first?.figures else { return nil }
      let year = isYearFirst ? rest.first : rest.dropFirst().first
      if let year, year.year == nil { return nil }
      dmy = day(year?.year, month, number)
      mdy = dmy
    } else {
      let figures = parts.compactMap(\.figures)
      if parts[0].text.count == 4 {
        guard figures.count == 3 else { return nil }
        dmy = day(figures[0], figures[1], figures[2])
        mdy = dmy
      } else {
        // `26-03-02` may as well begin with the year, and `3-2` is a span of hours.
        guard !text.contains("-") || (figures.count == 3 && parts[2].text.count == 4) else { return nil }
        let year = figures.count == 3 ? parts[2].year : nil
        guard figures.count == 2 || year != nil else { return nil }
        let first = day(year, figures[1], figures[0])
        dmy = first
        // Nobody writes the month first before a point, where it can be the day.
        mdy = text.contains(".") && first != nil ? first : day(year, figures[0], figures[1])
      }
    }
    if dmy == nil, mdy == nil { return nil }
  }

  private static func month(_ word: String, among months: [[String]]) -> Int? {
    guard word.count >= 3 else { return nil }
    for names in months {
      if let index = names.firstIndex(where: { $0.lowercased().hasPrefix(word) }) { return index + 1 }
    }
    return nil
  }

  /// A run of figures or of letters.
  private struct Part {
    var text: String
    /// The number of figures, nil for letters.
    var figures: Int?

    /// As a year: two figures are of this century, from 70 on of the last one; nil for what is no year.
    var year: Int? {
      guard let figures, [2, 4].contains(text.count) else { return nil }
      return text.count == 4 ? figures : figures + (figures < 70 ? 2000 : 1900)
    }
  }

  /// The figures and words of a date, without what stands between them; nil for what no date holds.
  private static func parts(of text: String) -> [Part]? {
    guard text.count <= 40 else { return nil }
    var parts: [Part] = []
    var isOpen = false
    for character in text.lowercased() {
      let isFigure = character.isASCII && character.isNumber
      guard isFigure || character.isLetter else {
        guard " .,/-".contains(character) else { return nil }
        isOpen = false
        continue
      }
      if isOpen, let last = parts.indices.last, (parts[last].text.last?.isNumber ?? false) == isFigure {
        parts[last].text.append(character)
      } else {
        parts.append(Part(text: String(character)))
      }
      isOpen = true
    }
    // `2nd`, `the 2nd of March`
    let ordinals = ["st", "nd", "rd", "th", "the", "of"]
    return parts.compactMap { part in
      if ordinals.contains(part.text) { return nil }
      let isNumber = part.text.allSatisfy(\.isNumber)
      return Part(text: part.text, figures: isNumber && part.text.count <= 4 ? Int(part.text) : isNumber ? -1 : nil)
    }
  }
}

extension Day {
  /// The months in English, January first.
  public static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// Of the calendar: `2026`.
  public var year: Int { components.year }
}
