import Testing
import TrackerApplication
import TrackerCore
import TrackerCycle
import TrackerLogging

@Suite struct CycleModuleTests {
  @Test("the module and the core fit together")
  func registry() {
    #expect(Registry([LoggingModule.self, CycleModule.self]).diagnostics.isEmpty)
  }
}
