import TrackerCore
import TrackerStrictYAML
import TrackerYAML

/// Reads an overlay as strictly as a pack: the same YAML, the same keys, and the pack with it on top is read as any
/// pack.
struct OverlayReader {
  let library: PackLibrary
  let file: String
  /// The pack that the overlay is laid over, where it is read already.
  private let known: (loaded: LoadedPack, chain: PackChain)?
  private var reader = NodeReader()

  init(_ library: PackLibrary, file: String, over known: (loaded: LoadedPack, chain: PackChain)? = nil) {
    self.library = library
    self.file = file
    self.known = known
  }

  mutating func check(_ bytes: [UInt8]) -> OverlayCheck {
    guard let mapping = tree(of: bytes) else { return OverlayCheck(diagnostics: reader.diagnostics) }
    let head = OverlayHead(mapping, file: file, reader: &reader)
    guard let tunes = head.tunes, let base = base(tunes.id, at: tunes.mark) else {
      return OverlayCheck(diagnostics: reader.diagnostics, tree: mapping)
    }
    let pack = base.loaded.pack
    if let revision = head.packRevision { check(revision.number, of: pack, at: revision.mark) }
    let body = withoutUnknown(head.body, in: pack)
    let tuned = base.chain.tuned(by: body, over: base.loaded, overlayFile: file)
    for diagnostic in tuned?.diagnostics ?? [] { reader.report(diagnostic) }
    if let tuned, reader.found == 0, tuned.pack.pack == pack {
      reader.report(
        "changes-nothing", "This tuning changes nothing. Change a value, or delete the file",
        at: YAMLMark(file: file, line: 1, column: 1),
        severity: .warning)
    }
    return OverlayCheck(
      overlay: head.overlay(text: bytes), untuned: base.loaded, tuned: tuned?.pack, diagnostics: reader.diagnostics,
      part: tuned?.pack,
      tree: mapping)
  }

  /// The file as keys with values; nil where it is none, or holds more than is read.
  private mutating func tree(of bytes: [UInt8]) -> YAMLMapping? {
    guard bytes.count <= DiskPackFiles.largest else {
      reader.report(.tooLarge(file))
      return nil
    }
    guard !bytes.prefix(8000).contains(0) else {
      reader.report(
        Diagnostic(
          code: "not-text", "This file is not text. A tuning is {allowed}", at: Place(file: file),
          allowed: "YAML in UTF-8")
      )
      return nil
    }
    let (node, diagnostics) = YAMLParser.parse(bytes, file: file)
    for diagnostic in diagnostics { reader.report(Diagnostic(diagnostic)) }
    guard let node else { return nil }
    guard let mapping = node.mapping else {
      reader.report(
        "wrong-type", "A tuning must have keys with values, such as tunes: ID",
        at: YAMLMark(file: file, line: 1, column: 1))
      return nil
    }
    let safety = TextSafety(mapping)
    for diagnostic in safety.diagnostics { reader.report(diagnostic) }
    // Of what could not be parsed, the rest would be missing.
    return safety.hasTooMany || !diagnostics.isEmpty ? nil : mapping
  }

  private mutating func base(_ id: PackID, at mark: YAMLMark) -> (loaded: LoadedPack, chain: PackChain)? {
    if let known, known.loaded.pack.id == id { return known }
    guard let folder = library.folder(of: id) else {
      reader.report(
        "unknown-pack", "There is no pack “{found}” in {folders}", ["folders": library.lookedIn], at: mark,
        found: shown(id.rawValue),
        nearest: library.nearestID(to: id.rawValue))
      return nil
    }
    let (check, chain) = library.chain(of: id, in: folder)
    if let loaded = check.loaded, let chain { return (loaded, chain) }
    // The pack's own problems are the overlay's too: it can't be used with them.
    for diagnostic in check.diagnostics where diagnostic.severity == .error { reader.report(diagnostic) }
    return nil
  }

  private mutating func check(_ revision: Int, of pack: ConditionPack, at mark: YAMLMark) {
    if revision > pack.revision {
      reader.report(
        "newer-revision",
        "The tuning is for revision {found}, but the pack has revision {revision}. Install the newer pack first",
        ["revision": .count(pack.revision)], at: mark, found: "\(revision)", allowed: "at most {revision}")
    } else if revision < pack.revision {
      reader.report(
        "older-revision",
        "The tuning is for revision {found}; the pack now has {allowed}. Check the tuning, then write {allowed} here",
        at: mark, severity: .warning, found: "\(revision)", allowed: "\(pack.revision)")
    }
  }

  /// The overlay's keys without groups and factors that the pack does not have, which are reported. One that is defined
  /// in full is no slip: it is new.
  private mutating func withoutUnknown(_ body: YAMLMapping, in pack: ConditionPack) -> YAMLMapping {
    let groups = KnownIDs(pack.risk.groups.map(\.id.rawValue))
    let factors = KnownIDs(pack.risk.factors.map(\.id.rawValue))
    return body.replacing("risk") { risk in
      risk.replacing("groups") {
        knownEntries(
          $0, "unknown-group", "The pack has no group “{found}”. A new group needs {keys}", PackKeys.group,
          among: groups
        ) { mapping in PackKeys.group.required.allSatisfy { mapping[$0] != nil } }
      }
      .replacing("factors") {
        knownEntries(
          $0, "unknown-factor", "The pack has no factor “{found}”. A new factor needs {keys}", PackKeys.factor,
          among: factors
        ) { mapping in
          (PackKeys.factor.required).allSatisfy { mapping[$0] != nil }
            && [PackKeys.response, PackKeys.compound].contains { $0.required.allSatisfy { mapping[$0] != nil } }
        }
      }
    }
  }

  private mutating func knownEntries(
    _ mapping: YAMLMapping, _ code: String, _ message: Phrase, _ keys: PackKeys.Keys, among known: KnownIDs,
    isWhole: (YAMLMapping) -> Bool
  ) -> YAMLMapping {
    YAMLMapping(
      mapping.entries.filter { entry in
        if known.contains(entry.key) || entry.key.isAuthorsKey || entry.value.mapping.map(isWhole) == true {
          return true
        }
        reader.report(
          code, message, ["keys": .allOf(keys.required.map(quoted))], at: entry.keyMark, found: shown(entry.key),
          nearest: reader.nearest(to: entry.key, among: known))
        return false
      })
  }
}

extension YAMLMapping {
  /// The mapping with another one under a key that holds a mapping; as it is where there is none.
  func replacing(_ key: String, with change: (YAMLMapping) -> YAMLMapping) -> YAMLMapping {
    guard let inner = self[key]?.mapping else { return self }
    let changed = change(inner)
    return YAMLMapping(
      entries.map { entry in
        guard entry.key == key else { return entry }
        return Entry(key: key, keyMark: entry.keyMark, value: YAMLNode(.mapping(changed), mark: entry.value.mark))
      })
  }
}
