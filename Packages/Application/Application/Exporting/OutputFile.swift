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
    try checkPlace(replacing: replacing)
    removeUnfinished()
    let draft = try NamelessFile(for: path).map { Draft(file: $0.file, name: nil) } ?? namedDraft()
    let file = draft.file
    var isOpen = true
    var temporary = draft.name
    defer {
      if isOpen { close(file) }
      if let temporary { unlink(temporary) }
    }
    var pending: [UInt8] = []
    let result = try body { text in
      pending += text.utf8
      if pending.count >= OutputFile.portion {
        try write(pending, to: file)
        pending.removeAll(keepingCapacity: true)
      }
    }
    try write(pending, to: file)
    guard fsync(file) == 0 else { throw refusal }
    if draft.name == nil {
      // The only moment in which a file without a name gets one that is not its own.
      let name = unfinishedName()
      guard NamelessFile.name(file, name) else { throw refusal }
      temporary = name
    }
    isOpen = false
    guard close(file) == 0, let temporary else { throw refusal }
    try place(temporary, replacing: replacing)
    return result
  }

  /// The file while it is written.
  private struct Draft {
    var file: Int32
    /// nil while it has none.
    var name: String?
  }

  /// A file that nobody else can open (0600), under a name that nobody else has.
  private func namedDraft() throws(Failure) -> Draft {
    var template = Array("\(path)\(OutputFile.unfinished)XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { throw refusal }
    // Locked while it is written, so that it is told from one that was left.
    _ = flock(file, LOCK_EX | LOCK_NB)
    let name = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return Draft(file: file, name: name)
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

  /// Removes what programs left that were ended while they wrote the file; what another one is writing stays.
  private func removeUnfinished() {
    let place = URL(fileURLWithPath: path)
    let folder = place.deletingLastPathComponent().path
    let beginning = place.lastPathComponent + OutputFile.unfinished
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(beginning) && name.utf8.count == beginning.utf8.count + 6 {
      let left = open("\(folder)/\(name)", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard left >= 0 else { continue }
      if flock(left, LOCK_EX | LOCK_NB) == 0 { unlink("\(folder)/\(name)") }
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

  private func place(_ temporary: String, replacing: Bool) throws(Failure) {
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

  private var refusal: Failure {
    Failure(
      .system, "{path} cannot be saved", ["path": .verbatim(path)],
      recovery: "Check that you can write to its folder and that the disk is not full")
  }
}
