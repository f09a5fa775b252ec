import Foundation
import TrackerApplication
import TrackerCore
import TrackerInputFiles

/// A small file that is read and replaced whole, for its owner's eyes alone.
struct FilePlace {
  let path: String

  /// A larger file is none that the program wrote.
  private static let largest = 1_000_000

  init(_ path: String) { self.path = path }

  /// nil where there is no file.
  ///
  /// - Throws: `Failure` (`system`) when it can't be read.
  func bytes() throws(Failure) -> [UInt8]? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    guard !isFolder.boolValue else {
      throw Failure(
        .system, "{path} is a folder, so your settings cannot be kept there", ["path": .verbatim(path)],
        recovery: .words(
          "Give it another name: {command}",
          [
            "command": .verbatim("mv \(path.shellWord) \("\(path).old".shellWord)")
          ]))
    }
    return try InputFile.bytes(path, largest: FilePlace.largest)
  }

  /// Makes the folder of the file where there is none.
  func makeFolder() throws(Failure) {
    let folder = (path as NSString).deletingLastPathComponent
    guard
      FileManager.default.fileExists(atPath: folder)
        || (try? FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])) != nil
    else { throw refusal("{path} cannot be saved") }
  }

  /// Replaces the file in one step: whatever happens, the old one or the new one is left.
  func replace(with bytes: [UInt8]) throws {
    try OutputFile(path).write(replacing: true) { try $0(String(decoding: bytes, as: UTF8.self)) }
  }

  /// Drafts of earlier versions of the program, which gave them six letters and digits after the file's name, that a
  /// command left which was ended. What a person keeps beside the file has a word there.
  var formerDrafts: [String] {
    let place = URL(fileURLWithPath: path)
    let folder = place.deletingLastPathComponent().path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().filter { name in
      guard name.hasPrefix(place.lastPathComponent + ".") else { return false }
      let letters = name.dropFirst(place.lastPathComponent.count + 1)
      return letters.wholeMatch(of: /[A-Za-z0-9]{6}/) != nil
        && letters.dropFirst().contains { $0.isNumber || $0.isUppercase } && letters.contains { $0.isLetter }
    }.map { "\(folder)/\($0)" }
  }

  /// Removes them. Called while no other command changes the file.
  func removeFormerDrafts() { for draft in formerDrafts { unlink(draft) } }

  /// Removing what is not there does nothing.
  func remove() throws(Failure) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    guard unlink(path) == 0 else { throw refusal("{path} cannot be removed") }
  }

  func move(to other: String) throws(Failure) {
    guard rename(path, other) == 0 else { throw refusal("{path} cannot be renamed") }
  }

  private func refusal(_ message: Phrase) -> Failure {
    Failure(
      .system, message, ["path": .verbatim(path)],
      recovery: "Check the permissions of its folder and the space on your disk.")
  }
}
