import Testing
import TrackerStatistics

@testable import TrackerYAML

@Suite("Scalars")
struct ScalarTests {
  private static func plain(_ text: String) -> YAMLScalar { YAMLScalar(text: text, isPlain: true) }

  @Test("Only true and false are truth values", arguments: [("true", true), ("false", false)])
  func truth(text: String, value: Bool) {
    #expect(Self.plain(text).bool == value)
    #expect(!Self.plain(text).isText)
  }

  @Test("Nothing, ~ and null are null", arguments: ["", "~", "null"])
  func null(text: String) {
    #expect(Self.plain(text).isNull)
    #expect(!Self.plain(text).isText)
  }

  @Test(
    "Whole numbers in decimal",
    arguments: [
      ("0", 0), ("7", 7), ("-12", -12), ("+3", 3), ("-0", 0), ("9223372036854775807", .max),
      ("-9223372036854775808", .min),
    ])
  func whole(text: String, value: Int) {
    #expect(Self.plain(text).int == value)
    #expect(Self.plain(text).double == Double(value))
  }

  @Test(
    "Numbers in decimal",
    arguments: [
      ("0.5", 0.5), ("-1.25", -1.25), ("+2.0", 2), ("1e3", 1000), ("1.5E-2", 0.015), ("9223372036854775808", 0x1p63),
    ])
  func number(text: String, value: Double) {
    #expect(Self.plain(text).int == nil)
    #expect(Self.plain(text).double == value)
  }

  @Test("A decimal number is the nearest Double, however many digits it is written with")
  func nearest() {
    var random = SplitMix64(seed: 4)
    func digits() -> String { String(random.next() >> (random.next() % 64)) }
    for _ in 0..<5000 {
      let (whole, fraction, zeros) = (digits(), digits(), String(repeating: "0", count: Int(random.next() % 15)))
      for text in [
        whole, "-\(whole)", "-\(whole).\(fraction)", "+0.\(zeros)\(fraction)",
        "\(whole).\(zeros)\(fraction)e-\(zeros.count)",
      ] {
        #expect(Self.plain(text).double == Double(text), "\(text)")
      }
    }
  }

  @Test(
    "The last number read by its digits alone, and the first that is not",
    arguments: [
      "999999999999999", "9999999999999999", "0.99999999999999", "0.999999999999999", "1.00000000000001",
      "0.1000000000000000055511151",
      "123456789.012345", "123456789.0123456", "0.000000000000001",
    ])
  func edges(text: String) { #expect(Self.plain(text).double == Double(text)) }

  @Test("Zero is never negative", arguments: ["-0", "-0.0", "-0.000000000000000000", "-0e0", "-0.0E5", "-1e-400"])
  func zero(text: String) { #expect(Self.plain(text).double?.sign == .plus) }

  @Test(
    "Everything else is text",
    arguments: [
      "yes", "no", "on", "off", "True", "FALSE", "Null", "NULL", "010", "0x1F", "0o17", "0b1", "1_000", "12:30", "1,5",
      ".5", "5.", "-",
      "+", "1e", "1e+", "--1", ".inf", "-.inf", ".nan", "inf", "nan", "0x1p3", "1e999", "1e400", "00", "-01",
      "2026-03-02", "1d", "4.5x3",
      "٣", " 1", "1 ",
    ])
  func text(text: String) {
    let scalar = Self.plain(text)
    #expect(scalar.isText)
    #expect(scalar.int == nil && scalar.double == nil && scalar.bool == nil && !scalar.isNull)
  }

  @Test(
    "In quotes or in a block, everything is text",
    arguments: ["'true'", "\"7\"", "'null'", "''", "|-\n  1.5", ">-\n  ~"])
  func quoted(source: String) throws {
    let scalar = try #require(YAMLParser.parse("a: \(source)\n", file: "f").node?.mapping?["a"]?.scalar)
    #expect(scalar.isText)
    #expect(!scalar.isPlain)
  }

  @Test("Keys are text whatever they look like")
  func keys() {
    let root = YAMLParser.parse("{1: a, true: b, null: c, '<<': d, \"\": e}", file: "f")
    #expect(root.diagnostics == [])
    #expect(root.node?.mapping?.entries.map(\.key) == ["1", "true", "null", "<<", ""])
  }

  @Test(
    "Quotes, escapes and folded lines are resolved",
    arguments: [
      ("'it''s'", "it's"), (#""a\tb\u00e9\U0001F600""#, "a\tbé😀"), ("one\n  two", "one two"),
      ("|\n  x\n  y\n", "x\ny\n"),
      (">-\n  x\n  y\n", "x y"), ("a#b", "a#b"), ("a:b", "a:b"), ("x # comment", "x"),
    ])
  func resolved(source: String, text: String) {
    #expect(YAMLParser.parse("a: \(source)\n", file: "f").node?.mapping?["a"]?.scalar?.text == text)
  }
}
