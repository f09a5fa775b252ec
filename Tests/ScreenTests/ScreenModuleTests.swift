import Testing
import TrackerApplication
import TrackerScreen

@Suite struct ScreenModuleTests {
  @Test("the module and the core fit together")
  func registry() {
    #expect(Registry([ScreenModule.self]).diagnostics.isEmpty)
  }
}
