import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore

/// What may come next on a line that is being typed: commands, kinds of entries, and the person's own values, the most
/// likely first. Before anyone is set up it knows the commands alone.
struct LineCompletion {
  /// What a shell asks with, followed by its name and the words of the line; the last one is being typed.
  static let request = "__complete"
  /// So many are told at most.
  private static let most = 40

  /// One way to go on.
  struct Candidate: Hashable {
    /// What stands in place of the word that is being typed.
    var word: String
    /// What it is, in a few words; empty where the word says so.
    var says = ""
    /// Whether it may stand for what is typed even where it begins otherwise, as a symptom by another of its words.
    var isMeant = false
  }

  let tree: CommandTree
  let reader: LineReader
  let registry: Registry
  let words: Phrases
  /// The person whose line it is; nil before anyone is set up.
  let session: Session?

  private var suggestions: EntrySuggestions? { session.map(EntrySuggestions.init) }

  /// The candidates as a shell reads them: one a line, the word before a tab and what it is.
  ///
  /// - Parameters:
  ///   - shell: bash takes `=` for the end of a word, and spaces as they are written.
  ///   - typed: The line without the program's name.
  static func lines(_ candidates: [Candidate], for shell: ShellScript?, typed: [String]) -> String {
    let current = joined(typed).last ?? ""
    let cut = shell == .bash ? current.lastIndex(of: "=").map { current[...$0].count } ?? 0 : 0
    // What can't be typed on a line is no candidate.
    let typable = candidates.filter { !$0.word.unicodeScalars.contains { $0.isScreenControl || $0 == "\n" } }
    return typable.map { candidate in
      let word = String(candidate.word.dropFirst(cut))
      let typed = shell == .bash ? word.replacing(" ", with: "\\ ") : word
      let says = candidate.says.split(whereSeparator: \.isNewline).joined(separator: " ").withoutControls
      return says.isEmpty ? "\(typed)\n" : "\(typed)\t\(says)\n"
    }.joined()
  }

  /// The words of a line in which a shell has cut at equals signs: `pain`, `=`, `6` is `pain=6`.
  private static func joined(_ typed: [String]) -> [String] {
    typed.enumerated().reduce(into: [String]()) { result, word in
      let isBehind = word.element == "=" || (word.offset > 0 && typed[word.offset - 1] == "=")
      if isBehind, let last = result.popLast() {
        result.append(last + word.element)
      } else {
        result.append(word.element)
      }
    }
  }

  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  func candidates(_ typed: [String]) throws -> [Candidate] {
    let typed = LineCompletion.joined(typed)
    let current = typed.last ?? ""
    let before = Array(typed.dropLast())
    let found = try self.found(before, current)
    var seen: Set<String> = []
    let beginning = current.lowercased()
    let fitting = found.filter { $0.isMeant || $0.word.lowercased().hasPrefix(beginning) }
    return Array(fitting.filter { seen.insert($0.word).inserted }.prefix(Self.most))
  }

  private func found(_ before: [String], _ current: String) throws -> [Candidate] {
    if let option = before.last, option.isOption, !option.contains("="),
      let values = try listed(option, after: before) ?? values(of: option)
    {
      return values
    }
    var line = withoutOptions(before)
    guard let first = line.first else { return try current.hasPrefix("-") ? options(of: []) : leads(current) }
    if tree.command(of: [first]).path.isEmpty { line = try log(line) ?? [] }
    let (path, command, rest) = tree.command(of: line)
    guard let lead = path.first else { return [] }
    if current.hasPrefix("-") { return options(of: path) }
    let children = tree.children(of: command).filter { $0.command.configuration.shouldDisplay }
    if !children.isEmpty {
      let names = children.map { Candidate(word: $0.name, says: says($0.command.configuration.abstract)) }
      if lead == "chart" { return try names + arguments(path, Array(rest), current) }
      guard lead == LineReader.log, let kinds = try suggestions?.kinds().map(\.rawValue) else { return names }
      return names.sorted { place(of: $0.word, in: kinds) < place(of: $1.word, in: kinds) }
    }
    if lead == LineReader.log, let kind = path.last.flatMap({ registry.logKind(LogKindID($0)) }) {
      return try fields(of: kind, Array(rest), current)
    }
    return try arguments(path, Array(rest), current)
  }

  private func place(of word: String, in words: [String]) -> Int { words.firstIndex(of: word) ?? words.count }

  private func says(_ english: String) -> String { words(.words(english, [:])) }

