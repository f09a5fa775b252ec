import Foundation
import TrackerApplication
import TrackerCore
import TrackerExclusiveLock

/// A text while it is written, in a file of the home that only its owner can read (0600). It stays there until it is
/// saved in the journal, whatever ends the program.
public final class UnfinishedText {
  /// In the home.
  static let folder = "unfinished"
  private static let ending = ".txt"

  public private(set) var path: String
  /// Whether it was begun before and never saved.
  public let isContinued: Bool
  /// Held while somebody writes, so that nobody else goes on with it meanwhile.
  private let lock: ExclusiveLock?

  private init(path: String, isContinued: Bool, lock: ExclusiveLock?) {
    self.path = path
    self.isContinued = isContinued
    self.lock = lock
  }

  /// A text of an entry: the one that was begun and never saved, else a new one.
  ///
  /// - Parameters:
  ///   - entry: The entry that is changed; nil for a new one.
  ///   - text: What a new one begins with.
  /// - Throws: `Failure` (`system`) where the file can't be made.
  static func open(of entry: EntryID?, text: String = "", in environment: Environment) throws(Failure) -> UnfinishedText
  {
    let folder = try madeFolder(environment)
    let beginning = entry.map { "journal-edit-\($0.rawValue)" } ?? "journal-2"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted(by: >) where name.hasPrefix(beginning) && name.hasSuffix(ending) {
      let path = "\(folder)/\(name)"
      guard let lock = try? lock(path) else { continue }
      guard isEmpty(path) else { return UnfinishedText(path: path, isContinued: true, lock: lock) }
      unlink(path)
    }
    return try new(entry.map { "journal-edit-\($0.rawValue)" }, Array(text.utf8), in: folder, environment)
  }

  /// What the names of texts begin with that are too long, and are not opened again by themselves.
  private static let longName = "journal-long"

  /// Keeps what was written elsewhere and could not be saved: once, however often it is tried.
  ///
  /// - Throws: `Failure` (`system`) where the file can't be made.
  static func keep(
    _ bytes: [UInt8], isTooLong: Bool, in environment: Environment
  ) throws(Failure) -> UnfinishedText {
    if let same = copy(of: Data(bytes), in: environment.home) {
      return UnfinishedText(path: same, isContinued: true, lock: nil)
    }
    return try new(isTooLong ? longName : nil, bytes, in: try madeFolder(environment), environment)
  }

  /// Puts the text where it is not opened again by itself. Where that is not possible, it stays where it is.
  func setAside() -> UnfinishedText {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let contents = FileManager.default.contents(atPath: path) ?? Data()
    if let same = UnfinishedText.copy(of: contents, in: folder.deletingLastPathComponent().path, but: path) {
      unlink(path)
      path = same
      return self
    }
    for number in 1...1000 {
      let name = "\(UnfinishedText.longName)\(number == 1 ? "" : "-\(number)")\(UnfinishedText.ending)"
      let other = folder.appendingPathComponent(name).path
      // A link is made only where there is no file of that name.
      guard link(path, other) == 0 else {
        if errno == EEXIST { continue }
        return self
      }
      unlink(path)
      path = other
      return self
    }
    return self
  }

  /// A text that is kept already with the same contents.
  private static func copy(of contents: Data, in home: String, but path: String? = nil) -> String? {
    all(in: home).first { other in
      let size = (try? FileManager.default.attributesOfItem(atPath: other))?[.size] as? Int
      return other != path && size == contents.count && FileManager.default.contents(atPath: other) == contents
    }
  }

  /// What stands in the file.
  ///
  /// - Throws: `Failure` (`system`) where it can't be read, `validation` where it is no text.
  func read() throws(Failure) -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(.system, "Your text cannot be read: {file}", ["file": .verbatim(path)])
    }
    return try UnfinishedText.text(of: Array(data))
  }

  /// Bytes as a text: without a mark at its beginning, with the line breaks of this computer.
  ///
  /// - Throws: `Failure` (`validation`) where they are not UTF-8.
  static func text(of bytes: [UInt8]) throws(Failure) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(
        .validation, "Nothing was saved: this is not plain text", recovery: "Save it as UTF-8 and try again.")
    }
    return (text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text).replacing("\r\n", with: "\n").trimmed
  }

  /// Removes the file: its text is saved, or there is none.
  func remove() { unlink(path) }

  /// Texts that were begun and not saved, the newest last.
  static func all(in home: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(home)/\(folder)")) ?? []
    return names.filter { $0.hasPrefix("journal-") && $0.hasSuffix(ending) }.sorted().map { "\(home)/\(folder)/\($0)" }
  }

  // MARK: Files

  private static func madeFolder(_ environment: Environment) throws(Failure) -> String {
    let path = "\(environment.home)/\(folder)"
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw refusal(path) }
    return path
  }

  private static func new(
    _ name: String?, _ bytes: [UInt8], in folder: String, _ environment: Environment
  ) throws(Failure) -> UnfinishedText {
    let written = environment.now.written(offset: 0).filter(\.isNumber).prefix(14)
    for number in 1...1000 {
      let stem = name ?? "journal-\(written)"
      let path = "\(folder)/\(stem)\(number == 1 ? "" : "-\(number)")\(ending)"
      let file = Foundation.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
      if file < 0, errno == EEXIST { continue }
      guard file >= 0 else { throw refusal(path) }
      defer { close(file) }
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw refusal(path) }
        rest = rest.dropFirst(count)
      }
      guard fsync(file) == 0 else { throw refusal(path) }
      return UnfinishedText(path: path, isContinued: false, lock: try? lock(path))
    }
    throw refusal(folder)
  }

  /// The lock is a hidden file beside the text: editors put another file in the place of the one they opened.
  private static func lock(_ path: String) throws(ExclusiveLock.Refusal) -> ExclusiveLock {
    let file = URL(fileURLWithPath: path)
    return try ExclusiveLock(
      file: file.deletingLastPathComponent().appendingPathComponent(".\(file.lastPathComponent).lock").path)
  }

  private static func isEmpty(_ path: String) -> Bool {
    FileManager.default.contents(atPath: path).map { $0.allSatisfy { $0 <= 0x20 } } ?? true
  }

  private static func refusal(_ path: String) -> Failure {
    Failure(
      .system, "Your text cannot be written to {file}: {why}",
      ["file": .verbatim(path), "why": .verbatim(String(cString: strerror(errno)))],
      recovery: "Free some space, then try again.")
  }
}
