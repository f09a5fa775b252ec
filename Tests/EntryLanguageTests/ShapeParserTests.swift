import Testing
import TrackerCore

@testable import TrackerEntryLanguage

@Suite("Shapes of typed values")
struct ShapeParserTests {
  @Test(
    "Minutes are read as people write them",
    arguments: [
      ("30", 30), ("30m", 30), ("30min", 30), ("30 min", 30), ("30 minutes", 30), ("0", 0), ("1h", 60), ("1 h", 60),
      ("2 hours", 120),
      ("1hr", 60), ("1h20", 80), ("1h20m", 80), ("1h 20m", 80), ("1 h 20 min", 80), ("1.5h", 90), ("1,5h", 90),
      ("0.1h", 6), ("1H", 60),
      ("100h", 6000),
    ])
  func minutes(_ text: String, _ minutes: Int) { #expect(ShapeParser.minutes(text) == minutes) }

  @Test(
    "What is no stretch of time is refused",
    arguments: [
      "", "m", "h", "30x", "x30", "30.5", "30.5m", "1h60", "1h60m", "1.5h20m", "30m20m", "30 5", "1h 20", "-30", "1m2h",
      "1e3", "٣", "30mm",
      "99999999999999999999", "nan", "inf",
    ])
  func noMinutes(_ text: String) { #expect(ShapeParser.minutes(text) == nil) }

  @Test(
    "Numbers are read with comma or point, unit, and out of the highest",
    arguments: [
      ("7", nil, 7.0), ("7.5", nil, 7.5), ("7,5", nil, 7.5), ("-2", nil, -2), ("7/10", nil, 7), ("7.5h", "h", 7.5),
      ("7,5 h", "h", 7.5),
      ("7.5 hours", "h", 7.5), ("7h30", "h", 7.5), ("450 min", "h", 7.5), ("5km", "km", 5), ("5 KM", "km", 5),
      ("+7", nil, nil),
      ("7/5", nil, nil), ("", nil, nil), (".", nil, nil), ("1.2.3", nil, nil), ("1e2", nil, nil), ("0x10", nil, nil),
      ("nan", nil, nil),
      ("٧", nil, nil), ("5mi", "km", 8.047), ("7/10", "h", nil), ("158 lb", "kg", 71.668), ("8oz", "ml", 236.588),
      ("98,6 F", "°C", 37), ("8 oz", "h", nil), ("8 furlongs", "km", nil), ("11st 2lb", "kg", 70.76),
      ("11 st 2 lb", "kg", 70.76), ("11st2", "kg", nil), ("5.4 mmol/L", "mg/dl", 97.284), ("5k 3m", "km", nil),
    ] as [(String, String?, Double?)])
  func numbers(_ text: String, _ unit: String?, _ number: Double?) {
    #expect(ShapeParser.number(text, outOf: 10, unit: unit) == number)
  }

  @Test(
    "Signs between thousands are taken out, where they can be some",
    arguments: [
      ("8,200", ",", "8200"), ("1,234,567", ",", "1234567"), ("1.250 ml", ".", "1250 ml"),
      ("1,250.5kg", ",", "1250.5kg"),
      ("8,20", ",", nil), ("8,2000", ",", nil), ("0,250", ",", nil), ("8200", ",", nil), ("8,200", ".", nil),
      ("1234,567", ",", nil), (",250", ",", nil), ("8,200,1", ",", nil), ("", ",", nil), ("lunch", ",", nil),
    ] as [(String, Character, String?)])
  func thousands(_ text: String, _ sign: Character, _ joined: String?) {
    #expect(ShapeParser.joiningThousands(in: text, parted: sign) == joined)
  }

  private static let readings: [(FieldDefinition, String, LanguageTag, Double?)] = {
    let steps = FieldDefinition("steps", .whole(0...100_000), "Steps.")
    let counted = FieldDefinition("steps", .number(0...100_000, step: 1), "Steps.")
    let severity = FieldDefinition("severity", .whole(1...10), "How bad.")
    let drink = FieldDefinition("amount", .number(5...10_000, unit: "ml"), "How much.")
    let weight = FieldDefinition("weight", .number(20...500, unit: "kg"), "How heavy.")
    let value = FieldDefinition("value", .number(-1e9...1e9), "Any.")
    let energy = FieldDefinition("energy", .number(0...20_000), "In kcal.", plausible: 500...6_000)
    return [
      (steps, "8,200", .english, 8200), (steps, "8.200", "de", 8200), (steps, "8.200", .english, 8200),
      (counted, "8,200", .english, 8200), (counted, "8.200", "de", 8200), (steps, "12,000", .english, 12_000),
      (steps, "8,2", .english, nil), (severity, "7.000", .english, 7),
      (drink, "1,250ml", .english, 1250), (drink, "1.250 ml", "de", 1250), (weight, "70,400", .english, 70.4),
      (value, "1,500", .english, nil), (value, "1.500", "de", nil), (value, "1.500", .english, 1.5),
      (value, "1,500", "de", 1.5), (value, "1,500,000", .english, 1_500_000), (value, "1,5", .english, 1.5),
      (energy, "2,100", .english, 2100), (energy, "1,234.5", .english, 1234.5),
    ]
  }()

  @Test(
    "A number with signs between its thousands is what fits; where both readings do, it is refused", arguments: readings
  )
  func twoReadings(_ field: FieldDefinition, _ text: String, _ language: LanguageTag, _ number: Double?) throws {
    let context = EntryContext(packs: [], calendar: DayCalendar(zone: .utc), language: language)
    if let number {
      #expect(try field.value(typed: text, in: context).number == number)
    } else {
      let fault = #expect(throws: Diagnostic.self) { try field.value(typed: text, in: context) }
      let isWhole = if case .whole = field.shape { true } else { false }
      #expect(fault?.code == (isWhole ? "out-of-range" : "two-readings"))
    }
  }

  @Test(
    "Two numbers that belong together are read with a slash or a word",
    arguments: [
      ("128/82", [128, 82]), ("128 / 82", [128, 82]), ("128 over 82", [128, 82]), ("128 zu 82", [128, 82]),
      ("128", nil), ("128/", nil), ("128/82/60", nil), ("128/8x", nil), ("/", nil), ("12.8/82", nil),
    ] as [(String, [Double]?)])
  func pairs(_ text: String, _ pair: [Double]?) { #expect(ShapeParser.pair(text) == pair) }

  @Test(
    "A start and an end are told apart by any dash, a word or a space",
    arguments: [
      "23:10-06:20", "23:10–06:20", "23:10—06:20", "23:10 - 06:20", "23:10 to 06:20", "23:10 until 06:20",
      "23:10 06:20",
    ])
  func ends(_ text: String) {
    #expect(ShapeParser.ends(of: text)?.start == "23:10")
    #expect(ShapeParser.ends(of: text)?.end == "06:20")
  }

  @Test(
    "What is no start and end is refused",
    arguments: ["", "-", "23:10", "23:10-", "-06:20", "1-2-3", "a-b", "23:10-06:20-07:00", "late-early"])
  func noEnds(_ text: String) { #expect(ShapeParser.ends(of: text) == nil) }

  @Test(
    "Only single words are named in errors",
    arguments: ["a private note", "one, two", String(repeating: "x", count: 31), "", "5%"])
  func keywords(_ text: String) { #expect(ShapeParser.keyword(text) == nil) }

  @Test(
    "One slip is a letter more, less, replaced or swapped",
    arguments: [
      ("bread", "bred", true), ("bread", "breads", true), ("bread", "broad", true), ("bread", "berad", true),
      ("bread", "Bread", false),
      ("bread", "bread", false), ("bread", "bored", false), ("", "a", true), ("bread", "bead", true),
      ("ab", "ba", true),
      ("ab", "cd", false),
    ])
  func slips(_ word: String, _ other: String, _ isSlip: Bool) { #expect(isOneSlip(from: word, to: other) == isSlip) }
}
