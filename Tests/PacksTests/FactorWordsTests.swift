import Foundation
import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

/// The sentences of factors, and those on getting help: inherited, translated and kept.
@Suite struct FactorWordsTests {
  private func pack(_ text: String, german: String? = nil) throws -> ConditionPack {
    func file(_ id: String, on base: String, _ body: String) -> String {
      "schema: 1\nid: \(id)\nrevision: 1\nname: Top\nsummary: On top.\nextends: \(base)\n\(body)"
    }
    let middle = """
      symptoms:
        prickle:
          name: Prickling
          scale: severity
          seek_care:
            - {when: {at: 9}, level: ambulance, says: Call an ambulance if it is bad.}
            - {level: today, says: See a doctor today if it is new.}
      risk:
        factors:
          stress: {says: {raises: "Your stress was {value} {on_day}.", lowers: "It was low {on_day}."}}

      """
    var files = [
      "packs/middle/pack.yaml": file("middle", on: "sample-base", middle),
      "packs/top/pack.yaml": file("top", on: "middle", text),
    ]
    if let german { files["packs/middle/locales/de.yaml"] = "locale: de\npack: middle\n\(german)" }
    let library = PackLibrary(
      folders: ["packs"], files: MemoryPackFiles(SamplePacks.files.merging(files) { $1 }),
      language: german == nil ? nil : "de")
    return try library.pack("top").pack
  }

  private func stress(_ says: String, german: String? = nil) throws -> FactorWords? {
    let text = says.isEmpty ? "" : "risk: {factors: {stress: {says: \(says)}}}\n"
    return try pack(text, german: german).factor("stress")?.says
  }

  @Test("the two sentences merge one by one, and a text takes the place of both")
  func merging() throws {
    let low = FactorSentence.text("It was low {on_day}.")
    #expect(try stress("{raises: High.}") == .sentences(raises: .text("High."), lowers: low))
    #expect(
      try stress("{raises: {one: One., other: leave_out}}")
        == .sentences(raises: .counted(none: nil, one: "One.", other: "leave_out"), lowers: low))
    #expect(
      try stress("{lowers: leave_out}")
        == .sentences(raises: .text("Your stress was {value} {on_day}."), lowers: .leftOut))
    #expect(try stress("{raises: null}") == .sentences(raises: nil, lowers: low))
    #expect(try stress("\"Stress {value}\"") == .plain("Stress {value}"))
  }

  @Test("a language may have another sentence by count, and the placeholders of the pack")
  func german() throws {
    let texts = "risk: {factors: {stress: {says: {raises: {one: Eins., other: \"Stress {value}, {on_day}.\"}}}}}\n"
    let raised = FactorSentence.counted(none: nil, one: "Eins.", other: "Stress {value}, {on_day}.")
    #expect(
      try stress("", german: texts) == .sentences(raises: raised, lowers: .text("It was low {on_day}.")))
    #expect(throws: Failure.self) {
      try stress("", german: "risk: {factors: {stress: {says: {raises: \"Stress {value}.\"}}}}\n")
    }
    #expect(throws: Failure.self) { try stress("", german: "risk: {factors: {stress: {says: Stress}}}\n") }
  }

  @Test("sentences on getting help are translated in their order, all of them")
  func seekCare() throws {
    let rules = try #require(try pack("").symptom("prickle")?.seekCare?.rules)
    #expect(rules.map(\.level) == [.ambulance, .today] && rules.map(\.when) == [.at(9), .newlyRed])
    let texts = "symptoms: {prickle: {seek_care: [Rufen Sie den Notruf., Gehen Sie heute zum Arzt.]}}\n"
    let german = try #require(try pack("", german: texts).symptom("prickle")?.seekCare?.rules)
    #expect(german.map(\.says) == ["Rufen Sie den Notruf.", "Gehen Sie heute zum Arzt."])
    #expect(german.map(\.when) == rules.map(\.when))
    #expect(throws: Failure.self) { try pack("", german: "symptoms: {prickle: {seek_care: [Nur einer.]}}\n") }
  }

  @Test(
    "what is kept in a journal reads the same again, and what an older program kept is read",
    arguments: [
      #""Stress {value}""#, #"{"raises":"High.","lowers":"leave_out"}"#, #"{"raises":{"one":"One.","other":"More."}}"#,
    ])
  func keptWords(_ json: String) throws {
    let words = try JSONDecoder().decode(FactorWords.self, from: Data(json.utf8))
    let again = try JSONDecoder().decode(FactorWords.self, from: JSONEncoder().encode(words))
    #expect(words == again)
    #expect((words == .plain("Stress {value}")) == json.hasPrefix("\""))
  }

  @Test(
    "so do the rules on getting help",
    arguments: [
      #""See a doctor soon.""#,
      #"[{"level":"now","says":"N.","when":{"newly_at":7}},{"level":"soon","says":"S."},"#
        + #"{"level":"today","says":"T.","when":{"at":3}}]"#,
    ])
  func keptCare(_ json: String) throws {
    let care = try JSONDecoder().decode(SeekCare.self, from: Data(json.utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(care), as: UTF8.self) == json)
    #expect(care.rules.contains { $0.when == .newlyRed })
  }
}
