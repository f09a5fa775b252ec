import Foundation
import Testing
import TrackerCore

@testable import TrackerPackSchema

@Suite struct JSONSchemaTests {
  @Test(
    "patterns of durations take just their days",
    arguments: [1...1, 1...9, 1...90, 0...14, 7...365, 0...0, 10...100, 99...101, 1...1000])
  func days(_ range: ClosedRange<Int>) throws {
    let pattern = try Regex(DayPattern(range).text)
    for day in 0...1100 {
      #expect(("\(day)d".wholeMatch(of: pattern) != nil) == range.contains(day), "\(day)d in \(DayPattern(range).text)")
    }
    for text in ["", "d", "1", "01d", "1 d", "1.5d", "-1d", "1dd"] {
      #expect(text.wholeMatch(of: pattern) == nil, "\(text)")
    }
  }

  @Test("JSON text is what other readers read")
  func text() throws {
    let schema = JSONSchema(["enum": .list([.text("a\"\\\n\u{1}é"), .number(0.5), .number(-3), .null, .bool(true)])])
      .with(
        "x", .object([:]))
    let read = try JSONDecoder().decode(JSONValue.self, from: Data(schema.text.utf8))
    #expect(read == schema.value)
  }
}