  /// The line of `log` that one without a command is; nil where it is none.
  private func log(_ line: [String]) throws -> [String]? {
    do { return try reader.line(of: line) } catch is UnknownWord { return nil } catch let failure as Failure
      where [.usage, .validation].contains(failure.kind)
    { return nil }
  }

  /// What a line may begin with.
  private func leads(_ current: String) throws -> [Candidate] {
    let commands = tree.children(of: tree.root).filter { $0.command.configuration.shouldDisplay }.map {
      Candidate(word: $0.name, says: says($0.command.configuration.abstract))
    }
    let kinds = try suggestions?.kinds() ?? registry.loggedKinds.map { $0.definition.id }
    let named = kinds.compactMap { registry.logKind($0)?.definition }.flatMap { kind in
      kind.words.filter { !$0.contains(" ") }.map { Candidate(word: $0.lowercased(), says: says(kind.summary)) }
    }
    let symptoms = session?.person.checkIn.map { Candidate(word: $0.id.rawValue, says: $0.name) } ?? []
    let metrics = session?.person.asked.map { Candidate(word: $0.id.rawValue, says: $0.label) } ?? []
    return commands + symptoms + metrics + named
  }

  // MARK: Options

  private func withoutOptions(_ words: [String]) -> [String] {
    var result: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word.isOption {
        let isValued = GlobalOptions.valued.contains(word) || !tree.isFlag(word)
        if isValued, !word.contains("=") { rest = rest.dropFirst() }
      } else {
        result.append(word)
      }
    }
    return result
  }

  private func options(of path: [String]) -> [Candidate] {
    described(path).filter { $0.shouldDisplay && !$0.isPositional }.compactMap { argument in
      (argument.names ?? []).last.map { Candidate(word: $0.typed, says: says(argument.abstract ?? "")) }
    }
  }

  /// What a command takes, or what runs where a line names it alone.
  private func described(_ path: [String]) -> [CommandDescription.Argument] {
    let command = tree.command(of: path).command
    return CommandDescription(of: path.isEmpty ? command : tree.running(command))?.arguments ?? []
  }

  /// The values that the command of a line lists for an option; nil where it lists none.
  private func listed(_ option: String, after before: [String]) -> [Candidate]? {
    let path = tree.command(of: withoutOptions(before)).path
    guard !path.isEmpty else { return nil }
    let argument = described(path).first { $0.names?.contains { $0.typed == option } == true }
    return argument?.listedValues?.map { Candidate(word: $0) }
  }

  /// The values of an option, whatever takes it; nil for one that stands alone, or whose values nobody knows.
  private func values(of option: String) throws -> [Candidate]? {
    switch option {
    case "--date", "--day", "--from", "--by": return ["today", "yesterday"].map { Candidate(word: $0) }
    case "--kind": return registry.logKinds.all.map { Candidate(word: $0.definition.id.rawValue) }
    case "--condition":
      return session?.person.conditions.map { Candidate(word: $0.id.rawValue, says: $0.pack.name) } ?? []
    case "--tag": return try tags()
    // Shells complete folders.
    case "--home", "--packs": return []
    case "--track": return metrics()
    default: return tree.isFlag(option) ? nil : []
    }
  }

  private func metrics() -> [Candidate] {
    (session?.person.catalogue ?? registry.catalogue).definitions.map {
      Candidate(word: $0.id.rawValue, says: words($0.name))
    }
  }

  /// Those that have a value on any day.
  private func loggedMetrics() throws -> [Candidate] {
    guard let session else { return [] }
    let logged = try session.journal.read { try $0.metrics(withPrefix: "") }.map(\.metric)
    return logged.filter { !Measure.isOfKeeping($0) && $0.part == nil }.compactMap { id in
      session.person.catalogue[id].map { Candidate(word: id.rawValue, says: words($0.name)) }
    }
  }

  private func tags() throws -> [Candidate] {
    let days = try session?.journal.read { try $0.daysOfTags() } ?? [:]
    return days.keys.map(\.rawValue).sorted().map { Candidate(word: $0) }
  }

  // MARK: Values

  /// The values of an entry's fields, and the names of those that are left.
  ///
  /// - Parameter isNamed: Whether each value needs the name of its field.
  private func fields(
    of kind: any LogKind.Type, _ rest: [String], _ current: String, isNamed: Bool = false
  ) throws -> [Candidate] {
    guard let suggestions, let context = session?.person.entryContext else { return [] }
    let fields = kind.fields(in: context)
    if let equals = current.firstIndex(of: "=") {
      let (name, beginning) = (String(current[..<equals]), String(current[current.index(after: equals)...]))
      guard let field = fields.first(where: { $0.isNamed(name) }) else { return [] }
      return try suggestions.values(for: field.name, of: kind.id, beginning: beginning)
        .map { Candidate(word: "\(name)=\($0)", isMeant: true) }
    }
    let named = rest.compactMap { $0.firstIndex(of: "=").map($0.prefix(upTo:)) }.map(String.init)
    let open = fields.filter { field in !named.contains { field.isNamed($0) } }
    if isNamed { return open.map { Candidate(word: "\($0.name)=", says: says($0.about)) } }
    // Words of the line fill the fields in their order, more or less.
    let filled = rest.count { !$0.contains("=") }
    let positional = open.filter(\.isPositional)
    let next = positional.dropFirst(current.isEmpty ? min(filled, max(0, positional.count - 1)) : 0)
    let values = try next.prefix(current.isEmpty ? 1 : positional.count).flatMap { field in
      try suggestions.values(for: field.name, of: kind.id, beginning: current)
    }
    let taken = Set(rest.map { $0.lowercased() })
    return values.filter { !taken.contains($0.lowercased()) }.map { Candidate(word: $0, isMeant: true) }
      + open.filter { !$0.isPositional }.map { Candidate(word: "\($0.name)=", says: says($0.about)) }
  }

  /// What commands take besides options.
  private func arguments(_ path: [String], _ rest: [String], _ current: String) throws -> [Candidate] {
    guard let session, let suggestions else { return [] }
    let isFirst = rest.isEmpty
    switch path.joined(separator: " ") {
    case "check-in", "same":
      let isOfCheckIn = path[0] == "check-in"
      let symptoms =
        session.person.checkIn.map { Candidate(word: "\($0.id)=", says: $0.name) }
        + session.person.asked.map { Candidate(word: "\($0.id)=", says: $0.label) }
      guard let equals = current.firstIndex(of: "=") else {
        return (isFirst && isOfCheckIn ? [Candidate(word: "same")] : []) + symptoms
      }
      let name = String(current[..<equals])
      return try suggestions.values(
        for: name, of: "check-in", beginning: String(current[current.index(after: equals)...])
      ).map { Candidate(word: "\(name)=\($0)") }
    case "no": return try suggestions.nones(beginning: current).map { Candidate(word: $0) }
    case "note":
      let foods = try suggestions.nones(beginning: current)
      return (session.person.checkIn.map(\.id.rawValue) + foods).map { Candidate(word: $0) }
    case "edit" where !isFirst: return try fieldsOfEntry(rest[0], Array(rest.dropFirst()), current)
    case "edit", "history", "journal show", "journal edit": return isFirst ? try entries(current) : []
    case "delete": return try entries(current)
    case "trackers", "hub": return isFirst ? registry.trackers.all.map { Candidate(word: $0.id) } : []
    case "settings show", "settings set", "settings reset":
      return isFirst
        ? registry.settings.all.map { Candidate(word: $0.id.rawValue, says: $0.title.map { words($0) } ?? "") } : []
    case "tags rename", "tags merge", "tags remove": return try tags()
    case "own show", "own rename", "own edit", "own merge", "own hide", "own unhide", "own follow", "own ask",
      "own delete":
      return session.person.trackables.all.map { Candidate(word: $0.id.rawValue, says: $0.label) }
    case "medicines show", "medicines edit", "medicines stop", "medicines delete":
      return isFirst
        ? try suggestions.values(for: "name", of: "medication", beginning: current).map { Candidate(word: $0) } : []
    case "chart", "chart draw", "trends": return try loggedMetrics()
    case "patterns show", "patterns watch", "patterns mute":
      return try suggestions.nones(beginning: current).map { Candidate(word: $0) }
    case "patterns unwatch", "patterns unmute":
      return try session.journal.read { try $0.values(FactorChoice.document) }.map { Candidate(word: $0.name) }
    default: return []
    }
  }

  private func entries(_ beginning: String) throws -> [Candidate] {
    guard let suggestions, let session else { return [] }
    return try suggestions.entries(beginning: beginning).map { entry in
      let day = entry.day == session.today ? "" : "\(session.format.short(entry.day)), "
      return Candidate(word: entry.id.short, says: "\(day)\(entry.time) \(words(entry.told))")
    }
  }

  private func fieldsOfEntry(_ id: String, _ rest: [String], _ current: String) throws -> [Candidate] {
    guard let session, id.count >= 3,
      let entry = try suggestions?.entries(beginning: id, limit: 1).first,
      let kind = session.environment.registry.logKind(entry.kind)
    else { return [] }
    return try fields(of: kind, rest, current, isNamed: true)
  }
}
