import TrackerApplication
import TrackerCore

/// Where everything is that the program keeps, and what leaves the computer.
public struct DataView: ReadModel {
  public static let schema = "data/1"

  /// A file or folder.
  struct Item: Encodable, Sendable {
    var path: String
    /// In bytes.
    var size: Int
    /// Permission bits, such as `0600`.
    var mode: String
    /// What it is for; absent for what is not the program's.
    var purpose: Phrase?
  }

  /// A folder elsewhere, with what it is for.
  struct Elsewhere: Encodable, Sendable {
    var path: String
    var purpose: Phrase
  }

  /// A command that writes a file where it is told to.
  struct Outgoing: Encodable, Sendable {
    var command: String
    var writes: Phrase
  }

  var home: String
  var files: [Item]
  /// In the home, but not the program's.
  var others: [Item]
  /// Folders elsewhere in which the program has files.
  var elsewhere: [Elsewhere]
  /// What can leave the home folder. Nothing else does.
  var outgoing: [Outgoing]

  public init(in environment: Environment) throws {
    home = environment.home
    let inventory = try HomeInventory(of: environment.home, files: environment.registry.homeFiles.all)
    files = inventory.own.map { Item(path: $0.path, size: $0.size, mode: $0.mode, purpose: $0.purpose) }
    others = inventory.foreign.map { Item(path: $0.path, size: $0.size, mode: $0.mode, purpose: nil) }
    let registry = environment.registry
    elsewhere = registry.filesElsewhere.all.flatMap { files in
      files.paths(environment).map { Elsewhere(path: $0, purpose: files.purpose) }
    }
    outgoing =
      registry.exporters.all.map { Outgoing(command: "export \($0.id)", writes: .words($0.name, [:])) }
      + registry.outgoing.all.map { Outgoing(command: $0.command, writes: $0.writes) }
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let opening =
      files.isEmpty
      ? format("Nothing is kept in {home} yet.", ["home": home])
      : format("Everything that the program keeps is in {home}:", ["home": home])
    let foreign: [Block] =
      others.isEmpty
      ? []
      : [
        .section([
          .sentence("\(format("These files are in the same folder, but not from the program:"))"),
          .list(.init(others.map { "\(name(of: $0))" })),
        ])
      ]
    let away: [Block] =
      elsewhere.isEmpty
      ? []
      : [
        .section([
          .sentence("\(format("Other folders that your settings name:"))"),
          .list(.init(elsewhere.map { "\($0.path): \(format($0.purpose))" })),
        ])
      ]
    return [.sentence("\(opening)"), .list(.init(files.map { item($0, format) }))] + foreign + away + [
      .section([
        .sentence("\(format("Nothing leaves this computer. The program never uses the network."))"),
        .sentence("\(format("Only these commands write a file, where you tell them to:"))"),
        .list(.init(outgoing.map { "symptoms \($0.command): \(format($0.writes))" })),
      ])
    ]
  }

  private func item(_ item: Item, _ format: TextFormatter) -> Block.ItemList.Item {
    let purpose = item.purpose.map { format($0) } ?? ""
    let values = ["name": name(of: item), "size": "\((item.size + 1_023) / 1_024)", "mode": item.mode]
    let says = format("{name}, {size} KB, mode {mode}", values)
    return .init("\(says)", mark: .bullet, details: [.sentence("\(purpose)")])
  }

  private func name(of item: Item) -> String {
    item.path.hasPrefix("\(home)/") ? String(item.path.dropFirst(home.count + 1)) : item.path
  }
}
