import Testing
import TrackerComposition

@Suite struct CompositionTests {
  @Test("the modules fit together")
  func registry() {
    #expect(Composition.registry.diagnostics.isEmpty)
    #expect(Composition.registry.logKinds.all.count > 10)
  }

  @Test("English and German are offered")
  func languages() {
    #expect(Composition.registry.offeredLanguages == ["en", "de"])
  }
}
