import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

/// `flares show`: one flare, and what went before it.
struct FlaresShowCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "One flare: its days, what was forecast and why, the 48 hours before.",
    discussion: """
        symptoms flares show               the newest
        symptoms flares show 2             the second newest, as `flares list` numbers them
        symptoms flares show 2026-03-10    the one that this day belongs to
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("Its number in the list, or a day of it.", valueName: "number or day"))
  var which: String = "1"

  @Option(help: ArgumentHelp("Of this condition; else of your first.", valueName: "id"))
  var condition: String?

  func run(in context: CommandContext) throws {
    let session = try context.session()
    guard let condition = try session.conditions(named: condition).first else { return }
    let view = try session.journal.read { journal in
      let builder = FlaresBuilder(session: session, condition: condition, journal: journal)
      let episodes = try builder.episodes()
      let number = try number(among: episodes, today: session.today)
      return try builder.show(episodes[number - 1], number: number)
    }
    try context.answer(view)
  }

  /// From 1.
  private func number(among episodes: [FlareEpisode], today: Day) throws -> Int {
    guard !episodes.isEmpty else { throw Failure(.validation, "There is no flare in your records") }
    if let number = Int(which) {
      if (1...episodes.count).contains(number) { return number }
      throw Failure.invalid([
        Diagnostic(
          code: "no-flare", "There is no flare of this number", found: "“\(which)”",
          allowed: "1 to \(episodes.count), 1 is the newest")
      ])
    }
    let day = try DayWord.day(which, today: today)
    guard
      let index = episodes.firstIndex(where: { $0.span.contains(day) || ($0.isOngoing && day > $0.span.upperBound) })
    else {
      throw Failure.invalid([
        Diagnostic(
          code: "no-flare", "\(day) belongs to no flare", allowed: "a day of a flare: `symptoms flares list` shows them"
        )
      ])
    }
    return index + 1
  }
}
