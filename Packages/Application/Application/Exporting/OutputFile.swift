import Foundation
import TrackerCore

/// A file that is written whole or not at all, for its owner's eyes alone (0600).
///
/// Until it is whole it has no name where the system can write such files, so that a program that is ended meanwhile
/// leaves nothing. Elsewhere it has the name of the file with `.unfinished-` and six letters after it; what is left of
/// that, the next program that writes a file of the same name removes.
public struct OutputFile: Sendable {
  public let path: String

  /// So many bytes are gathered before they are written.
  private static let portion = 65_536

  /// Stands between the name of the file and six letters until it is whole.
  private static let unfinished = ".unfinished-"

  /// The option with which a person replaces a file, as their command calls it.
  private let option: String

  public init(_ path: String, replacedWith option: String = "--force") {
    self.path = path
    self.option = option
  }

  /// Writes the file piece by piece under another name and puts it in its place at the end, on the disk.
  ///
  /// - Parameters:
  ///   - replacing: Whether a file that is there already is replaced.
  ///   - body: Gives the pieces to the closure it is called with.
  /// - Throws: `Failure` (`validation`) where there is a file that may not be replaced or something that is no file,
  ///   `system` when the machine refuses, or what `body` throws. What was there before is still there then.
  public func write<Result>(replacing: Bool, _ body: (_ write: @escaping (String) throws -> Void) throws -> Result)
    throws
    -> Result
  {
    try writeBytes(replacing: replacing) { write in try body { try write(Array($0.utf8)) } }
  }

  /// Writes the file as `write` does, of bytes.
  ///
  /// - Parameter checking: Called when all is written and before the file has its name, with a closure that reads it
  ///   from its beginning: so many bytes at most, none at the end. What it throws is thrown, and there is no file.
  public func writeBytes<Result>(
    replacing: Bool, _ body: (_ write: @escaping ([UInt8]) throws -> Void) throws -> Result,
    checking: (_ read: @escaping (Int) throws -> [UInt8]) throws -> Void = { _ in }
  ) throws -> Result {
    try checkPlace(replacing: replacing)
    removeUnfinished()
    let draft = try NamelessFile(for: path).map { Draft(file: $0.file, name: nil) } ?? namedDraft()
    let file = draft.file
    var temporary = draft.name
    defer {
      if let temporary { unlink(temporary) }
      // Closed last, as its lock ends with it.
      close(file)
    }
    var pending: [UInt8] = []
    let result = try body { bytes in
      pending += bytes
      if pending.count >= OutputFile.portion {
        try write(pending, to: file)
        pending.removeAll(keepingCapacity: true)
      }
    }
    try write(pending, to: file)
    guard fsync(file) == 0 else { throw refusal }
    guard lseek(file, 0, SEEK_SET) == 0 else { throw refusal }
    try checking { most in try read(most, of: file) }
    if draft.name == nil {
      // The only moment in which a file without a name gets one that is not its own.
      let name = unfinishedName()
      guard NamelessFile.name(file, name) else { throw refusal }
      temporary = name
    }
    guard let temporary else { throw refusal }
    try put(temporary, inPlace: replacing)
    return result
  }

  private func read(_ most: Int, of file: Int32) throws(Failure) -> [UInt8] {
    while true {
      var bytes = [UInt8](repeating: 0, count: most)
      let count = Foundation.read(file, &bytes, most)
      if count >= 0 { return Array(bytes.prefix(count)) }
      guard errno == EINTR else { throw refusal }
    }
  }

  /// The file while it is written.
  private struct Draft {
    var file: Int32
    /// nil while it has none.
    var name: String?
  }

  /// A file that nobody else can open (0600), under a name that nobody else has.
  private func namedDraft() throws(Failure) -> Draft {
    while true {
      let name = unfinishedName()
      let file = Foundation.open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if file < 0, errno == EEXIST { continue }
      guard file >= 0 else { throw refusal }
      // Locked while it is written, so that it is told from one that was left.
      _ = flock(file, LOCK_EX | LOCK_NB)
      return Draft(file: file, name: name)
    }
  }

  private func unfinishedName() -> String {
    let letters = (0..<6).map { _ in "abcdefghijklmnopqrstuvwxyz".randomElement() ?? "x" }
    return "\(path)\(OutputFile.unfinished)\(String(letters))"
  }

  private func checkPlace(replacing: Bool) throws(Failure) {
    guard let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType else {
      return
    }
    guard kind == .typeRegular || kind == .typeSymbolicLink else {
      throw Failure(
        .validation, "{path} is not a file", ["path": .verbatim(path)], recovery: "Type the name of a file")
    }
    guard replacing else { throw isThere }
  }

  /// Removes what programs left that were ended while they wrote this file. Writing it again does so, too.
  public func removeUnfinished() {
    let place = URL(fileURLWithPath: path)
    OutputFile.removeUnfinished(in: place.deletingLastPathComponent().path, of: place.lastPathComponent)
  }

  /// What programs left in a folder that were ended while they wrote a file there; what is being written is not among
  /// it.
  ///
  /// - Parameter name: The file that they wrote; nil for any.
  static func unfinished(in folder: String, of name: String? = nil) -> [String] {
    var found: [String] = []
    OutputFile.eachUnfinished(in: folder, of: name) { found.append($0) }
    return found
  }

  /// Removes what `unfinished(in:of:)` finds.
  static func removeUnfinished(in folder: String, of name: String? = nil) {
    OutputFile.eachUnfinished(in: folder, of: name) { unlink($0) }
  }

  /// Calls `body` with each file while nobody can write it.
  private static func eachUnfinished(in folder: String, of name: String?, _ body: (String) -> Void) {
    let beginning = (name ?? "") + OutputFile.unfinished
    for found in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      guard let mark = found.range(of: beginning, options: .backwards),
        name == nil || mark.lowerBound == found.startIndex,
        found[mark.upperBound...].utf8.count == 6
      else { continue }
      let left = open("\(folder)/\(found)", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard left >= 0 else { continue }
      if flock(left, LOCK_EX | LOCK_NB) == 0 { body("\(folder)/\(found)") }
      close(left)
    }
  }

  private func write(_ bytes: [UInt8], to file: Int32) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        throw refusal
      }
    }
  }

  private func put(_ temporary: String, inPlace replacing: Bool) throws(Failure) {
    // A link, unlike a renaming, never takes the place of a file that came into being meanwhile.
    if !replacing {
      if link(temporary, path) == 0 { return }
      if errno == EEXIST { throw isThere }
    }
    guard rename(temporary, path) == 0 else { throw refusal }
  }

  private var isThere: Failure {
    Failure(
      .validation, "There is already a file {path}", ["path": .verbatim(path), "option": .verbatim(option)],
      recovery: "Choose another name, or replace it with {option}")
  }

  /// Why the file could not be written, as the system has just said.
  private var refusal: Failure {
    let code = errno
    let values = ["path": Phrase.verbatim(path)]
    return switch code {
    case ENOSPC, EDQUOT, EFBIG:
      Failure(
        .system, "{path} was not saved: the disk is full", values, recovery: "Free some space, then try again.")
    case EACCES, EPERM, EROFS:
      Failure(
        .system, "{path} was not saved: you have no permission to write there", values,
        recovery: "Name another folder, or check its permissions")
    case EIO:
      Failure(
        .system, "{path} was not saved: its disk gave an error", values, recovery: "Use another disk if you can")
    default:
      Failure(
        .system, "{path} cannot be saved", values,
        recovery: "Check that you can write to its folder and that the disk is not full")
    }
  }
}
