import TrackerCore
import TrackerStrictYAML
import TrackerYAML

/// A definition as a journal keeps it, read back into a pack: the text that its hash was made of (`DefinitionText`), or
/// the JSON of a `ConditionPack`, which earlier versions kept.
public struct KeptDefinition: Sendable {
  /// As tuned, where it is of a tuning.
  public let loaded: LoadedPack
  /// The pack that is tuned; the same where it is no tuning.
  public let untuned: LoadedPack
  /// nil for the JSON of earlier versions, over which nothing can be laid.
  private let chain: PackChain?

  /// What journals call a definition in messages about its text.
  private static let file = "the definition in your journal"

  /// - Parameters:
  ///   - hash: Of the definition.
  ///   - library: Has the words of the pack in other languages, as far as the pack is at hand; nil for the pack as it
  ///     was written.
  ///   - text: The text that is kept under a hash; nil for none.
  /// - Returns: nil where there is no such text, or this version of the program can't use it.
  /// - Throws: `Failure` (`storage`) where the text is neither the hash's nor that of an earlier version; what `text`
  ///   throws.
  public static func read(
    _ hash: ContentHash, in library: PackLibrary? = nil, text: (_ hash: ContentHash) throws -> String?
  ) throws -> KeptDefinition? {
    guard let kept = try text(hash) else { return nil }
    guard ContentHash(of: kept) == hash else {
      let pack = try JournalJSON.decode(ConditionPack.self, from: kept, what: JournalJSON.definition(of: hash))
      let loaded = LoadedPack(pack: pack, hash: hash, places: .none)
      return KeptDefinition(loaded: loaded, untuned: loaded, chain: nil)
    }
    let isTuning = !kept.hasPrefix("{")
    guard let tree = YAMLParser.parse(isTuning ? String(kept.drop { $0 != "{" }) : kept, file: file).node?.mapping
    else { return nil }
    guard isTuning else { return KeptDefinition(tree, DefinitionText(kept), in: library) }
    let below = ContentHash(String(kept.prefix { $0 != "{" }))
    guard let base = try read(below, in: library, text: text), let chain = base.chain,
      let tuned = chain.tuned(by: tree, over: base.loaded, overlayFile: file)
    else { return nil }
    return KeptDefinition(loaded: base.standing(tuned.pack), untuned: base.loaded, chain: chain)
  }

  private init(loaded: LoadedPack, untuned: LoadedPack, chain: PackChain?) {
    self.loaded = loaded
    self.untuned = untuned
    self.chain = chain
  }

  /// Reads a merged pack; nil where there is an error in it, as in one of a later format.
  private init?(_ tree: YAMLMapping, _ definition: DefinitionText, in library: PackLibrary?) {
    guard let id = tree["id"]?.scalar?.text else { return nil }
    var reader = NodeReader()
    let head = PackHead(tree, file: KeptDefinition.file, folder: id, reader: &reader)
    let (laid, words) = library?.inLanguage(tree, of: head) ?? (tree, PackWords())
    let chain = PackChain(heads: [head], layers: [laid])
    let merged = PackTree(layers: chain.layers)
    var packReader = PackReader(merged, file: KeptDefinition.file)
    var pack = packReader.pack(head, ancestors: (head.extends?.id).map { [$0] } ?? [])
    pack.take(names: laid)
    pack.otherWords = words
    let diagnostics = reader.diagnostics + packReader.reader.diagnostics
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    let loaded = LoadedPack(pack: pack, hash: definition.hash, places: merged.places, definitions: [definition])
    self.init(loaded: loaded, untuned: loaded, chain: chain)
  }

  /// The pack with an overlay laid on top, as far as the overlay holds; nil for the JSON of earlier versions.
  public func tuned(by overlay: String, in library: PackLibrary) -> TunedPack? {
    chain.map { chain in
      var tuned = library.tuned(untuned, of: chain, by: overlay)
      tuned.tuned = standing(tuned.tuned)
      return tuned
    }
  }

  /// A tuning of the pack, which extends what that extends.
  private func standing(_ tuned: LoadedPack) -> LoadedPack {
    var tuned = tuned
    tuned.pack.ancestors = untuned.pack.ancestors
    return tuned
  }
}

extension PackLibrary {
  /// A merged pack in the library's language, and its words in others: from the files of the pack and of those below
  /// it that are at hand, whatever revision they have.
  fileprivate func inLanguage(_ tree: YAMLMapping, of head: PackHead) -> (tree: YAMLMapping, words: PackWords) {
    var folders: [String] = []
    var next: PackID? = head.id
    while let id = next, folders.count <= PackLibrary.deepest, let folder = folder(of: id) {
      folders.append(folder)
      next = self.head(of: id, in: folder).head?.extends?.id
    }
    var words = folders.map { self.words(of: $0, besides: language) }
    var laid = tree
    // The words of the pack itself stand above those of the packs below it.
    for (depth, folder) in folders.enumerated().reversed() {
      guard let language, var texts = locale(language, in: folder)?.tree else { continue }
      if depth > 0 { texts = YAMLMapping(texts.entries.filter { !PackTree.ownKeys.contains($0.key) }) }
      var layer = LocaleLayer()
      laid = layer.laid(texts, over: laid)
    }
    var groups: Set<FoodGroupID> = []
    for place in words.indices {
      words[place].counted = words[place].foods.filter { !groups.contains($0.id) }
      groups.formUnion(words[place].foods.map(\.id))
    }
    var all = language == nil ? PackWords() : PackWords(of: tree)
    all.counted = all.foods
    for words in words { all.add(words) }
    return (laid, all)
  }
}
