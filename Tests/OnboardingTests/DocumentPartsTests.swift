import Testing
import TrackerCore

@testable import TrackerOnboarding

@Suite("What undoing tells of answers and conditions")
struct DocumentPartsTests {
  private func told(_ parts: [DocumentPart]) -> [String] {
    parts.map { part in
      let turn = !part.wasThere ? "added" : part.isThere ? "changed" : "removed"
      return "\(turn) \(part.phrase) \(part.values.values.sorted())"
    }
  }

  @Test("Each part of the answers is told by itself")
  func facts() {
    let before = PersonFacts(name: "Sam", symptoms: ["pain"], impact: 5)
    var after = before
    #expect(PersonFacts.parts(before, after).isEmpty)
    after.name = nil
    after.symptoms = []
    after.impact = 6
    after.tracked = [TrackedCategory(id: "food", name: "Food", log: "food")]
    #expect(
      told(PersonFacts.parts(before, after)) == [
        "removed your name []", "changed your symptoms []", "changed what you track []",
        "changed your answers about daily life []",
      ])
    var other = before
    other.pattern = "constant"
    other.others = ["wishes": .text("rest")]
    #expect(
      told(PersonFacts.parts(before, other))
        == ["changed your answer about how flares come []", "changed your other answers []"])
    #expect(told(PersonFacts.parts(nil, after)) == ["added your answers []"])
  }

  @Test("Conditions that came, ended or changed are told, and new versions of their packs are not")
  func conditions() {
    let day = Day(number: 20_000)
    let knee = ConditionRecord(pack: "knee", since: day)
    var hand = ConditionRecord(pack: "hand", since: day)
    #expect(
      told(ConditionRecord.parts([knee], [knee, hand])) == ["added the condition {condition} [\"hand\"]"])
    #expect(
      told(ConditionRecord.parts([knee, hand], [knee])) == ["removed the condition {condition} [\"hand\"]"])
    var ended = hand
    ended.ended = day
    #expect(told(ConditionRecord.parts([ended], [ended, hand])) == ["added the condition {condition} [\"hand\"]"])
    hand.isFlareRelative = true
    #expect(told(ConditionRecord.parts([ended, knee], [hand, knee])).count == 1)
    var newer = knee
    newer.versions = [.init(from: day, hash: "c0ffee", revision: 2)]
    #expect(ConditionRecord.parts([knee], [newer]).isEmpty)
  }
}
