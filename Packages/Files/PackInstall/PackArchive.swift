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
          .system, "{path} is a folder, not a file. Nothing was installed", ["path": "\(source)/\(folder.path.text)"],
          recovery: "A pack is a folder with a file pack.yaml. See: symptoms pack install --help")
      }
      throw Failure(
        .negative, "{path} has no pack.yaml, so it is not a pack", ["path": "\(source)"],
        recovery: "A pack is a folder with a file pack.yaml. See: symptoms pack install --help")
    default:
      let names = heads.map { $0.dropLast().last ?? "." }.sorted().prefix(5).joined(separator: ", ")
      throw Failure(
        .negative, "{path} has more than one pack in it. Nothing was installed",
        ["path": "\(source)", "names": .verbatim(names)], recovery: "Install one pack at a time. Found: {names}")
    }
  }
}

extension Failure {
  /// Why a pack or its archive is refused; one line where the only reason is that it cannot be read.
  static func refused(_ source: String, _ diagnostics: [Diagnostic]) -> Failure {
    if let first = diagnostics.first, diagnostics.allSatisfy(LintRules.isUnreadable) {
      return .unread(diagnostics, first: first, in: source)
    }
    let errors = diagnostics.count { $0.severity == .error }
    return Failure(
      .negative,
      errors == 1 ? "{path} has 1 error. Nothing was installed" : "{path} has {count} errors. Nothing was installed",
      ["path": "\(source)", "count": .count(errors)], recovery: askTheAuthor, diagnostics: diagnostics)
  }
}

extension Failure {
  /// Files of a pack that could not be read, in one line.
  private static func unread(_ diagnostics: [Diagnostic], first: Diagnostic, in source: String) -> Failure {
    let message: Phrase =
      switch diagnostics.count {
      case 1: "{path}: {error}. Nothing was installed"
      case 2: "{path}: {error}. 1 more file cannot be read either"
      default: "{path}: {error}. {count} more files cannot be read either"
      }
    return Failure(
      .system, message,
      [
        "path": "\(first.place?.description ?? source)", "error": first.sentence,
        "count": .count(diagnostics.count - 1),
      ], recovery: askTheAuthor)
  }

  private static let askTheAuthor: Phrase = "Fix this in the pack, or ask its author to."
}

extension Diagnostic {
  static func notOfAPack(_ path: String) -> Diagnostic {
    Diagnostic(
      code: "unknown-file", "This file does not belong in a pack. Remove it", at: Place(file: path),
      allowed: "\(PackFileNames.allowed)")
  }

  /// A problem of an archive as a finding.
  ///
  /// - Parameter source: The archive or folder.
  init(_ error: ArchiveError, in source: String) {
    self.init(
      code: error.code, .words(error.message, error.values.mapValues { .verbatim($0) }),
      at: Place(file: error.entry.map { "\(source)/\($0)" } ?? source), allowed: error.allowed.map { .words($0, [:]) })
  }
}

extension PackArchive {
  /// Reads a pack from a folder, or from a .tar.gz file. Links are not followed, and nothing is written.
  ///
  /// - Throws: `Failure`: `negative` for what is refused, `system` for what cannot be read.
  public init(at path: String) throws {
    let source = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    var status = stat()
    guard stat(source, &status) == 0 else {
      let code = errno
      throw Failure(
        .system, code == ENOENT ? "There is no file or folder {path}" : "{path} cannot be read: {reason}",
        ["path": "\(source)", "reason": "\(String(cString: strerror(code)))"],
        recovery: source.contains("://")
          ? "Download the pack first, then install the file. This program never downloads."
          : PackArchive.whatToName)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      let reader = try FolderReader(source)
      try self.init(reader.entries, from: source, diagnostics: reader.diagnostics)
    case S_IFREG:
      guard status.st_size <= PackArchive.limits.archiveBytes else {
        throw Failure(
          .system, "{path} is larger than {most} MiB. Nothing was installed",
          ["path": "\(source)", "most": .count(PackArchive.limits.archiveBytes >> 20)],
          recovery: PackArchive.whatToName)
      }
      try self.init(
        compressed: try RegularFile.bytes(of: source, followsLink: true, most: PackArchive.limits.archiveBytes),
        named: source)
    default:
      throw Failure(
        .system, "{path} is neither a file nor a folder", ["path": "\(source)"], recovery: PackArchive.whatToName)
    }
  }

  private static let whatToName: Phrase = "Give a pack's folder, or a .tar.gz or .tgz file with one pack in it."

  /// Reads a pack from the bytes of a .tar.gz file.
  ///
  /// - Parameter name: How findings name the file.
  /// - Throws: `Failure`: `negative` for what is refused, `system` for what cannot be read.
  public init(compressed bytes: [UInt8], named name: String) throws {
    let entries: [ArchiveEntry]
    do throws(ArchiveError) {
      entries = try TarGzip.entries(of: bytes, limits: PackArchive.limits)
    } catch {
      let finding = Diagnostic(error, in: name)
      guard error.kind == .damaged else { throw Failure.refused(name, [finding]) }
      throw Failure(
        .system, "{path} cannot be read: {error}",
        ["path": "\(name)", "error": finding.sentence],
        recovery: "Get the file again, or unpack it and install the folder.")
    }
    try self.init(entries, from: name)
  }
}
