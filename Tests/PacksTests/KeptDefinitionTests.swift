import Testing
import TrackerCore
import TrackerTestSupport

@testable import TrackerPacks

/// Definitions as a journal keeps them: the texts that their hashes were made of, read back into packs.
@Suite struct KeptDefinitionTests {
  private static let overlay =
    OverlayTests.head + "risk: {groups: {sleep: {weight: 60}, exercise: {weight: 10}}}\nflare: {at_least: 5}\n"

  /// What was lost on the way is what no pack says of itself: where it stands, and what others call it.
  private func bare(_ pack: ConditionPack) -> ConditionPack {
    var pack = pack
    pack.ancestors = Array(pack.ancestors.prefix(1))
    pack.otherWords = PackWords()
    return pack
  }

  private func texts(_ packs: [LoadedPack]) -> [ContentHash: String] {
    Dictionary(packs.flatMap(\.definitions).map { ($0.hash, $0.text) }) { first, _ in first }
  }

  @Test("the text of a pack and of its tuning has its hash, and reads as the same pack")
  func read() throws {
    for id in [SamplePacks.base, SamplePacks.sample] {
      let loaded = try SamplePacks.library.pack(id)
      #expect(loaded.definitions.map(\.hash) == [loaded.hash])
      #expect(ContentHash(of: loaded.definitions.first?.text ?? "") == loaded.hash)
      let kept = try #require(try KeptDefinition.read(loaded.hash) { texts([loaded])[$0] })
      #expect(kept.loaded.pack == bare(loaded.pack))
      #expect(kept.loaded.hash == loaded.hash && kept.untuned.hash == loaded.hash)
    }
    let tuned = try SamplePacks.library.pack(SamplePacks.sample, tunedBy: Self.overlay)
    #expect(tuned.tuned.definitions.map(\.hash) == [tuned.untuned.hash, tuned.tuned.hash])
    let kept = try #require(try KeptDefinition.read(tuned.tuned.hash) { texts([tuned.tuned])[$0] })
    #expect(kept.loaded.pack == bare(tuned.tuned.pack) && kept.untuned.pack == bare(tuned.untuned.pack))
    #expect(kept.loaded.pack != kept.untuned.pack)
    #expect(kept.loaded.hash == tuned.tuned.hash)
  }

  @Test("an overlay can be laid over a pack that only the journal has, and gives the hash that it has over the files")
  func tuned() throws {
    let loaded = try SamplePacks.library.pack(SamplePacks.sample)
    let kept = try #require(try KeptDefinition.read(loaded.hash) { texts([loaded])[$0] })
    let result = try #require(kept.tuned(by: Self.overlay, in: PackLibrary(folders: [])))
    let expected = try SamplePacks.library.pack(SamplePacks.sample, tunedBy: Self.overlay)
    #expect(result.tuned.hash == expected.tuned.hash && result.tuned.pack == bare(expected.tuned.pack))
  }

  @Test("what an earlier version kept is read, and nothing can be laid over it")
  func earlier() throws {
    let pack = try SamplePacks.library.pack(SamplePacks.sample).pack
    let json = try JournalJSON.encode(pack)
    let kept = try #require(try KeptDefinition.read("some hash") { _ in json })
    var expected = pack
    expected.otherWords = PackWords()
    #expect(kept.loaded.pack == expected)
    #expect(kept.loaded.definitions.isEmpty)
    #expect(kept.tuned(by: Self.overlay, in: SamplePacks.library) == nil)
  }

  @Test("a text that is not the hash's is refused, and without the pack below there is no tuning")
  func broken() throws {
    let tuned = try SamplePacks.library.pack(SamplePacks.sample, tunedBy: Self.overlay)
    let text = try #require(texts([tuned.tuned])[tuned.untuned.hash])
    #expect(throws: Failure.self) {
      try KeptDefinition.read(tuned.untuned.hash) { _ in text.replacing("Prickling", with: "Tickling") }
    }
    var texts = texts([tuned.tuned])
    texts[tuned.untuned.hash] = nil
    #expect(try KeptDefinition.read(tuned.tuned.hash) { texts[$0] } == nil)
    #expect(try KeptDefinition.read("unknown") { texts[$0] } == nil)
    // A later format may have what this version does not know.
    let later = DefinitionText(text.replacing("\"schema\":1", with: "\"schema\":2"))
    #expect(try KeptDefinition.read(later.hash) { _ in later.text } == nil)
  }

  @Test("a pack that is at hand in a language lends its words to the definition")
  func language() throws {
    var files = SamplePacks.files
    files["packs/sample/locales/de.yaml"] =
      "locale: de\npack: sample\nname: Beispiel\nsymptoms: {prickle: {name: Kribbeln}}\n"
    files["packs/sample-base/locales/de.yaml"] = "locale: de\npack: sample-base\nfoods: {crunchy: [Möhre]}\n"
    let memory = MemoryPackFiles(files)
    let written = try PackLibrary(folders: ["packs"], files: memory).pack(SamplePacks.sample)
    let library = PackLibrary(folders: ["packs"], files: memory, language: "de")
    let german = try library.pack(SamplePacks.sample)
    #expect(german.hash == written.hash)
    let kept = try #require(try KeptDefinition.read(written.hash, in: library) { texts([written])[$0] })
    #expect(kept.loaded.pack.name == "Beispiel")
    #expect(bare(kept.loaded.pack) == bare(german.pack))
    let foods = try #require(kept.loaded.pack.foods.first?.foods)
    #expect(foods.contains("Möhre") && foods.contains("toast"))
    let english = try #require(
      try KeptDefinition.read(written.hash, in: PackLibrary(folders: ["packs"], files: memory)) { texts([written])[$0] }
    )
    #expect(english.loaded.pack.otherWords.foods.first?.foods == ["Möhre"])
  }
}
