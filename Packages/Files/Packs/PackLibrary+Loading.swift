import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension PackLibrary {
  /// Checks a pack with those it extends and returns every error and warning; metrics and kinds of entries are
  /// `PackValidation`'s.
  ///
  /// - Parameter folder: Where the pack stands. The packs it extends are looked for in the library's folders; where it
  ///   stands in none of them, beside it first.
  public func check(_ id: PackID, in folder: String) -> PackCheck {
    var read = ReadFiles()
    return check(id, in: folder, read: &read)
  }

  /// - Parameters:
  ///   - read: What was read before in the same go.
  ///   - hashing: Whether the content's hash is wanted; without it, it is empty, and what can be read of a pack with
  ///     errors is given out.
  package func check(_ id: PackID, in folder: String, read: inout ReadFiles, hashing: Bool = true) -> PackCheck {
    if isOverlay(folder) { return overlayCheck(id, file: folder) }
    var loading = loading(of: folder)
    loading.add(id, in: folder, read: &read)
    return loading.finish(id, in: folder, hashing: hashing)
  }

  /// A pack with the files that it is merged from, so that an overlay can be laid on top; nil files where they can't
  /// all be read.
  func chain(of id: PackID, in folder: String) -> (check: PackCheck, chain: PackChain?) {
    var read = ReadFiles()
    var loading = loading(of: folder)
    loading.add(id, in: folder, read: &read)
    return (loading.finish(id, in: folder, hashing: true), loading.files)
  }

  private func loading(of folder: String) -> Loading {
    let beside = parent(of: folder)
    return Loading(
      library: folders.contains(beside)
        ? self : PackLibrary(folders: [beside] + folders, files: files, language: language))
  }

  /// Reads what a pack's file says of itself, and nothing else of it.
  package func head(of id: PackID, in folder: String) -> (head: PackHead?, diagnostics: [Diagnostic]) {
    let file = "\(folder)/pack.yaml"
    do throws(Diagnostic) {
      let bytes = try files.bytes(of: "pack.yaml", in: folder) ?? []
      let (node, diagnostics) = YAMLParser.parse(PackHead.lines(of: bytes), file: file)
      var reader = NodeReader()
      let head = (node?.mapping).map { PackHead($0, file: file, folder: id.rawValue, reader: &reader) }
      if node != nil, head == nil { reader.report(.notKeys(file)) }
      return (head, diagnostics.map(Diagnostic.init) + reader.diagnostics)
    } catch {
      return (nil, [error])
    }
  }

  package func parent(of folder: String) -> String {
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return parts.isEmpty ? "." : parts == [""] ? "/" : parts.joined(separator: "/")
  }
}

/// A pack being read with those it extends, one file after the other.
private struct Loading {
  let library: PackLibrary
  /// The pack itself first.
  private var chain: [(head: PackHead, mapping: YAMLMapping)] = []
  /// The same files in the library's language.
  private var translated: [YAMLMapping] = []
  private var isTranslated = false
  /// What may be typed in the languages that the files are not read in.
  private var otherWords = PackWords()
  /// The groups of foods of the files read so far, which stand in place of those below.
  private var foodGroups: Set<FoodGroupID> = []
  private var diagnostics: [Diagnostic] = []
  /// Whether the chain is read to its base, so that what is missing in the whole is missing.
  private var isWhole = false

  init(library: PackLibrary) { self.library = library }

  /// Reads a file, then the one it extends.
  mutating func add(_ id: PackID, in folder: String, read: inout ReadFiles) {
    let file = read.file(of: id, in: folder, files: library.files, keeping: !chain.isEmpty)
    diagnostics += file.diagnostics
    guard let head = file.head, let mapping = file.mapping else { return }
    chain.append((head, mapping))
    translate(mapping, in: folder)
    isWhole = file.isWhole
    if let extends = head.extends { follow(extends.id, at: Place(extends.mark), read: &read) }
  }

