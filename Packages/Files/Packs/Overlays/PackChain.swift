import TrackerCore
import TrackerStrictYAML
import TrackerYAML

/// The files of a pack and of those below it, read and ready to be merged.
struct PackChain {
  /// The pack itself first.
  let heads: [PackHead]
  /// In the library's language, the base first.
  let layers: [YAMLMapping]

  /// The pack with an overlay on top.
  ///
  /// - Parameters:
  ///   - body: The overlay's keys that packs have too.
  ///   - untuned: The pack without it.
  func tuned(by body: YAMLMapping, over untuned: LoadedPack, overlayFile: String) -> (
    pack: LoadedPack, diagnostics: [Diagnostic]
  )? {
    guard let head = heads.first, let own = layers.last else { return nil }
    // The overlay is one more pack on top; what a file says of itself stays that of the tuned pack.
    let top = YAMLMapping(own.entries.filter { PackTree.ownKeys.contains($0.key) } + body.entries)
    let tree = PackTree(layers: layers + [top])
    var reader = PackReader(tree, file: overlayFile)
    var pack = reader.pack(head, ancestors: heads.dropFirst().map(\.id))
    (pack.name, pack.summary, pack.aliases) = (untuned.pack.name, untuned.pack.summary, untuned.pack.aliases)
    pack.otherWords = untuned.pack.otherWords
    pack.risk = pack.risk.withPriorsDialled(from: untuned.pack.risk)
    let tuning = PackTree.definition(of: body, over: untuned.hash)
    let loaded = LoadedPack(
      pack: pack, hash: tuning?.hash ?? untuned.hash, places: tree.places,
      definitions: untuned.definitions + (tuning.map { [$0] } ?? []))
    return (loaded, tree.diagnostics + reader.reader.diagnostics)
  }
}

extension PackTree {
  /// Of a pack as tuned, behind the hash of the pack; nil where the overlay has nothing to lay over it.
  fileprivate static func definition(of body: YAMLMapping, over untuned: ContentHash) -> DefinitionText? {
    guard !body.entries.isEmpty else { return nil }
    return DefinitionText(untuned.rawValue + String(decoding: canonical(body), as: UTF8.self))
  }
}
