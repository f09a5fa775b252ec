import Testing
import TrackerCore
import TrackerStatistics

@testable import TrackerJSONReading

@Suite struct JSONStreamTests {
  /// A stream that gives a few bytes at a time, so that values lie across portions.
  private func stream(_ text: String, by count: Int = 3) -> JSONStream {
    var rest = Array(text.utf8)[...]
    return JSONStream { _ in
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
  }

  @Test("objects and lists are gone through, values taken, and the rest skipped", arguments: [1, 2, 3, 7, 1000])
  func reads(_ count: Int) throws {
    let text = """
      \u{FEFF}{"a": [1, {"b": "x\\"]}"}, -2.5e1] , "skip": {"deep": [[[{"q": "}"}]]], "n": null},
       "c" : {"d": "ä"}, "e": true, "f": 12}
      """
    let json = stream(text, by: count)
    var seen: [String] = []
    try json.object { key in
      seen.append(key)
      switch key {
      case "a":
        var values: [JSONValue] = []
        try json.list { values.append(try json.value()) }
        #expect(values == [.number(1), .object(["b": .text("x\"]}")]), .number(-25)])
      case "c":
        #expect(try json.peek() == .object)
        try json.object { inner in #expect(inner == "d" && (try? json.value()) == .text("ä")) }
      case "e": #expect(try json.value() == .bool(true))
      case "f": #expect(try json.value() == .number(12))
      default: try json.skip()
      }
    }
    try json.finish()
    #expect(seen == ["a", "skip", "c", "e", "f"])
    #expect(json.offset == text.utf8.count)
  }

  @Test(
    "what ends early is told from what is no JSON",
    arguments: [
      ("{\"a\": [1, 2", JSONStream.Fault.truncated), ("{\"a\": \"x", .truncated), ("{\"a\"", .truncated),
      ("", .truncated),
      ("{\"a\" 1}", .malformed(at: 5)), ("{a: 1}", .malformed(at: 1)), ("[1]", .malformed(at: 0)),
      ("{\"a\": 1} x", .malformed(at: 9)), ("{\"a\": ]}", .malformed(at: 6)),
    ])
  func faults(_ text: String, _ fault: JSONStream.Fault) {
    let json = stream(text)
    #expect(throws: fault) {
      try json.object { _ in try json.skip() }
      try json.finish()
    }
  }

  @Test("brackets without end are refused before memory is")
  func deep() {
    let json = stream(String(repeating: "[", count: 100_000), by: 4_096)
    #expect(throws: JSONStream.Fault.self) { try json.skip() }
  }

  @Test("a value that never ends is refused")
  func long() {
    let json = stream("\"" + String(repeating: "x", count: 5_000_000), by: 65_536)
    #expect(throws: JSONStream.Fault.self) { _ = try json.value() }
  }

  @Test("whatever bytes a file has, it is read or refused", arguments: 0..<8)
  func anything(_ seed: UInt64) {
    let seeds = ["{\"a\": [1, {\"b\": \"x\\\\\\\"\"}, null], \"c\": -1.5e3}", "[[[[]]],{\"\":{}}]", "\"\\ud83d\""].map {
      Array($0.utf8)
    }
    var random = SplitMix64(seed: seed)
    for _ in 0..<2_000 {
      var bytes = seeds[Int(random.next() % UInt64(seeds.count))]
      for _ in 0...(random.next() % 4) {
        let place = Int(random.next() % UInt64(bytes.count + 1))
        switch random.next() % 3 {
        case 0: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
        case 1: bytes = Array(bytes.prefix(place))
        default: if place < bytes.count { bytes[place] = Array("{}[]:,\"\\0e.-".utf8)[Int(random.next() % 12)] }
        }
      }
      let json = JSONStream(bytes)
      _ = try? json.value()
      let other = JSONStream(bytes)
      _ = try? other.object { _ in try other.skip() }
    }
  }
}
