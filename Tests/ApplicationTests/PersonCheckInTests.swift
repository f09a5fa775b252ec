import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

/// What is asked once a condition has ended.
@Suite struct PersonCheckInTests {
  private func asked(_ conditions: [(PackID, [SymptomID]?)], chosen: [SymptomID]) throws -> [SymptomID] {
    let active = try conditions.map { id, symptoms in
      let loaded = try SamplePacks.library.pack(id)
      var record = ConditionRecord(pack: id, since: Day(number: 20_000))
      record.symptoms = symptoms
      // A condition that was added later keeps its own answers too.
      if symptoms != nil { record.answers = [:] }
      return ActiveCondition(record: record, pack: loaded.pack, hash: loaded.hash)
    }
    let person = Person(
      facts: PersonFacts(symptoms: chosen), calendar: DayCalendar(zone: .utc), conditions: active,
      catalogue: MetricCatalogue(definitions: [], families: []))
    return person.checkIn.map(\.id)
  }

  @Test("what was chosen for a condition that has ended is not asked, but for what the other asks everybody")
  func ended() throws {
    #expect(try asked([(SamplePacks.sample, ["pain"])], chosen: ["wobble", "fatigue"]) == ["pain", "fatigue"])
  }

  @Test("what was chosen for all conditions is asked while one of them that was set up so has it")
  func together() throws {
    let asked = try asked([(SamplePacks.sample, nil)], chosen: ["wobble"])
    #expect(asked.last == "wobble" && asked.count == 6)
    #expect(
      try self.asked([(SamplePacks.base, nil), (SamplePacks.sample, ["prickle"])], chosen: ["wobble"])
        .contains("wobble") == false)
  }
}
