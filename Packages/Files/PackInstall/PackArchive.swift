import Foundation
import TrackerArchive
import TrackerCore
import TrackerPackQuality
import TrackerPacks

/// A pack as somebody hands it over, in memory: only files that packs have, with paths and sizes that are safe to
/// write. What is in them is not looked at yet.
public struct PackArchive: Sendable {
  /// What stands before the names of its files in findings, such as `my-pack.tgz/my-pack`.
  public let origin: String
  /// By their paths within the pack's folder; `pack.yaml` is among them.
  public let files: [String: [UInt8]]

  /// How much a pack may hold to be taken, whether it comes in an archive or a folder.
  public static let limits = ArchiveLimits(
    archiveBytes: 4 << 20, unpackedBytes: 16 << 20, fileBytes: 1 << 20, entries: 500, pathBytes: 255, depth: 8)

  /// Takes the pack among files and folders.
  ///
  /// - Parameters:
  ///   - entries: Of one folder or archive; a folder that is not looked into stands for itself.
  ///   - source: How findings name it.
  ///   - diagnostics: What is not taken already.
  /// - Throws: `Failure` (`negative`) with the problems and every file that no pack has, and where there is no pack or
  ///   more than one.
  init(_ entries: [ArchiveEntry], from source: String, diagnostics: [Diagnostic] = []) throws {
    let root: String?
    do {
      root = try PackArchive.root(of: entries, in: source)
    } catch {
      throw diagnostics.isEmpty ? error : Failure.refused(source, diagnostics)
    }
    origin = root.map { "\(source)/\($0)" } ?? source
    var files: [String: [UInt8]] = [:]
    var diagnostics = diagnostics
    for entry in entries {
      let isWithin = root == nil || entry.path.parts.first == root
      let parts = isWithin ? Array(entry.path.parts.dropFirst(root == nil ? 0 : 1)) : []
      switch entry.content {
      case .folder where (isWithin && parts.isEmpty) || PackFileNames.isFolder(parts): continue
      case .file(let bytes) where PackFileNames.isFile(parts): files[parts.joined(separator: "/")] = bytes
      case .folder, .file: diagnostics.append(.notOfAPack("\(source)/\(entry.path.text)"))
      }
    }
    guard diagnostics.isEmpty else { throw Failure.refused(source, diagnostics.sorted { $0.isBefore($1) }) }
    self.files = files
  }

  /// The folder that the pack stands in, nil where it is the top itself.
  private static func root(of entries: [ArchiveEntry], in source: String) throws -> String? {
    let heads = entries.filter { entry in
      if case .file = entry.content {
        entry.path.parts.last == "pack.yaml" && entry.path.parts.count <= 2
      } else {
        false
      }
    }.map(\.path.parts)
    switch heads.count {
    case 1: return heads[0].count == 2 ? heads[0][0] : nil
    case 0:
      if let folder = entries.first(where: {
        $0.content == .folder && $0.path.parts.last == "pack.yaml" && $0.path.parts.count <= 2
      }) {
        throw Failure(
          .system, "\(source)/\(folder.path.text) is a folder, so there is no pack to read; nothing was installed",
          recovery: "A pack is a folder with a file pack.yaml; see `symptoms pack new --help`.")
      }
      throw Failure(
        .negative, "There is no pack in \(source): it has no pack.yaml, and nothing was installed",
        recovery: "A pack is a folder with a pack.yaml; see `symptoms pack new --help`.")
    default:
      let names = heads.map { $0.dropLast().last ?? "." }.sorted().prefix(5).joined(separator: ", ")
      throw Failure(
        .negative, "There is more than one pack in \(source), and nothing was installed",
        recovery:
          "Put each into an archive of its own, or unpack it and install their folders one after the other: \(names).")
    }
  }
}

