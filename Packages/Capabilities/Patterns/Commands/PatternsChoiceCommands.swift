import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerPatterns

/// `patterns watch`: a factor always has a line in the list.
struct PatternsWatchCommand: TrackerCommand {
  static let configuration = CommandConfiguration(commandName: "watch", abstract: "Always list one thing.")

  @OptionGroup var global: GlobalOptions
  @Argument(help: ArgumentHelp("What you logged, such as soup.", valueName: "factor")) var factor: String

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you choose what to watch.") }

  func run(in context: CommandContext) throws { try context.choose(.watch, factor) }
}

/// `patterns unwatch`: a factor is listed only where there is something to tell.
struct PatternsUnwatchCommand: TrackerCommand {
  static let configuration = CommandConfiguration(commandName: "unwatch", abstract: "Stop watching one thing.")

  @OptionGroup var global: GlobalOptions
  @Argument(help: ArgumentHelp("What you logged, such as soup.", valueName: "factor")) var factor: String

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you choose what to watch.") }

  func run(in context: CommandContext) throws { try context.choose(.unwatch, factor) }
}

/// `patterns mute`: no screen names a factor.
struct PatternsMuteCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "mute", abstract: "No longer name one thing on any screen.")

  @OptionGroup var global: GlobalOptions
  @Argument(help: ArgumentHelp("What you logged, such as soup.", valueName: "factor")) var factor: String

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you choose what to hear of.") }

  func run(in context: CommandContext) throws { try context.choose(.mute, factor) }
}

/// `patterns unmute`: screens may name a factor again.
struct PatternsUnmuteCommand: TrackerCommand {
  static let configuration = CommandConfiguration(commandName: "unmute", abstract: "Name a muted thing again.")

  @OptionGroup var global: GlobalOptions
  @Argument(help: ArgumentHelp("What you logged, such as soup.", valueName: "factor")) var factor: String

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you choose what to hear of.") }

  func run(in context: CommandContext) throws { try context.choose(.unmute, factor) }
}

extension CommandContext {
  fileprivate func choose(_ choice: FactorChoosing.Choice, _ factor: String) throws {
    let session = try session()
    let view = try console.reportingPatterns { try FactorChoosing(session, steps: $0).choose(choice, factor) }
    try answer(view)
  }
}
