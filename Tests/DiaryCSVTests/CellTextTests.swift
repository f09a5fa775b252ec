import Testing
import TrackerCore

@testable import TrackerDiaryCSV

@Suite struct CellTextTests {
  /// A text, and what it is with a point and with a comma before decimals; nil for no number.
  static let numbers: [(text: String, point: Double?, comma: Double?)] = [
    ("7", 7, 7), ("-0.5", -0.5, -0.5), ("1.5e3", 1500, 1500), ("7,5", 7.5, 7.5), ("0,125", 0.125, 0.125),
    ("-3,25", -3.25, -3.25), ("1.234,5", 1234.5, 1234.5), ("1,234.5", 1234.5, 1234.5), ("-1.234,5", -1234.5, -1234.5),
    ("1 234,5", 1234.5, 1234.5), ("12'000", 12000, 12000), ("1,234,567", 1_234_567, 1_234_567),
    ("8,432", 8432, 8.432), ("8.432", 8.432, 8432), ("", nil, nil), ("x", nil, nil), ("1,2,3", nil, nil),
    ("1.2.3", nil, nil), ("7,", 7, 7), (",", nil, nil), ("0x7", nil, nil), ("NaN", nil, nil), ("1e400", nil, nil),
    ("12 34", nil, nil),
  ]

  @Test("a number is read with either sign before its decimals, and with signs between thousands", arguments: numbers)
  func number(_ example: (text: String, point: Double?, comma: Double?)) {
    #expect(NumberText(example.text)?.value(.point) == example.point)
    #expect(NumberText(example.text)?.value(.comma) == example.comma)
  }

  @Test(
    "times are read as they are written",
    arguments: [
      ("7:30", 450), ("0:45", 45), ("7:30:30", 450.5), ("7h 15m", 435), ("7h15", nil), ("1,5 h", 90), ("45 min", 45),
      ("8 Std. 10 Min.", 490), ("7:75", nil), ("h", nil), ("7", nil), ("a:b", nil), ("7 days", nil),
    ] as [(String, Double?)])
  func duration(_ text: String, _ minutes: Double?) { #expect(DurationText.minutes(text) == minutes) }

  /// Texts of one day, the second of March 2026, that can be read in one way alone.
  static let certain = [
    "2026-03-02", "2026-03-02T21:15:00Z", "2026-03-02 21:15", "2026/03/02", "2026.3.2", "2026-3-2", "20260302",
    "02.03.2026", "2.3.2026", "02.03.26", "02.03.2026 21:15", "Mo, 02.03.2026", "Monday 2 March 2026",
    "2 March 2026", "March 2, 2026", "Mar 2nd 2026 9:15 PM", "2. März 2026", "02-Mar-2026", "Montag, 2. Mrz. 2026",
  ]

  @Test("a date is read in the forms that programs and people write", arguments: certain)
  func date(_ text: String) { #expect(WrittenDate(cell: text)?.day(nil) == Day("2026-03-02")) }

  @Test("a date with day and month in either order is two days, or one that needs the other order")
  func orders() {
    let (march, february) = (Day("2026-03-02"), Day("2026-02-03"))
    func days(_ text: String) -> [Day?] { [WrittenDate(cell: text)?.dmy, WrittenDate(cell: text)?.mdy] }
    #expect(days("2/3/2026") == [march, february])
    #expect(days("02-03-2026 9:15 PM") == [march, february])
    #expect(days("25/3/2026") == [Day("2026-03-25"), nil])
    #expect(days("3/25/26") == [nil, Day("2026-03-25")])
    #expect(WrittenDate(cell: "3/3/2026")?.isAmbiguous == false)
  }

  @Test(
    "what is no date is none",
    arguments: ["", "7", "7.5", "1.2.3", "soon", "32.1.2026", "26-03-02", "2026-02-30", "1,234", "99/99/2026", "march"])
  func noDate(_ text: String) { #expect(WrittenDate(cell: text) == nil) }

  @Test("one cell decides the order for all, unless another one speaks against it")
  func verdicts() throws {
    func verdict(_ cells: String...) -> DateEvidence.Verdict {
      var evidence = DateEvidence()
      for (index, cell) in cells.enumerated() {
        if let date = WrittenDate(cell: cell) { evidence.add(date, line: index + 2, last: Day(number: 20_543)) }
      }
      return evidence.verdict
    }
    #expect(verdict("1/2/2026", "13/2/2026") == .order(.dmy))
    #expect(verdict("2/13/2026", "1/2/2026") == .order(.mdy))
    #expect(verdict("2026-01-02", "2 March 2026") == .order(nil))
    #expect(verdict("13/2/2026", "2/13/2026") == .contradicting(dmyLine: 2, mdyLine: 3))
    let slips = ["2/13/2026"] + (13...28).map { "\($0)/1/2026" }
    var evidence = DateEvidence()
    for cell in slips { try evidence.add(#require(WrittenDate(cell: cell)), line: 2, last: Day(number: 20_543)) }
    #expect(evidence.verdict == .order(.dmy))
    let first = try #require(Day("2026-02-01"))
    let second = try #require(Day("2026-01-02"))
    #expect(verdict("5/5/2026", "1/2/2026") == .undecided(.init(line: 3, dmy: first, mdy: second)))
    // Today is 31 March, so that the third of April has not come yet.
    #expect(verdict("1/2/2026", "4/3/2026") == .order(.dmy))
    #expect(verdict("3/4/2026", "1/2/2026") == .order(.mdy))
  }
}
