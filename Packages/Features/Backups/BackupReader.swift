import Foundation
import TrackerApplication
import TrackerArchive
import TrackerCore
import TrackerHashing
import TrackerSeal

/// Why a backup cannot be used.
enum BackupFault: Error, Hashable {
  /// It does not begin as a backup does.
  case foreign
  case newer
  /// Bytes are changed, missing or too many.
  case damaged
  /// It is encrypted, and nobody can be asked.
  case sealed
  case wrongPassphrase
  /// It holds the rest of a home whose journal could not be read.
  case noJournal

  /// - Parameter path: The backup's.
  func failure(_ path: String) -> Failure {
    func failure(_ message: Phrase, _ recovery: Phrase) -> Failure {
      Failure(.validation, message, ["path": .verbatim(path)], recovery: recovery)
    }
    let others: Phrase = "To see your backups: symptoms backup list"
    return switch self {
    case .foreign: failure("{path} is not a backup, or it is damaged", others)
    case .newer:
      failure("{path} is from a newer version of the program", "Update the program, then try again.")
    case .damaged: failure("{path} is damaged, so it cannot be used", others)
    case .sealed:
      failure("{path} is encrypted", "Name a file with its passphrase: --passphrase-file FILE")
    case .wrongPassphrase: failure("The passphrase does not open {path}", "Check the passphrase, then try again.")
    case .noJournal: failure("{path} has no journal in it", others)
    }
  }
}

/// Reads one backup from its beginning to its end.
final class BackupReader {
  /// How a sealed backup begins.
  private static let seal = Array("SYMPSEAL".utf8)

  let path: String
  let manifest: BackupManifest
  /// Whether a passphrase opened it.
  let isSealed: Bool
  private var tar: TarReader

  /// Opens a backup and reads what it says of itself. That is not yet known to be as it was written: it is once
  /// `readAll` is done.
  ///
  /// - Parameters:
  ///   - path: For messages.
  ///   - passphrase: Asked for where it is encrypted.
  ///   - source: Gives the next bytes, so many at most, none at the end.
  /// - Throws: `Failure`; `BackupFault.sealed` where `passphrase` throws that.
  init(
    named path: String, passphrase: (_ path: String) throws -> String, source: @escaping (Int) throws -> [UInt8]
  ) throws {
    self.path = path
    do {
      let head = try BackupReader.first(BackupReader.seal.count, from: source)
      isSealed = head == BackupReader.seal
      var source = BackupReader.putting(head, before: source)
      if isSealed {
        let sealed = source
        var reader = try SealReader(passphrase: try passphrase(path)) { Data(try sealed($0)) }
        source = { _ in [UInt8](try reader.next() ?? Data()) }
      }
      let whole = HashedSource(source)
      tar = TarReader(limits: BackupManifest.limits) { try whole.next($0) }
      manifest = try BackupReader.manifest(&tar)
    } catch BackupFault.sealed { throw BackupFault.sealed } catch { throw BackupReader.failure(for: error, path) }
  }

  /// Opens a file.
  convenience init(at path: String, passphrase: (_ path: String) throws -> String) throws {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, let file = FileHandle(forReadingAtPath: path)
    else { throw BackupWriter.unreadable(path) }
    try self.init(named: path, passphrase: passphrase) { most in
      do { return [UInt8](try file.read(upToCount: most) ?? Data()) } catch { throw BackupWriter.unreadable(path) }
    }
  }

  /// Reads the rest, and holds every byte against the hashes.
  ///
  /// - Parameter body: Called with each file and a closure that gives what is in it, piece by piece, nil at its end.
  ///   What it is given is known to be right only when `readAll` has returned.
  /// - Throws: `Failure`, or what `body` throws.
  func readAll(
    _ body: (_ item: BackupManifest.Item, _ next: () throws -> [UInt8]?) throws -> Void = { _, next in
      while try next() != nil {}
    }
  ) throws {
    do {
      for item in manifest.files {
        guard let head = try tar.next(), !head.isFolder, head.path.text == item.path, head.length == item.size else {
          throw BackupFault.damaged
        }
        var hash = SHA256()
        try body(item) {
          let bytes = try tar.read(BackupWriter.portion)
          hash.add(bytes)
          return bytes.isEmpty ? nil : bytes
        }
        guard hash.hexadecimal == item.sha256 else { throw BackupFault.damaged }
      }
      // The hash of all that stands before it, which was held against it by then, and the end.
      guard try tar.next() != nil, try tar.next() == nil else { throw BackupFault.damaged }
    } catch { throw BackupReader.failure(for: error, path) }
  }

  private static func manifest(_ tar: inout TarReader) throws -> BackupManifest {
    do {
      guard let head = try tar.next(), head.path.text == BackupManifest.name, head.length <= 64 << 20 else {
        throw BackupFault.foreign
      }
      let bytes = try tar.read(head.length)
      struct Version: Decodable { let format: Int }
      let version = try JSONDecoder().decode(Version.self, from: Data(bytes)).format
      guard version <= BackupManifest.currentFormat else { throw BackupFault.newer }
      return try JSONDecoder().decode(BackupManifest.self, from: Data(bytes))
    } catch  where error is ArchiveError || error is DecodingError || error as? BackupFault == .damaged {
      throw BackupFault.foreign
    }
  }

  private static func first(_ count: Int, from source: (Int) throws -> [UInt8]) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let more = try source(count - bytes.count)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  private static func putting(
    _ head: [UInt8], before source: @escaping (Int) throws -> [UInt8]
  ) -> (Int) throws -> [UInt8] {
    var head = head[...]
    return { most in
      guard !head.isEmpty else { return try source(most) }
      defer { head = head.dropFirst(most) }
      return Array(head.prefix(most))
    }
  }

  private static func failure(for error: any Error, _ path: String) -> any Error {
    switch error {
    case let fault as BackupFault: fault.failure(path)
    case let fault as SealFault:
      switch fault {
      case .notSealed: BackupFault.foreign.failure(path)
      case .unknownVersion: BackupFault.newer.failure(path)
      case .wrongPassphrase: BackupFault.wrongPassphrase.failure(path)
      case .damaged: BackupFault.damaged.failure(path)
      }
    case is ArchiveError: BackupFault.damaged.failure(path)
    default: error
    }
  }
}

/// Hashes what goes through it, and holds the end of it against the hash before it gives that.
private final class HashedSource {
  private let source: (Int) throws -> [UInt8]
  private var hash = SHA256()
  /// The last bytes so far, which may be the tail.
  private var held: [UInt8] = []
  private var ready: ArraySlice<UInt8> = []
  private var hasEnded = false

  init(_ source: @escaping (Int) throws -> [UInt8]) { self.source = source }

  /// - Throws: `BackupFault.damaged` at the end where it is not what the hash says.
  func next(_ most: Int) throws -> [UInt8] {
    while ready.isEmpty, !hasEnded {
      let more = try source(BackupWriter.portion)
      if more.isEmpty {
        hasEnded = true
        guard held == (try BackupTail.bytes(hash.hexadecimal)) else { throw BackupFault.damaged }
        ready = held[...]
      } else {
        held += more
        let count = held.count - BackupTail.length
        guard count > 0 else { continue }
        let certain = Array(held.prefix(count))
        held.removeFirst(count)
        hash.add(certain)
        ready = certain[...]
      }
    }
    defer { ready = ready.dropFirst(most) }
    return Array(ready.prefix(most))
  }
}
