import TrackerCore
import TrackerDocuments
import TrackerYAML

extension PackLibrary {
  /// Looks a pack over with those it extends and returns every finding; metrics and kinds of entries are `PackValidation`'s.
  ///
  /// - Parameter folder: Where the pack stands. The packs it extends are looked for in the library's folders; where it stands in none of
  ///   them, beside it first.
  public func check(_ id: PackID, in folder: String) -> PackCheck {
    let beside = parent(of: folder)
    var loading = Loading(library: folders.contains(beside) ? self : PackLibrary(folders: [beside] + folders, files: files))
    loading.add(id, in: folder)
    return loading.finish(id, in: folder)
  }

  /// Reads what a pack's file says of itself, and nothing else of it.
  func head(of id: PackID, in folder: String) -> (head: PackHead?, faults: [Diagnostic]) {
    let file = "\(folder)/pack.yaml"
    do throws(Diagnostic) {
      let bytes = try files.bytes(of: "pack.yaml", in: folder) ?? []
      let (node, faults) = YAMLParser.parse(PackHead.lines(of: bytes), file: file)
      var reader = NodeReader()
      let head = (node?.mapping).map { PackHead($0, file: file, folder: id.rawValue, reader: &reader) }
      if node != nil, head == nil { reader.report(notKeys(file)) }
      return (head, faults.map(Diagnostic.init) + reader.faults)
    } catch {
      return (nil, [error])
    }
  }

  fileprivate func parent(of folder: String) -> String {
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return parts.isEmpty ? "." : parts == [""] ? "/" : parts.joined(separator: "/")
  }

  fileprivate func notKeys(_ file: String) -> Diagnostic {
    Diagnostic(code: "wrong-type", "A pack is keys with values", at: Place(file: file, line: 1, column: 1))
  }
}

/// A pack being read with those it extends, one file after the other.
private struct Loading {
  let library: PackLibrary
  /// The pack itself first.
  private var chain: [(head: PackHead, mapping: YAMLMapping)] = []
  private var faults: [Diagnostic] = []
  /// Whether the chain is read to its base, so that what is missing in the whole is missing.
  private var isWhole = false

  init(library: PackLibrary) { self.library = library }

  /// Reads a file, then the one it extends.
  mutating func add(_ id: PackID, in folder: String) {
    let file = "\(folder)/pack.yaml"
    let bytes: [UInt8]
    do throws(Diagnostic) {
      bytes = try library.files.bytes(of: "pack.yaml", in: folder) ?? []
    } catch {
      faults.append(error)
      return
    }
    let (node, parsed) = YAMLParser.parse(bytes, file: file)
    faults += parsed.map(Diagnostic.init)
    guard let node else { return }
    guard let mapping = node.mapping else {
      faults.append(library.notKeys(file))
      return
    }
    var reader = NodeReader()
    let head = PackHead(mapping, file: file, folder: id.rawValue, reader: &reader)
    faults += reader.faults
    chain.append((head, mapping))
    // Parts of a file that can't be parsed are missing from the tree: what the rest lacks or names is not its fault.
    isWhole = parsed.isEmpty
    if let extends = head.extends { follow(extends.id, at: Place(extends.mark)) }
  }

  private mutating func follow(_ id: PackID, at place: Place) {
    let wasWhole = isWhole
    isWhole = false
    let way = chain.map(\.head.id) + [id]
    if let start = way.dropLast().firstIndex(of: id) {
      faults.append(
        Diagnostic(
          code: "extends-cycle", "Packs extend each other in a circle; one of them must extend another pack, or none", at: place,
          found: way[start...].map(\.rawValue).joined(separator: " → ")))
    } else if chain.count > PackLibrary.deepest {
      faults.append(
        Diagnostic(
          code: "extends-too-deep", "Too many packs stand below each other", at: place, found: way.map(\.rawValue).joined(separator: " → "),
          allowed: "at most \(PackLibrary.deepest) below a pack"))
    } else if let folder = library.folder(of: id) {
      add(id, in: folder)
      isWhole = isWhole && wasWhole
    } else {
      faults.append(
        Diagnostic(
          code: "unknown-pack", "There is no pack of this id", at: place, found: shown(id.rawValue),
          nearest: library.nearestID(to: id.rawValue)))
    }
  }

  mutating func finish(_ id: PackID, in folder: String) -> PackCheck {
    guard isWhole, let head = chain.first?.head else { return check(id, folder, nil) }
    let file = "\(folder)/pack.yaml"
    let tree = PackTree(layers: chain.reversed().map(\.mapping))
    var reader = PackReader(tree, file: file)
    let pack = reader.pack(head, ancestors: chain.dropFirst().map(\.head.id))
    reader.reportUnused(in: file, tree)
    faults += tree.faults + reader.reader.faults
    guard !faults.contains(where: { $0.severity == .error }) else { return check(id, folder, nil) }
    return check(id, folder, LoadedPack(pack: pack, hash: tree.hash, places: tree.places))
  }

  private func check(_ id: PackID, _ folder: String, _ loaded: LoadedPack?) -> PackCheck {
    PackCheck(id: id, folder: folder, loaded: loaded, diagnostics: faults.sorted { $0.isBefore($1) })
  }
}