  /// Lays the library's language over the file just read.
  private mutating func translate(_ mapping: YAMLMapping, in folder: String) {
    var laid = mapping
    var words = library.words(of: folder, besides: library.language)
    if let language = library.language, let locale = library.locale(language, in: folder) {
      diagnostics += locale.diagnostics
      if let tree = locale.tree {
        var layer = LocaleLayer()
        laid = layer.laid(tree, over: mapping)
        diagnostics += layer.diagnostics
        isTranslated = true
        words.add(PackWords(of: mapping))
      }
    }
    translated.append(laid)
    words.counted = words.foods.filter { !foodGroups.contains($0.id) }
    otherWords.add(words)
    // A group that only adds to the one below it, or says something of it, leaves its foods in.
    let groups = mapping["foods"]?.mapping?.entries ?? []
    let whole = groups.filter { $0.value.mapping.map { $0["foods"] != nil } ?? true }
    foodGroups.formUnion(whole.map { FoodGroupID($0.key) })
  }

  private mutating func follow(_ id: PackID, at place: Place, read: inout ReadFiles) {
    let wasWhole = isWhole
    isWhole = false
    let way = chain.map(\.head.id) + [id]
    if let start = way.dropLast().firstIndex(of: id) {
      diagnostics.append(
        Diagnostic(
          code: "extends-cycle", "These packs extend each other: {found}. Let one of them extend another pack, or none",
          at: place, found: way[start...].map(\.rawValue).joined(separator: " → ")))
    } else if chain.count > PackLibrary.deepest {
      diagnostics.append(
        Diagnostic(
          code: "over-limit", "Too many packs extend each other: {found}. A pack can build on at most {most}",
          ["most": .count(PackLibrary.deepest)], at: place, found: way.map(\.rawValue).joined(separator: " → ")))
    } else if let folder = library.folder(of: id) {
      add(id, in: folder, read: &read)
      isWhole = isWhole && wasWhole
    } else {
      diagnostics.append(
        Diagnostic(
          code: "unknown-pack", "There is no pack “{found}” in {folders}", ["folders": library.lookedIn], at: place,
          found: shown(id.rawValue),
          nearest: library.nearestID(to: id.rawValue)))
    }
  }

  mutating func finish(_ id: PackID, in folder: String, hashing: Bool) -> PackCheck {
    guard isWhole, let head = chain.first?.head else { return check(id, folder, nil) }
    let file = "\(folder)/pack.yaml"
    // What a pack is called by makes it no other pack: the hash is that of the files as written.
    let written = PackTree(layers: chain.reversed().map(\.mapping))
    let tree = isTranslated ? PackTree(layers: translated.reversed()) : written
    var reader = PackReader(tree, file: file)
    var pack = reader.pack(head, ancestors: chain.dropFirst().map(\.head.id))
    if isTranslated { pack.take(names: tree.root) }
    pack.otherWords = otherWords
    reader.reportUnused(in: file, tree, isBase: chain.count == 1)
    diagnostics += tree.diagnostics + reader.reader.diagnostics
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      return check(id, folder, nil, part: hashing ? nil : LoadedPack(pack: pack, hash: "", places: tree.places))
    }
    let definition = hashing ? written.definition : nil
    return check(
      id, folder,
      LoadedPack(
        pack: pack, hash: definition?.hash ?? "", places: tree.places, definitions: definition.map { [$0] } ?? []))
  }

  /// What was read, where the chain is whole.
  var files: PackChain? {
    guard isWhole else { return nil }
    return PackChain(heads: chain.map(\.head), layers: translated.reversed())
  }

  private func check(_ id: PackID, _ folder: String, _ loaded: LoadedPack?, part: LoadedPack? = nil) -> PackCheck {
    PackCheck(
      id: id, folder: folder, loaded: loaded, diagnostics: diagnostics.sorted { $0.isBefore($1) }, part: part,
      tree: chain.first?.mapping)
  }
}

extension ConditionPack {
  /// The name, the sentence and the other names of a translated file, in place of those that its head was read with.
  mutating func take(names tree: YAMLMapping) {
    name = tree["name"]?.scalar?.text ?? name
    summary = tree["summary"]?.scalar?.text ?? summary
    aliases = tree["aliases"]?.sequence?.compactMap(\.scalar?.text) ?? aliases
  }
}
