import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension PackLibrary {
  /// Looks an overlay over with the pack that it tunes; metrics are `PackValidation`'s.
  ///
  /// - Parameter file: What the text is called in findings.
  public func checkOverlay(_ text: [UInt8], file: String) -> OverlayCheck {
    var reader = OverlayReader(self, file: file)
    return reader.check(text)
  }

  /// What an overlay is called where it stands in a journal.
  public static let journalOverlay = "the tuning in your journal"

  /// Reads a pack and lays an overlay over it. What of the overlay no longer fits is left out, and what still does is
  /// used.
  ///
  /// - Throws: `Failure` (`validation`) where the pack itself can't be used.
  public func pack(_ id: PackID, tunedBy overlay: String) throws -> TunedPack {
    guard let folder = folder(of: id) else { throw unknown(id) }
    let (check, chain) = chain(of: id, in: folder)
    let untuned = try sound(check)
    guard let chain else { return TunedPack(untuned: untuned, tuned: untuned, overlay: nil) }
    return tuned(untuned, of: chain, by: overlay)
  }

  /// Lays an overlay over a pack that is read already.
  func tuned(_ untuned: LoadedPack, of chain: PackChain, by overlay: String) -> TunedPack {
    let file = PackLibrary.journalOverlay
    let bytes = Array(overlay.utf8)
    var overlayReader = OverlayReader(self, file: file, over: (untuned, chain))
    let whole = overlayReader.check(bytes)
    if let tuned = whole.tuned { return TunedPack(untuned: untuned, tuned: tuned, overlay: whole.overlay) }
    let errors = whole.diagnostics.filter { $0.severity == .error }
    guard let tree = whole.tree else {
      return TunedPack(untuned: untuned, tuned: untuned, overlay: nil, findings: errors)
    }
    var reader = NodeReader()
    let head = OverlayHead(tree, file: file, reader: &reader)
    // Piece by piece: what still holds stays in force.
    var (kept, leftOut) = (YAMLMapping(), [String]())
    var tuned = untuned
    for piece in head.body.pieces {
      let next = kept.merged(with: piece.mapping)
      if let result = chain.tuned(by: next, over: untuned, overlayFile: file),
        !result.diagnostics.contains(where: { $0.severity == .error })
      {
        (kept, tuned) = (next, result.pack)
      } else {
        leftOut.append(piece.path)
      }
    }
    return TunedPack(
      untuned: untuned, tuned: tuned, overlay: head.overlay(text: bytes), findings: errors, leftOut: leftOut)
  }
}

extension YAMLMapping {
  /// The parts of an overlay's body that hold or fail by themselves: all group weights together, each factor, each
  /// further key.
  fileprivate var pieces: [(path: String, mapping: YAMLMapping)] {
    entries.flatMap { entry -> [(path: String, mapping: YAMLMapping)] in
      guard entry.key == "risk", let risk = entry.value.mapping else { return [(entry.key, YAMLMapping([entry]))] }
      return risk.entries.flatMap { inner -> [(path: String, mapping: YAMLMapping)] in
        func piece(_ value: YAMLMapping) -> YAMLMapping {
          YAMLMapping([
            Entry(key: entry.key, keyMark: entry.keyMark, value: YAMLNode(.mapping(value), mark: entry.value.mark))
          ])
        }
        guard inner.key == "factors", let factors = inner.value.mapping else {
          return [("risk.\(inner.key)", piece(YAMLMapping([inner])))]
        }
        return factors.entries.map { factor in
          let value = YAMLNode(.mapping(YAMLMapping([factor])), mark: inner.value.mark)
          return (
            "risk.factors.\(factor.key)",
            piece(YAMLMapping([Entry(key: inner.key, keyMark: inner.keyMark, value: value)]))
          )
        }
      }
    }
  }

  /// Both mappings; where both hold a mapping under a key, both of those.
  fileprivate func merged(with other: YAMLMapping) -> YAMLMapping {
    var entries = entries
    for entry in other.entries {
      guard let index = entries.firstIndex(where: { $0.key == entry.key }) else {
        entries.append(entry)
        continue
      }
      guard let own = entries[index].value.mapping, let new = entry.value.mapping else { continue }
      let value = YAMLNode(.mapping(own.merged(with: new)), mark: entries[index].value.mark)
      entries[index] = Entry(key: entry.key, keyMark: entries[index].keyMark, value: value)
    }
    return YAMLMapping(entries)
  }
}
