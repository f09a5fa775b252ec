import ArgumentParser

/// The group of commands about what goes together.
struct PatternsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "patterns", abstract: "See what goes together with your better and worse days.",
    discussion: """
        symptoms patterns                       what holds up, and what could be luck
        symptoms patterns show soup             the days behind it
        symptoms patterns --kind protective     what may help
        symptoms patterns watch soup            always list it
        symptoms patterns mute soup             no longer name it anywhere
        symptoms patterns export --output p.md  a page for a clinician

      A day counts once it is over. “Confirmed” and “likely” need 60 answered days and hold up against luck. Nothing \
      here says what causes a flare.
      """,
    subcommands: [
      PatternsListCommand.self,
      PatternsShowCommand.self,
      PatternsWatchCommand.self,
      PatternsUnwatchCommand.self,
      PatternsMuteCommand.self,
      PatternsUnmuteCommand.self,
      PatternsMetricsCommand.self,
      PatternsExperimentCommand.self,
      PatternsExportCommand.self,
      PatternsReplayCommand.self,
      PatternsLookCommand.self,
    ],
    defaultSubcommand: PatternsListCommand.self)
}