extension Failure {
  /// What a pack or its archive is not taken for; one line where it is only what can't be read.
  static func refused(_ source: String, _ diagnostics: [Diagnostic]) -> Failure {
    if let first = diagnostics.first, diagnostics.allSatisfy({ LintRules.unreadable.contains($0.code) }) {
      return .unread(diagnostics, first: first)
    }
    return Failure(
      .negative,
      """
      \(source) is not taken, and nothing was installed: \(diagnostics.count) \
      \(diagnostics.count == 1 ? "thing is" : "things are") wrong
      """,
      recovery: "Mend it where it comes from, or ask whoever made it.", diagnostics: diagnostics)
  }
}

extension Failure {
  /// Files of a pack that could not be read, in one line.
  private static func unread(_ diagnostics: [Diagnostic], first: Diagnostic) -> Failure {
    let others = diagnostics.count > 1 ? "; and \(diagnostics.count - 1) more" : ""
    return Failure(
      .system, "\(first.place.map { "\($0): " } ?? "")\(first.sentence)\(others); nothing was installed",
      recovery: "Mend it where it comes from, or ask whoever made it.")
  }
}

extension Diagnostic {
  static func notOfAPack(_ path: String) -> Diagnostic {
    Diagnostic(
      code: "unknown-file", "A pack has no file of this name; leave it out", at: Place(file: path),
      allowed: PackFileNames.allowed)
  }

  /// A problem of an archive as a finding.
  ///
  /// - Parameter source: The archive or folder.
  init(_ error: ArchiveError, in source: String) {
    self.init(
      code: error.code, error.message, at: Place(file: error.entry.map { "\(source)/\($0)" } ?? source),
      found: error.found,
      allowed: error.allowed)
  }
}

extension PackArchive {
  /// Reads a pack from a folder, or from a .tar.gz file. Links are not followed, and nothing is written.
  ///
  /// - Throws: `Failure`: `negative` for what is not taken, `system` for what can't be read.
  public init(at path: String) throws {
    let source = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    var status = stat()
    guard stat(source, &status) == 0 else {
      let isAddress = source.contains("://")
      throw Failure(
        .system, "\(source) can't be read: \(String(cString: strerror(errno)))",
        recovery: isAddress
          ? "Nothing is ever fetched from elsewhere: download it first."
          : "Name a pack's folder, or a .tar.gz or .tgz file that holds one."
      )
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      let reader = try FolderReader(source)
      try self.init(reader.entries, from: source, diagnostics: reader.diagnostics)
    case S_IFREG:
      guard status.st_size <= PackArchive.limits.archiveBytes else {
        throw Failure(
          .system,
          """
          \(source) can't be read: a pack's archive has at most \(PackArchive.limits.archiveBytes >> 20) MiB; nothing \
          was installed
          """,
          recovery: "Name a .tar.gz or .tgz file with one pack in it.")
      }
      try self.init(
        compressed: try RegularFile.bytes(of: source, followsLink: true, most: PackArchive.limits.archiveBytes),
        named: source)
    default:
      throw Failure(
        .system, "\(source) is neither a file nor a folder",
        recovery: "Name a pack's folder, or a .tar.gz or .tgz file that holds one.")
    }
  }

  /// Reads a pack from the bytes of a .tar.gz file.
  ///
  /// - Parameter name: How findings name the file.
  /// - Throws: `Failure`: `negative` for what is not taken, `system` for what can't be read.
  public init(compressed bytes: [UInt8], named name: String) throws {
    let entries: [ArchiveEntry]
    do throws(ArchiveError) {
      entries = try TarGzip.entries(of: bytes, limits: PackArchive.limits)
    } catch {
      let finding = Diagnostic(error, in: name)
      guard error.kind == .damaged else { throw Failure.refused(name, [finding]) }
      throw Failure(
        .system, "\(name) can't be read: \(finding.sentence)",
        recovery: "Get the file anew, or make it with `tar -czf my-pack.tgz my-pack`; a pack's folder is taken as well."
      )
    }
    try self.init(entries, from: name)
  }
}
