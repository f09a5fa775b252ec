import Testing
import TrackerApplication
import TrackerCore
import TrackerFasting
import TrackerLogging

@Suite struct FastingModuleTests {
  @Test("the module and the core fit together")
  func registry() {
    #expect(Registry([LoggingModule.self, FastingModule.self]).diagnostics.isEmpty)
  }
}
