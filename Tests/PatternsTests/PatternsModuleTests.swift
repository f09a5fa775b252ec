import Testing
import TrackerApplication
import TrackerPatterns

@Suite struct PatternsModuleTests {
  @Test("the module and the core fit together")
  func registry() {
    #expect(Registry([PatternsModule.self]).diagnostics.isEmpty)
  }
}
