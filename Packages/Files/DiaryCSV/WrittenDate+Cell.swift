import TrackerCore

extension WrittenDate {
  /// So long a cell can be a date, in bytes.
  private static let longest = 48

  /// A date as it stands in a cell, in one of the forms that programs and people write; the day of the week and a time
  /// after it are passed over. It needs its year.
  ///
  /// - Returns: nil where the text is no date.
  init?(cell text: String) {
    guard text.utf8.count <= WrittenDate.longest, text.utf8.contains(where: { (48...57).contains($0) }) else {
      return nil
    }
    if let day = WrittenDate.iso(text) ?? WrittenDate.compact(text) {
      self.init(day)
    } else {
      self.init(WrittenDate.words(text).joined(separator: " "), months: WrittenDate.months)
    }
  }

  /// `2026-03-02`, `2026-03-02T21:15:00Z`
  private static func iso(_ text: String) -> Day? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 10 else { return nil }
    if bytes.count > 10, bytes[10] != UInt8(ascii: "T"), bytes[10] != UInt8(ascii: " ") { return nil }
    return Day(String(decoding: bytes[..<10], as: UTF8.self))
  }

  /// `20260302`
  private static func compact(_ text: String) -> Day? {
    guard text.utf8.count == 8, text.utf8.allSatisfy({ (48...57).contains($0) }), let value = Int(text) else {
      return nil
    }
    return Day(year: value / 10_000, month: value / 100 % 100, day: value % 100)
  }

  /// The words without the day of the week, the time and what belongs to a time.
  private static func words(_ text: String) -> [String] {
    text.split { $0.isWhitespace || $0 == "," }.map { $0.lowercased() }.filter { word in
      let letters = word.prefix { $0.isLetter }
      let isMonth = letters.count >= 3 && months.joined().contains { $0.lowercased().hasPrefix(letters) }
      return !word.contains(":") && !timeWords.contains(word) && !word.hasPrefix("+")
        && (isMonth || !weekdays.contains(String(letters.prefix(2))))
    }
  }

  private static let timeWords: Set<String> = ["am", "pm", "a.m.", "p.m.", "uhr", "utc", "gmt", "z"]
  /// English and German ones by their first letters.
  private static let weekdays: Set<String> = [
    "mo", "tu", "we", "th", "fr", "sa", "su", "di", "mi", "do", "so",
  ]
  /// In English and German, with short forms that are no beginnings.
  private static let months = [
    Day.monthNames,
    [
      "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
      "Dezember",
    ],
    ["Jänner", "Feber", "Mrz"],
  ]
}

/// What the cells of a column say of the order of its dates.
struct DateEvidence: Equatable {
  /// A cell that reads in two ways, with both readings.
  struct Ambiguous: Equatable {
    var line: Int
    var dmy: Day
    var mdy: Day
  }

  /// Cells that are a date in one order alone, with the line of the first.
  private(set) var only: [DateOrder: (count: Int, line: Int)] = [:]
  private(set) var ambiguous: Ambiguous?
  /// Of cells that read both ways, how many would lie after the last possible day.
  private var late: [DateOrder: Int] = [:]

  static func == (left: DateEvidence, right: DateEvidence) -> Bool {
    left.ambiguous == right.ambiguous && left.only.mapValues(\.count) == right.only.mapValues(\.count)
  }

  /// - Parameter last: No date of the file can lie after it.
  mutating func add(_ date: WrittenDate, line: Int, last: Day) {
    if let order = date.order { only[order] = ((only[order]?.count ?? 0) + 1, only[order]?.line ?? line) }
    guard date.isAmbiguous, let dmy = date.dmy, let mdy = date.mdy else { return }
    if dmy > last { late[.dmy, default: 0] += 1 }
    if mdy > last { late[.mdy, default: 0] += 1 }
    ambiguous = ambiguous ?? Ambiguous(line: line, dmy: dmy, mdy: mdy)
  }

  /// What the cells together say.
  enum Verdict: Equatable {
    /// The order that all cells agree with; nil where none needs one.
    case order(DateOrder?)
    /// Every cell reads both ways.
    case undecided(Ambiguous)
    /// One cell has the day first, another one the month.
    case contradicting(dmyLine: Int, mdyLine: Int)
  }

  /// So many times as many cells must speak for an order as against it.
  private static let majority = 10

  var verdict: Verdict {
    switch (only[.dmy], only[.mdy]) {
    case (let dmy?, let mdy?):
      if dmy.count >= mdy.count * DateEvidence.majority { return .order(.dmy) }
      if mdy.count >= dmy.count * DateEvidence.majority { return .order(.mdy) }
      return .contradicting(dmyLine: dmy.line, mdyLine: mdy.line)
    case (.some, nil): return .order(.dmy)
    case (nil, .some): return .order(.mdy)
    case (nil, nil):
      guard let ambiguous else { return .order(nil) }
      switch (late[.dmy] ?? 0, late[.mdy] ?? 0) {
      case (0, 1...): return .order(.dmy)
      case (1..., 0): return .order(.mdy)
      default: return .undecided(ambiguous)
      }
    }
  }
}
