import TrackerApplication
import TrackerCore

/// The packs that can be found.
public struct PackListView: ReadModel {
  public static let schema = "pack-list/1"

  struct Pack: Encodable, Sendable {
    var id: PackID
    var name: String
    var summary: String
    var aliases: [String]
    var isBase: Bool
    var folder: String
    /// What is wrong with the pack's head, in a sentence; absent where nothing is.
    var problem: String?
    /// Where packs of the same id stand that this one is used in place of; absent where there are none.
    var hides: [String]?
    /// True where other users of the computer can change it; else absent.
    var isOpenToAll: Bool?

    enum CodingKeys: String, CodingKey {
      case id, name, summary, aliases, isBase, folder, hides, isOpenToAll
      case problem = "fault"
    }
  }

  var packs: [Pack]

  /// - Throws: `Failure` (`system`) where no pack can be found.
  public init(in environment: Environment) throws(Failure) {
    let library = environment.packs
    packs = library.listings().map { listing in
      let hidden = Array(library.folders(of: listing.id).dropFirst())
      return Pack(
        id: listing.id, name: listing.name, summary: listing.summary, aliases: listing.aliases, isBase: listing.isBase,
        folder: listing.folder, problem: listing.problem, hides: hidden.isEmpty ? nil : hidden,
        isOpenToAll: library.isOpen(listing.folder) ? true : nil)
    }
    if packs.isEmpty { throw environment.noPackFound }
  }

  public func blocks(_ format: TextFormatter) -> [Block] { packs.map { .section(blocks(of: $0, format)) } }

  private func blocks(of pack: Pack, _ format: TextFormatter) -> [Block] {
    let problem = pack.problem.map { problem in
      Block.ItemList.Item("\(format("This pack has an error. {error}", ["error": format(problem)]))", mark: .bad)
    }
    let hides = (pack.hides ?? []).map { folder in
      Block.ItemList.Item(
        "\(format("It is used in place of the pack in {folder}", ["folder": folder]))", mark: .warning)
    }
    let isOpen =
      pack.isOpenToAll == true
      ? [Block.ItemList.Item("\(format("Other users of this computer can change it"))", mark: .warning)] : []
    return [
      .sentence("\(pack.id, .strong)\(pack.isBase ? " (\(format("other packs build on it")))" : "")"),
      .details([
        .sentence(pack.name == pack.id.rawValue ? "" : "\(pack.name)"), .sentence("\(pack.summary)"),
        .sentence("\(pack.folder, .faint)"), .list(.init([problem].compactMap { $0 } + hides + isOpen)),
      ]),
    ]
  }
}
