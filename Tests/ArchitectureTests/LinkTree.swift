/// What the targets of the manifest link, followed to the end: modules, their commands, and libraries of others.
struct LinkTree {
  /// By the name of a target, without `Tracker` before it. What plugs in goes by the manifest's names for all of it:
  /// `plugIns`, `commandsOfPlugIns`.
  private var links: [String: Set<String>] = [:]
  private static let layersOfPlugIns: Set<String> = ["Adapters", "Capabilities", "Features"]

  /// Reads the manifest's `module(…)` and `tests(…)` lines and the target that tests alone import.
  init(manifest: String) throws {
    for match in manifest.matches(of: #/\b(module|tests)\(\s*"([A-Za-z]+)",([^()]*)\)/#) {
      let (name, text) = (String(match.2), String(match.3))
      let own = Self.names(text.firstMatch(of: #/uses: \[([^\]]*)\]/#)?.1)
        .union(Self.names(text.firstMatch(of: #/linking: ((?:[A-Za-z]+(?: \+ )?)?(?:\[[^\]]*\])?)/#)?.1))
      links[name] = own
      guard match.1 == "module" else { continue }
      let plugsIn =
        text.firstMatch(of: #/in: \.([A-Za-z]+)/#).map { Self.layersOfPlugIns.contains(String($0.1)) } ?? false
      if plugsIn { links["plugIns", default: []].insert(name) }
      guard let commands = text.firstMatch(of: #/commands: \[([^\]]*)\]/#) else { continue }
      if plugsIn { links["commandsOfPlugIns", default: []].insert("\(name)Commands") }
      links["\(name)Commands"] = own.union(Self.names(commands.1))
        .union([name, "Console", "CommandLine", "argumentParser"])
    }
    let support = manifest.firstMatch(of: #/name: "TrackerTestSupport",\s*dependencies: \[([^\]]*)\]([^,]*),/#)
    links["TestSupport"] = Self.names(support?.1).union(Self.names(support?.2))
  }

  /// The words of a list, quoted or not.
  private static func names(_ list: Substring?) -> Set<String> {
    Set((list ?? "").matches(of: #/[A-Za-z]+/#).map { String($0.0) })
  }

  /// Everything that a target links, itself not among it.
  func reached(from target: String) -> Set<String> {
    var reached: Set<String> = []
    var open = [target]
    while let next = open.popLast() {
      for linked in links[next] ?? [] where reached.insert(linked).inserted {
        open.append(linked)
      }
    }
    return reached
  }
}
