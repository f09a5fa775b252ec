import Testing
import TrackerApplication
import TrackerLogging
import TrackerReflections

@Suite struct ReflectionsModuleTests {
  @Test("the module and the core fit together")
  func registry() {
    #expect(Registry([LoggingModule.self, ReflectionsModule.self]).diagnostics.isEmpty)
  }
}
