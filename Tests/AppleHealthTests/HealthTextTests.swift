import Testing
import TrackerCore

@testable import TrackerAppleHealth

@Suite struct HealthTextTests {
  private func bytes<Result>(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    Array(text.utf8).withUnsafeBufferPointer(body)
  }

  @Test("times are read with their offset")
  func times() {
    let stamp = bytes("2026-03-25 07:39:00 +0100", HealthText.stamp)
    #expect(stamp == HealthText.Stamp(seconds: 1_774_420_740, offset: 3_600))
    #expect(bytes("1969-12-31 19:00:00 -0500", HealthText.stamp)?.seconds == 0)
    for wrong in [
      "", "2026-03-25", "2026-13-25 07:39:00 +0100", "2026-03-25T07:39:00+01:00", "2026-03-25 25:39:00 +0100",
      "2026-02-30 07:39:00 +0100", "2026-02-29 07:39:00 +0100", "2026-04-31 07:39:00 +0200",
    ] {
      #expect(bytes(wrong, HealthText.stamp) == nil, "\(wrong)")
    }
  }

  @Test("numbers are exact, and words are none")
  func numbers() {
    let exact = ["0", "1", "-3", "0.97", "61.5", "1e3", "123456789012345678", "0.1", "98.60000000000001", "5."]
    for text in exact {
      #expect(bytes(text, HealthText.number) == Double(text.hasSuffix(".") ? text + "0" : text), "\(text)")
    }
    for wrong in ["", "-", ".", "nan", "inf", "0x10", "1,5", "1 ", "--1", "HKCategoryValueSleepAnalysisInBed"] {
      #expect(bytes(wrong, HealthText.number) == nil, "\(wrong)")
    }
  }

  @Test("a text has one number, however it is looked for")
  func texts() {
    var texts = TextNumbers()
    let numbers = ["a", "b", "a", "a", "", "b", ""].map { bytes($0) { texts.number(of: $0) } }
    #expect(numbers == [0, 1, 0, 0, 2, 1, 2])
    #expect(texts.texts == ["a", "b", ""])
  }
}
