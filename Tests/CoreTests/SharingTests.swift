import Testing
import TrackerCore

@Suite struct SharingTests {
  @Test("elements of one key are together in their order, and those that stand alone are left out")
  func groups() {
    let words = ["pain", "fog", "pins", "ache", "poor sleep", "aura", "zaps"]
    #expect(words.sharing { $0.first } == ["p": ["pain", "pins", "poor sleep"], "a": ["ache", "aura"]])
    #expect([1, 2, 3].sharing { $0 } == [:])
    #expect([Int]().sharing { $0 } == [:])
  }
}
