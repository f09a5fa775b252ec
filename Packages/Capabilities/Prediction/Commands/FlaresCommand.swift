import ArgumentParser

/// `flares`: flares as records.
struct FlaresCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flares", abstract: "See your flares, or mark one.",
    discussion: """
        symptoms flares                    all of them, the newest first
        symptoms flares show               the newest, day by day
        symptoms flares open               mark today as a flare day
        symptoms flares close              mark today as the first day without it

      A flare starts with a flare day. Your answers can count as one, or you can mark one. It ends on the first day \
      with answers and no flare. Up to two days without answers do not end it. If you change past entries, your flares \
      change too.
      """,
    subcommands: [FlaresListCommand.self, FlaresShowCommand.self, FlaresOpenCommand.self, FlaresCloseCommand.self],
    defaultSubcommand: FlaresListCommand.self)
}
