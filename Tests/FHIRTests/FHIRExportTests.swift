import Foundation
import Testing
import TrackerApplication
import TrackerCheckIn
import TrackerCore
import TrackerLogging
import TrackerMedicines
import TrackerTestSupport

@testable import TrackerCheckInCommands
@testable import TrackerFHIR
@testable import TrackerFHIRCommands
@testable import TrackerLoggingCommands

@Suite struct FHIRExportTests {
  private var world: TestWorld

  init() throws {
    world = try TestWorld([CheckInModule.self, LoggingModule.self, MedicinesModule.self, FHIRModule.self])
  }

  private func log<Kind: LogKind>(_ kind: Kind.Type, _ words: String...) throws {
    try world.run(LogCommand<Kind>.self, words)
  }

  private func bundle(_ words: String...) throws -> [JSONValue] {
    let text = try world.run(ExportFHIRCommand.self, words)
    let bundle = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    #expect(bundle["resourceType"]?.text == "Bundle" && bundle["type"]?.text == "collection")
    return try #require(bundle["entry"]?.list).compactMap { $0["resource"] }
  }

  private func resources(_ type: String) throws -> [JSONValue] {
    try bundle().filter { $0["resourceType"]?.text == type }
  }

  @Test("an answer is an observation by the guide, with its number beside it")
  func presence() throws {
    try world.run(CheckInCommand.self, ["pain=7"])
    let observations = try resources("Observation")
    let symptom = try #require(observations.first { $0["meta"] != nil })
    #expect(symptom["meta"]?["profile"]?.list?.first?.text?.hasSuffix("/SymptomObservation") == true)
    #expect(symptom["code"]?["coding"]?.list?.first?["code"]?.text == "75325-1")
    #expect(symptom["valueCodeableConcept"]?["text"]?.text == "Pain")
    #expect(symptom["component"]?.list?.first?["valueCodeableConcept"]?["text"]?.text == "7 of 10")
    #expect(symptom["performer"]?.list?.count == 1)
    #expect(symptom["effectiveDateTime"]?.text == "2026-03-12T20:00:00+01:00")
    let number = try #require(observations.first { $0["valueQuantity"] != nil })
    #expect(number["valueQuantity"]?["value"]?.number == 7)
    #expect(number["code"]?["text"]?.text == "Pain, 0 none, 1 to 10", "as the questionnaire, whose least answer is 0")
    #expect(number["derivedFrom"]?.list?.first?["reference"]?.text == "urn:uuid:\(symptom["id"]?.text ?? "")")
    #expect(observations.count == 2)
  }

