import Testing
import TrackerCore
import TrackerTestSupport

@testable import TrackerPrediction

@Suite struct KeptDefinitionTests {
  @Test("a kept definition is told in the words of now where its factors are still there, and counts as it did")
  func words() throws {
    let kept = try SamplePacks.library.pack("sample").pack
    var present = kept
    let first = try #require(present.risk.factors.first)
    present.risk.factors = [first]
    present.risk.factors[0].name = "Kurze Nacht"
    present.risk.factors[0].says = .plain("Die Nacht war kurz.")
    present.risk.factors[0].rule = try #require(kept.risk.factors.last).rule
    let told = kept.inWords(of: present, in: "de")
    #expect(told.risk.factors[0].name == "Kurze Nacht" && told.risk.factors[0].says == .plain("Die Nacht war kurz."))
    #expect(told.risk.factors.map(\.rule) == kept.risk.factors.map(\.rule))
    #expect(kept.inWords(of: present, in: .english) == kept)
    present.name = "Another name"
    #expect(kept.inWords(of: present, in: .english) == told)
    #expect(told.risk.factors.dropFirst() == kept.risk.factors.dropFirst())
  }
}
