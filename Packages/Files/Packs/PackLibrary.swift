import TrackerCore
import TrackerStrictYAML
import TrackerYAML

/// The packs in some search folders. Nothing is kept between calls: a pack edited meanwhile is read as it is now.
public struct PackLibrary: PackSource {
  /// The folders that hold packs; the first that holds an id wins.
  public let folders: [String]
  package let files: any PackFiles
  /// The language of texts where packs have it; nil for the one they are written in.
  public let language: LanguageTag?

  /// The most packs below a pack.
  static let deepest = 4

  /// Makes a library of the packs that stand in some folders; nothing is read yet.
  ///
  /// - Parameters:
  ///   - folders: The folder that comes first wins where several hold an id.
  ///   - files: Where the folders are; the disk if nothing else is given.
  ///   - language: The language of texts; nil, and English, for texts as they are written.
  public init(folders: [String], files: any PackFiles = DiskPackFiles(), language: LanguageTag? = nil) {
    self.folders = folders.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    self.files = files
    self.language = language == .english ? nil : language
  }

  /// By id. Of each pack only the head is parsed.
  public func listings() -> [PackListing] {
    let heads = locations().map { ($0, head(of: $0.id, in: $0.folder)) }
    let extended = Set(heads.compactMap { $0.1.head?.extends?.id })
    return heads.map { location, read in
      let isBase = read.head.map { $0.extends == nil && extended.contains(location.id) } ?? false
      let local = language.flatMap { names(of: location.folder, in: $0) }
      let diagnostic = read.diagnostics.first.map { diagnostic in
        diagnostic.place.map { "\($0): \(diagnostic.sentence)" } ?? "\(diagnostic.sentence)"
      }
      return PackListing(
        id: location.id, name: local?.name ?? read.head?.name ?? location.id.rawValue,
        summary: local?.summary ?? read.head?.summary ?? "",
        // People may know a condition by its name in either language.
        aliases: (local?.aliases ?? []) + (local == nil ? [] : [read.head?.name].compactMap { $0 })
          + (read.head?.aliases ?? []),
        isBase: isBase, buildsOwn: read.head?.buildsOwn ?? false, demoSeed: read.head?.demoSeed,
        folder: location.folder, problem: diagnostic)
    }
  }

  /// Reads, merges and checks a pack with those it extends.
  ///
  /// - Throws: `Failure` (`validation`) for an unknown id, and with every error of a pack that has some.
  public func pack(_ id: PackID) throws -> LoadedPack {
    guard let folder = folder(of: id) else { throw unknown(id) }
    return try sound(check(id, in: folder))
  }

  /// The pack that a check found.
  ///
  /// - Throws: `Failure` (`validation`) with every error.
  func sound(_ check: PackCheck) throws -> LoadedPack {
    if let loaded = check.loaded { return loaded }
    let errors = check.diagnostics.filter { $0.severity == .error }
    throw Failure(
      .validation,
      errors.count == 1
        ? "The pack {pack} has an error, so it cannot be used"
        : "The pack {pack} has {count} errors, so it cannot be used",
      ["pack": "\(check.id)", "count": .count(errors.count), "command": "symptoms pack lint \(check.folder)"],
      recovery: "To see what is wrong: {command}", diagnostics: errors)
  }

  /// Where each pack stands that can be found, by id; the first folder that holds an id wins.
  public func locations() -> [(id: PackID, folder: String)] {
    var found: [PackID: String] = [:]
    for folder in folders {
      for name in files.folders(in: folder) where files.holds("\(folder)/\(name)/pack.yaml") {
        found[PackID(name)] = found[PackID(name)] ?? "\(folder)/\(name)"
      }
    }
    return found.map { (id: $0.key, folder: $0.value) }.sorted { $0.id < $1.id }
  }

  /// The folder that a pack is read from, nil for an unknown id.
  public func folder(of id: PackID) -> String? {
    // Only an id can be a folder's name here: a path would lead out of the search folders.
    guard id.rawValue.isKebabCase else { return nil }
    return folders.map { "\($0)/\(id)" }.first { files.holds("\($0)/pack.yaml") }
  }

  func unknown(_ id: PackID) -> Failure {
    let near = nearestID(to: id.rawValue)
    return Failure(
      .validation,
      near != nil
        ? "There is no pack “{pack}”. Did you mean “{near}”?"
        : folders.isEmpty ? "There is no pack “{pack}”" : "There is no pack “{pack}” in {folders}",
      [
        "pack": "\(printable(id.rawValue))", "near": "\(near ?? "")", "folders": lookedIn,
        "command": .verbatim("symptoms pack list"),
      ],
      recovery: "To see all packs: {command}")
  }

  /// Where packs are looked for, for a message: the folders that are there, two at most, so that a line stays short.
  package var lookedIn: Phrase {
    let there = folders.filter { !files.folders(in: $0).isEmpty }
    return .anyOf((there.isEmpty ? folders : there).prefix(2).map { .verbatim($0) })
  }

  /// The id of the pack that a mistyped id, a name or an alias most likely meant.
  func nearestID(to text: String) -> String? {
    let words = listings().flatMap { listing in
      ([listing.id.rawValue, listing.name] + listing.aliases).map { (word: $0, id: listing.id.rawValue) }
    }
    return nearestMatch(to: text, among: words.map(\.word)).flatMap { near in words.first { $0.word == near }?.id }
  }
}
