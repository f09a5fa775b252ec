import Testing
import TrackerApplication
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerReports

/// What reports call patterns after somebody has changed the language.
@Suite struct PatternNamesTests {
  private static let locale = """
    locale: de
    pack: sample-base
    foods:
      crunchy: {name: Knackiges, foods: [Möhre]}
    risk:
      factors:
        stress-short-night: {name: Stress nach kurzer Nacht}
    """

  @Test("names that a look kept in English are German in a German report, and stay where nobody knows them any more")
  func german() throws {
    var world = try ReportWorld()
    defer { world.remove() }
    try world.usualPain(7)
    let kept: [(factor: CandidateID, name: String)] = [
      ("sample:stress-short-night", "stress after a short night"), ("food-group.crunchy", "crunchy food"),
      ("sample:gone", "something of old"),
    ]
    try world.world.journal.write("look", at: world.world.context.environment.now) { journal in
      let claims = kept.map { factor, name in
        var claim = StandingClaim.example(factor, of: SamplePacks.sample)
        claim.name = KeptPhrase(.verbatim(name))
        return claim
      }
      try journal.keep(claims, today: ReportWorld.today)
    }
    let files = SamplePacks.files.merging(["\(SamplePacks.folder)/sample-base/locales/de.yaml": Self.locale]) { $1 }
    world.world.context.environment.packs = PackLibrary(
      folders: [SamplePacks.folder], files: MemoryPackFiles(files), language: "de")
    world.world.context.environment.words = world.world.context.environment.registry.words(in: "de")
    for report in [try world.weekly("patterns"), try world.clinician()] {
      let text = "\(try #require(world.section("patterns", of: report)).blocks)"
      for name in ["Stress nach kurzer Nacht", "Knackiges", "something of old"] {
        #expect(text.contains(name), "\(text)")
      }
      #expect(!text.lowercased().contains("crunchy") && !text.contains("short night"))
    }
  }
}
