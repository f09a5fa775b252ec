import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import ArgumentParser
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerPackTools
@testable import TrackerPackToolsCommands

/// Runs the commands of `pack` on packs that are texts, without a journal.
struct ToolsWorld {
  /// What a command wrote, and the failure it ended with.
  struct Answer {
    var output: String
    var failure: Failure?
  }

  var files = SamplePacks.files
  var format = Console.Format.text
  var isPlain = false
  var home = "home"
  /// Folders on the disk that packs are looked for in first.
  var search: [String] = []

  private var packFiles: any PackFiles {
    search.isEmpty
      ? MemoryPackFiles(files)
      : OverlaidPackFiles(MemoryPackFiles(files), at: SamplePacks.folder, over: DiskPackFiles())
  }

  func run(_ words: String...) throws -> Answer { try run(words) }

  func run(_ words: [String]) throws -> Answer {
    let terminal = ScriptedTerminal()
    let context = CommandContext.testing(
      [SampleModule.self], now: Instant(seconds: 0), home: home,
      packs: PackLibrary(folders: search + [SamplePacks.folder], files: packFiles), forecasts: SteadyForecaster(),
      terminal: terminal, format: format, isPlain: isPlain,
      openJournal: { _, _ in throw Failure(.storage, "no command of packs opens a journal") })
    let command = try PackCommand.parseAsRoot(words)
    do {
      guard let command = command as? any TrackerCommand else { throw Failure(.usage, "not a command of the program") }
      try command.run(in: context)
      return Answer(output: terminal.output, failure: nil)
    } catch let failure as Failure {
      return Answer(output: terminal.output, failure: failure)
    }
  }
}
