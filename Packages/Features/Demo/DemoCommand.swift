import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import Foundation
import TrackerCore
import TrackerSimulation

/// `demo`: days of somebody made up, lived through the program's own commands.
struct DemoCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Watch sixty days of somebody made up, in a scratch folder.",
    discussion: """
      Every day is logged through the same commands that you would type, at its own time, and every forecast was \
      stored before its day. Your own journal is not touched. The same seed gives the same life.
      """)

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("The condition pack; the first one found unless given.", valueName: "id"))
  var pack: String?

  @Option(help: ArgumentHelp("How many days, up to and with today.", valueName: "n"))
  var days = 60

  @Option(help: ArgumentHelp("Which life.", valueName: "n"))
  var seed: UInt64 = 6

  func validate() throws {
    guard (2...730).contains(days) else { throw ValidationError("--days takes a whole number from 2 to 730.") }
  }

  func run(in context: CommandContext) throws {
    let folder = try scratchFolder(context)
    let pack = try chosenPack(context)
    let started = context.environment.now
    let progress = ProgressBar(
      terminal: context.console.terminal, total: days, isQuiet: context.console.format == .json)
    let life = DemoLife(
      environment: context.environment, runCommand: context.runCommand, pack: pack, home: folder, days: days)
    let commands = try life.play(seed: seed) { progress.show($0) }
    progress.finish()
    try context.answer(
      DemoView(
        pack: pack.id, name: pack.name, days: days, seed: seed, commands: commands, home: folder,
        screens: try life.screens(at: started)))
  }

  private func scratchFolder(_ context: CommandContext) throws -> String {
    if let home = global.home {
      guard !FileManager.default.fileExists(atPath: "\(context.environment.home)/journal.sqlite") else {
        throw Failure(
          .validation, "There is a journal in \(home) already",
          mend: "Name a new folder, or leave --home out for a scratch one.")
      }
      return context.environment.home
    }
    var random = context.environment.randomNumbers()
    let name = "symptoms-demo-\(EntryID.random(using: &random).short)"
    return FileManager.default.temporaryDirectory.appendingPathComponent(name).path
  }

  private func chosenPack(_ context: CommandContext) throws -> ConditionPack {
    if let pack { return try context.environment.packs.pack(PackID(pack)).pack }
    guard let first = context.environment.packs.listings().first(where: { !$0.isBase && $0.fault == nil }) else {
      throw Failure(.system, "No condition pack was found", mend: "Name a folder of packs with --packs DIR.")
    }
    return try context.environment.packs.pack(first.id).pack
  }
}
