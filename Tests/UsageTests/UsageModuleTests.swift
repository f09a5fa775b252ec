import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerUsage

@Suite struct UsageModuleTests {
  @Test("the module and the core fit together")
  func registry() {
    #expect(Registry([UsageModule.self]).diagnostics.isEmpty)
  }

  @Test("every event has a name of its own with a dot in it, and the settings say that they are off by default")
  func names() {
    #expect(UsageEvent.allCases.count == 6)
    #expect(UsageEvent.allCases.allSatisfy { $0.rawValue.wholeMatch(of: /[a-z]+\.[a-z]+/) != nil })
    #expect(UsageEvent.setting.defaultValue == SettingDefinition.off && UsageEvent.setting.scope == .machine)
    #expect(UsageEvent.file.backup == .leftOut)
  }
}
