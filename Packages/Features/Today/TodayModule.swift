import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore

/// What a day looks like.
public enum TodayModule: TrackerModule, CommandModule {
  public static let id: ModuleID = "today"
  public static let commands: [any ParsableCommand.Type] = [TodayCommand.self]

  public static func contribute(to registry: inout Registry) {}

  public static func complete(_ registry: inout Registry) { registry.settings.add(TodayOrder.definition(registry)) }
}