  @Test("a third of a point has three decimals as a number, and one in words")
  func thirds() throws {
    _ = try world.context.session().record("import") { journal in
      try journal.put(
        Entry(
          id: "third", kind: "check-in", instant: world.context.environment.now, offset: 3_600, zone: "Europe/Berlin",
          day: Day("2026-03-12") ?? Day(number: 0), source: .file,
          payload: Payload(fields: ["symptoms": .object(["pain": .number(13.0 / 3)])])), measures: [])
    }
    let observations = try resources("Observation")
    #expect(observations.compactMap { $0["valueQuantity"]?["value"]?.number } == [4.333])
    #expect(
      observations.compactMap { $0["component"]?.list?.first?["valueCodeableConcept"]?["text"]?.text } == ["4.3 of 10"])
  }

  @Test("a none is an explicit absence, and what was not answered is nothing")
  func absence() throws {
    try world.run(CheckInCommand.self, ["pain=none"])
    let observations = try resources("Observation")
    #expect(observations.count == 1)
    #expect(observations[0]["meta"]?["profile"]?.list?.first?.text?.hasSuffix("/SymptomAbsentObservation") == true)
    #expect(observations[0]["code"]?["coding"]?.list?.first?["code"]?.text == "111551-8")
    #expect(observations[0]["category"] == nil && observations[0]["component"] == nil)
    #expect(observations[0]["valueCodeableConcept"]?["text"]?.text == "Pain")
  }

  @Test("what is good where it is strong is no symptom, but a number")
  func wellbeing() throws {
    try world.run(CheckInCommand.self, ["energy=8"])
    let observations = try resources("Observation")
    #expect(observations.count == 1)
    #expect(observations[0]["meta"] == nil && observations[0]["derivedFrom"] == nil)
    #expect(observations[0]["valueQuantity"]?["value"]?.number == 8)
    #expect(observations[0]["code"]?["text"]?.text == "Energy, 1 to 10")
  }

  @Test("doses are statements, skipped ones too, and a site goes with its symptom")
  func doses() throws {
    try log(MedicationKind.self, "ibuprofen", "400mg")
    try log(MedicationKind.self, "ibuprofen", "status=skipped")
    try log(SymptomKind.self, "pain", "5", "knees")
    let doses = try resources("MedicationStatement")
    #expect(doses.map { $0["status"]?.text } == ["completed", "not-taken"])
    #expect(doses[0]["dosage"]?.list?.first?["text"]?.text == "400mg")
    #expect(doses[1]["dosage"] == nil)
    #expect(try resources("Observation").contains { $0["bodySite"]?["text"]?.text == "knees" })
  }

  @Test("the questions are a questionnaire, and a check-in answers those that were answered")
  func questionnaire() throws {
    try world.run(CheckInCommand.self, ["pain=none", "energy=8"])
    let questions = try #require(try resources("Questionnaire").first)
    let pain = try #require(questions["item"]?.list?.first { $0["linkId"]?.text == "pain" })
    let ends = pain["extension"]?.list?.compactMap { $0["valueInteger"]?.number }
    #expect(pain["type"]?.text == "integer" && ends == [0, 10, 1], "a none is 0, below the scale")
    let response = try #require(try resources("QuestionnaireResponse").first)
    #expect(response["questionnaire"]?.text?.hasPrefix(questions["url"]?.text ?? "none") == true)
    #expect(response["item"]?.list?.compactMap { $0["linkId"]?.text } == ["pain", "energy"])
    #expect(
      response["item"]?.list?.compactMap { $0["answer"]?.list?.first?["valueInteger"]?.number } == [0, 8])
  }

  @Test("nobody can be told from it, unless they are named")
  func person() throws {
    let patient = try #require(try bundle().first)
    #expect(patient["resourceType"]?.text == "Patient")
    guard case .object(let fields) = patient else { return #expect(Bool(false)) }
    #expect(Set(fields.keys) == ["resourceType", "id"])
    #expect(try bundle("--name", "A. Sample").first?["name"]?.list?.first?["text"]?.text == "A. Sample")
  }

  @Test(
    "what the person chose to say of themselves is the patient's, in the words of FHIR",
    arguments: [("female", "female"), ("male", "male"), ("intersex", "other"), ("not-said", "unknown")])
  func identity(sex: String, gender: String) throws {
    let session = try world.context.session()
    try world.journal.write("profile", at: world.context.environment.now) { journal in
      let answers = [ProfileEntry.lastName: "Lee", ProfileEntry.birthDate: "1980-05-04", ProfileEntry.sex: sex]
      for (field, text) in answers {
        try journal.put(ProfileEntry(field: field, value: .text(text)), as: ProfileEntry.document, of: field)
      }
    }
    func patient(_ parts: Set<ReportSettings.IdentityPart>) throws -> JSONValue {
      let person = try session.journal.read { try NamedPerson(parts, in: $0) }
      return FHIRRecord(of: session.person, about: person, .inBundle).patient.json
    }
    let all = try patient(Set(ReportSettings.IdentityPart.allCases))
    #expect(all["birthDate"]?.text == "1980-05-04" && all["gender"]?.text == gender)
    let name = try #require(all["name"]?.list?.first)
    #expect(name["text"]?.text == "Sam Lee" && name["family"]?.text == "Lee")
    #expect(name["given"]?.list?.map(\.text) == ["Sam"])
    let born = try patient([.birthDate, .age])
    #expect(born["birthDate"]?.text == "1980-05-04" && born["name"] == nil && born["gender"] == nil)
    guard case .object(let fields) = try patient([.age, .diagnosis]) else { return #expect(Bool(false)) }
    #expect(Set(fields.keys) == ["resourceType", "id"])
  }

  @Test("a second export has the same ids, and days outside are left out")
  func days() throws {
    try world.run(CheckInCommand.self, ["pain=7"])
    try world.run(CheckInCommand.self, ["pain=3", "--date", "2026-03-10"])
    #expect(try bundle() == bundle())
    func times(_ words: String...) throws -> Set<String> {
      let text = try world.run(ExportFHIRCommand.self, words)
      return Set(["2026-03-10", "2026-03-12"].filter { text.contains("\"effectiveDateTime\":\"\($0)") })
    }
    #expect(try times("--to", "2026-03-11") == ["2026-03-10"])
    #expect(try times("--from", "2026-03-11") == ["2026-03-12"])
    #expect(try times("--to", "2026-01-01") == [])
    #expect(throws: Failure.self) { try times("--from", "2026-03-11", "--to", "2026-03-10") }
  }

  @Test("what waits for another entry is not in it, in neither format", arguments: ["json", "jsonl"])
  func waiting(_ format: String) throws {
    try world.run(CheckInCommand.self, ["pain=3", "--date", "2026-03-10"])
    try world.run(CheckInCommand.self, ["pain=7"])
    let ids = try world.entries.map(\.id)
    try world.journal.write("test", at: world.context.environment.now) { try $0.wait([ids[0]: ids[1]]) }
    let text = try world.run(ExportFHIRCommand.self, ["--as", format])
    #expect(text.contains("\"effectiveDateTime\":\"2026-03-12") && !text.contains("2026-03-10"))
  }

  @Test("a personal health record has a resource a line, the patient first, with relative references")
  func lines() throws {
    try world.run(CheckInCommand.self, ["pain=7"])
    let text = try world.run(ExportFHIRCommand.self, ["--as", "jsonl"])
    let lines = try text.split(separator: "\n").map { try JSONDecoder().decode(JSONValue.self, from: Data($0.utf8)) }
    let id = try #require(lines.first?["id"]?.text)
    #expect(lines.first?["resourceType"]?.text == "Patient" && lines.count > 3)
    #expect(lines.dropFirst(2).allSatisfy { $0["subject"]?["reference"]?.text == "Patient/\(id)" })
  }
}
