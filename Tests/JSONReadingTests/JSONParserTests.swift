import Foundation
import Testing
import TrackerCore

@testable import TrackerJSONReading

@Suite struct JSONParserTests {
  @Test(
    "a text of JSON is what Foundation's decoder takes it for",
    arguments: [
      "{}", "[]", " { \"a\" : [ 1 , -2.5e3 , true , false , null ] } ",
      "\"ä\\u00e4\\ud83d\\ude00\\n\\t\\\"\\\\\\/\\b\\f\\r\"",
      "0", "-0.1", "123456789012345", "1234567890123456", "4.4457726004336875", "-0.012728912411218546", "5e-324",
      "1.7976931348623157e308", "[[[[1]]]]", "{\"a\":{\"b\":{\"c\":\"d\"}}}",
    ])
  func reads(_ text: String) throws {
    let wanted = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    #expect(JSONParser.value(of: text.utf8) == wanted)
    #expect(JSONParser.value(of: try JournalJSON.encode(wanted).utf8) == wanted)
  }

  @Test(
    "what is no JSON is refused",
    arguments: [
      "", " ", "{", "}", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":1,}", "{a:1}", "{\"a\":1,\"a\":2}", "01", "1.", ".5", "-",
      "+1",
      "1e", "1e999", "NaN", "tru", "nulls", "'a'", "\"a", "\"\u{1}\"", "\"\\x\"", "\"\\u12\"", "\"\\ud800\"",
      "\"\\ud800\\u0041\"", "\"\\u+123\"", "1 2", "{} x",
    ])
  func refuses(_ text: String) { #expect(JSONParser.value(of: text.utf8) == nil) }

  @Test("a text that is not UTF-8 and one that is too deep are refused")
  func limits() {
    #expect(JSONParser.value(of: [0x22, 0xFF, 0x22]) == nil)
    #expect(JSONParser.value(of: [0x22, 0x5C, 0x6E, 0xC3, 0x22]) == nil)
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(JSONParser.value(of: nested(64).utf8) != nil)
    #expect(JSONParser.value(of: nested(100_000).utf8) == nil)
  }
}
