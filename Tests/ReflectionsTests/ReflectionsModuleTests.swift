import Testing
import TrackerApplication
import TrackerReflections

@Suite struct ReflectionsModuleTests {
  @Test("the module and the core fit together")
  func registry() {
    #expect(Registry([ReflectionsModule.self]).diagnostics.isEmpty)
  }
}
