import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

/// Sets a person up.
public enum OnboardingModule: TrackerModule, CommandModule {
  public static let id: ModuleID = "onboarding"
  public static let commands: [any ParsableCommand.Type] = [OnboardCommand.self, ConditionsCommand.self]

  public static func contribute(to registry: inout Registry) { registry.strings.add(.german) }
}
