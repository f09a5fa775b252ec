import GRDB
import TrackerCore
import TrackerPacks

/// Definitions of conditions, of which packs that are at hand can give back what is lost.
extension JournalSalvage {
  /// The hashes of the definitions that were in force, as the records of the conditions name them.
  private var namedDefinitions: Set<ContentHash> {
    let records: [ConditionRecord] = documents(ConditionRecord.document.key).flatMap { json in
      (try? JournalJSON.decode([ConditionRecord].self, from: json, what: "documents")) ?? []
    }
    return Set(records.flatMap(\.versions).map(\.hash))
  }

  private func documents(_ key: DocumentKey) -> [String] {
    (rows["document_revision"] ?? [:]).values.compactMap { row in
      row.text("module") == key.module.rawValue && row.text("document") == key.id ? row.text("json") : nil
    }
  }

  /// What was ever laid over a pack.
  private var overlays: [Overlay] {
    (rows["document_revision"] ?? [:]).values.flatMap { row -> [Overlay] in
      guard let module = row.text("module"), let id = row.text("document"), let json = row.text("json"),
        TuningRecord.document.holds(DocumentKey(ModuleID(module), id)),
        let records = try? JournalJSON.decode([TuningRecord].self, from: json, what: "documents")
      else { return [] }
      return records.map(\.overlay)
    }
  }

  /// Puts back each lost definition that a pack at hand has, under the row that entries name where that is known.
  ///
  /// - Returns: How many definitions are lost for good.
  mutating func writeDefinitions(from packs: PackLibrary, _ statements: Statements) throws -> Int {
    let kept = Set(
      (rows["definition"] ?? [:]).values.compactMap { $0["json"]?.isNull == false ? $0.text("hash") : nil })
    let missing = namedDefinitions.filter { !kept.contains($0.rawValue) }
    let entries = Set((rows["revision"] ?? [:]).values.map { $0.number("pack") }).subtracting([0])
    let lost = entries.subtracting((rows["definition"] ?? [:]).keys)
    let known = missing.isEmpty ? [:] : packs.definitions(with: overlays)
    let found = missing.filter { known[$0] != nil }
    for hash in found.sorted(by: { $0.rawValue < $1.rawValue }) {
      // The only one that is lost is the one that is missing.
      let only = lost.count == 1 && missing.count == 1 ? lost.first : nil
      if let row = indexedDefinitions[hash.rawValue] ?? only, rows["definition"]?[row] == nil {
        rows["definition", default: [:]][row] = ["id": row.databaseValue, "hash": hash.rawValue.databaseValue]
      }
    }
    for (id, row) in sorted("definition") { try insert(row, id: id, into: "definition", statements) }
    var unnamed = 0
    for pack in entries.sorted() {
      unnamed += try statements.run(
        "INSERT OR IGNORE INTO definition (id, hash) VALUES (?, ?)", [pack, "lost-\(pack)"])
    }
    for definition in found.flatMap({ known[$0] ?? [] }) {
      try statements.remember(definition.text, as: definition.hash)
      // Its damaged row is no loss.
      changed["definition"] = changed["definition"]?.filter { $0.value.text("hash") != definition.hash.rawValue }
    }
    // Which pack an entry was logged under is nothing that anything depends on.
    return namedDefinitions.isEmpty ? unnamed : missing.count - found.count
  }
}

extension PackLibrary {
  /// The definitions of every pack that can be found, also of those that another one stands before, and of these packs
  /// as they are tuned, by the hash of what is in force.
  fileprivate func definitions(with overlays: [Overlay]) -> [ContentHash: [DefinitionText]] {
    var all: [ContentHash: [DefinitionText]] = [:]
    for folder in folders {
      let library = PackLibrary(folders: [folder] + folders, files: files)
      for (id, place) in library.locations() where place.hasPrefix("\(folder)/") {
        guard let loaded = try? library.pack(id) else { continue }
        all[loaded.hash] = loaded.definitions
        for overlay in overlays where overlay.tunes == id {
          guard let tuned = try? library.pack(id, tunedBy: overlay.text).tuned else { continue }
          all[tuned.hash] = tuned.definitions
        }
      }
    }
    return all
  }
}
