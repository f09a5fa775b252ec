import ArgumentParser

/// `flares`: flares as records.
struct FlaresCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flares", abstract: "Your flares: how long, how bad, what was forecast, what went before.",
    discussion: """
        symptoms flares                    all of them, the newest first
        symptoms flares show               the newest, day by day
        symptoms flares open               today is a flare, whatever the sliders say
        symptoms flares close              it is over

      A flare is made of flare days by your conditions' definition, or marked by hand. An answered day without a flare \
      ends it; up to two unanswered days between two flare days do not. Flares are worked out from your entries each \
      time, so an edit of the past changes them.
      """,
    subcommands: [FlaresListCommand.self, FlaresShowCommand.self, FlaresOpenCommand.self, FlaresCloseCommand.self],
    defaultSubcommand: FlaresListCommand.self)
}
