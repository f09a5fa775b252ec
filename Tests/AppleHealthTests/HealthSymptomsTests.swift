import Foundation
import Testing
import TrackerApplication
import TrackerCore

@testable import TrackerAppleHealth

/// Symptoms, cycles and time for oneself.
@Suite struct HealthSymptomsTests {
  private let health: HealthWorld

  init() throws { health = try HealthWorld() }

  private func felt(_ type: String, _ value: String, _ start: String, _ end: String? = nil, inner: String = "")
    -> String
  {
    HealthWorld.record(
      HealthWorld.category + type, "HKCategoryValue\(value)", "2026-03-27 \(start) +0100",
      end.map { "2026-03-27 \($0) +0100" }, by: "Health", inner: inner)
  }

  @Test("there are 39 symptoms")
  func all() { #expect(HealthSymptoms.names.count == 39) }

  @Test("severities become those of a scale to 10, an explicit none is one, and what has none is marked")
  func severities() throws {
    defer { health.remove() }
    try health.run(
      felt("Headache", "SeverityModerate", "14:00:00", "18:00:00") + felt("Nausea", "SeverityNotPresent", "20:00:00")
        + felt("Fatigue", "SeverityMild", "08:00:00") + felt("Fever", "SeverityUnspecified", "09:00:00")
        + felt("MoodChanges", "PresencePresent", "20:00:00")
        + felt("AppetiteChanges", "AppetiteChangesDecreased", "20:00:00")
        + felt("Chills", "SomethingNew", "20:00:00"))
    let severities = try health.entries("symptom").map {
      "\($0.payload.fields["symptom"]?.text ?? "") \($0.payload.fields["severity"]?.number ?? -1)"
    }
    #expect(severities.sorted() == ["fatigue 2.0", "headache 5.0", "nausea 0.0"])
    let headache = try #require(
      try health.entries("symptom").first { $0.payload.fields["symptom"]?.text == "headache" })
    #expect(headache.payload.fields["duration"]?.number == 240)
    #expect(try health.value("custom.mood-changes", on: "2026-03-27") == 1)
    #expect(try health.value("custom.appetite-changes", on: "2026-03-27") == 1)
    #expect(try health.value("custom.fever-noticed", on: "2026-03-27") == 1)
    #expect(try health.read(felt("Chills", "SomethingNew", "20:00:00")).leftOut.map(\.name) == ["Chills"])
  }

  @Test("symptoms stay the same when the language changes between two imports", arguments: [true, false])
  func languages(isGermanFirst: Bool) throws {
    var health = self.health
    defer { health.remove() }
    let environment = health.world.context.environment
    let words = ["de", "en"].map { environment.registry.words(in: $0) }
    let first =
      felt("Headache", "SeverityModerate", "14:00:00") + felt("MoodChanges", "PresencePresent", "20:00:00")
      + felt("Fever", "SeverityUnspecified", "09:00:00")
    health.world.context.environment.words = words[isGermanFirst ? 0 : 1]
    try health.run(first)
    health.world.context.environment.words = words[isGermanFirst ? 1 : 0]
    let view = try health.run(first + felt("Headache", "SeverityMild", "18:00:00"))
    let json = try JSONSerialization.jsonObject(with: Data(try view.json.utf8)) as? [String: Any]
    let counts = json?["entries"] as? [String: Int]
    #expect(counts?["edited"] ?? 0 == 0 && counts?["new"] == 1)
    #expect(Set(try health.entries("symptom").map { $0.payload.fields["symptom"]?.text }).count == 1)
    #expect(try health.value("custom.mood-changes", on: "2026-03-27") == 1)
    #expect(try health.value("custom.fever-noticed", on: "2026-03-27") == 1)
    let labels = try health.world.context.session().person.trackables.all.map(\.label)
    #expect(labels.contains("Kopfschmerzen") == isGermanFirst && labels.contains("Headache") == !isGermanFirst)
    if isGermanFirst { #expect(labels.contains("Veränderte Stimmung") && labels.contains("Fieber bemerkt")) }
  }

  @Test("a period has its start and its flow, by its old and its new names; none is a none")
  func period() throws {
    defer { health.remove() }
    func flow(_ type: String, _ value: String, _ day: String, isStart: Bool = false) -> String {
      HealthWorld.record(
        HealthWorld.category + type, value, "2026-03-\(day) 12:00:00 +0100", by: "Health",
        inner: "<MetadataEntry key=\"HKMenstrualCycleStart\" value=\"\(isStart ? 1 : 0)\"/>")
    }
    try health.run(
      flow("MenstrualFlow", "HKCategoryValueMenstrualFlowMedium", "10", isStart: true)
        + flow("MenstrualFlow", "HKCategoryValueVaginalBleedingHeavy", "11")
        + flow("MenstrualFlow", "HKCategoryValueVaginalBleedingNone", "12")
        + flow("IntermenstrualBleeding", "HKCategoryValueNotApplicable", "20"))
    #expect(try health.value("cycle.flow", on: "2026-03-10") == 2)
    #expect(try health.value("cycle.start", on: "2026-03-10") == 1)
    #expect(try health.value("cycle.flow", on: "2026-03-11") == 3)
    #expect(try health.value("cycle.flow", on: "2026-03-12") == 0)
    #expect(try health.value("cycle.spotting", on: "2026-03-20") == 1)
  }

  @Test("a mindful session is time for oneself")
  func mindful() throws {
    defer { health.remove() }
    try health.run(felt("MindfulSession", "NotApplicable", "07:00:00", "07:10:00"))
    let entry = try #require(try health.entries("activity").first)
    #expect(entry.payload.fields["type"]?.text == "self-care" && entry.payload.fields["duration"]?.number == 10)
  }

}
