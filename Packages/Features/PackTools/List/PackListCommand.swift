import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

/// `pack list`: what packs there are.
struct PackListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the packs that can be found.",
    discussion: """
      Packs are looked for in --packs DIR, in the folders of SYMPTOMS_PACKS, in packs/ of the home folder and in \
      Conditions/ beside or above the program; the first folder that holds an id wins. A pack whose head can't be read \
      is shown with its fault.
      """)

  @OptionGroup var global: GlobalOptions

  func run(in context: CommandContext) throws {
    let listings = context.environment.packs.listings()
    guard !listings.isEmpty else {
      throw Failure(.system, "No condition pack was found", mend: "Name a folder of packs with --packs DIR.")
    }
    try context.answer(PackListView(packs: listings.map(PackListView.Pack.init)))
  }
}

/// The packs that can be found.
struct PackListView: StyledReadModel {
  static let schema = "pack-list/1"

  struct Pack: Encodable, Sendable {
    var id: PackID
    var name: String
    var summary: String
    var aliases: [String]
    var isBase: Bool
    var folder: String
    /// What is wrong with the pack's head, in a sentence; absent where nothing is.
    var problem: String?

    enum CodingKeys: String, CodingKey {
      case id, name, summary, aliases, isBase, folder
      case problem = "fault"
    }

    init(_ listing: PackListing) {
      id = listing.id
      name = listing.name
      summary = listing.summary
      aliases = listing.aliases
      isBase = listing.isBase
      folder = listing.folder
      problem = listing.fault
    }
  }

  var packs: [Pack]

  func text(_ style: TextStyle) -> String {
    packs.map { pack in
      let base = pack.isBase ? "  (base of the others)" : ""
      let problem =
        pack.problem.map { ["  " + style.paint("✗", .red) + " " + style.wrap("broken: \($0)", indent: 4, first: 4)] }
        ?? []
      let lines = [
        style.paint(pack.id.rawValue, .bold) + base,
        pack.name == pack.id.rawValue ? "" : "  " + style.wrap(pack.name, indent: 2, first: 2),
        pack.summary.isEmpty ? "" : "  " + style.wrap(pack.summary, indent: 2, first: 2),
        "  " + style.paint(pack.folder, .faint),
      ]
      return (lines.filter { !$0.isEmpty } + problem).joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }
}
