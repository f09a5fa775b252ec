import Foundation
import TrackerCore
import TrackerDocuments

/// Packs on the disk. A link that leads out of the pack's folder is not followed.
public struct DiskPackFiles: PackFiles {
  /// The most bytes of a file, as the parser has it too; a larger one is not even opened.
  static let largest = 1_048_576

  public init() {}

  public func folders(in folder: String) -> [String] {
    names(in: folder).filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder) && isFolder.boolValue
    }
  }

  public func files(in folder: String) -> [String] { names(in: folder).filter { holds("\(folder)/\($0)") } }

  public func name(of folder: String) -> String { URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent }

  public func holds(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }

  public func bytes(of name: String, in folder: String) throws(Diagnostic) -> [UInt8]? {
    let path = "\(folder)/\(name)"
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    if isLink, !holds(path) { return nil }
    if !isLink, status.st_mode & S_IFMT != S_IFREG { return nil }
    // A file that is no link can leave the folder only by a folder that is one, which the file's own name tells.
    let file = isLink || name.contains("/") ? URL(fileURLWithPath: path).resolvingSymlinksInPath() : URL(fileURLWithPath: path)
    guard !(isLink || name.contains("/")) || file.path.hasPrefix(URL(fileURLWithPath: folder).resolvingSymlinksInPath().path + "/") else {
      throw Diagnostic(
        code: "outside-folder", "\(name) is a link that leads out of the pack's folder, and is not followed; put the file itself there",
        at: Place(file: path))
    }
    do {
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      let bytes = [UInt8](try handle.read(upToCount: DiskPackFiles.largest + 1) ?? Data())
      guard bytes.count <= DiskPackFiles.largest else { throw Diagnostic.tooLarge(path) }
      return bytes
    } catch let fault as Diagnostic {
      throw fault
    } catch {
      throw Diagnostic(code: "unreadable-file", "The file can't be read; look at its permissions", at: Place(file: path))
    }
  }

  /// Hidden folders, such as those of version control, hold no packs.
  private func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}

extension Diagnostic {
  static func tooLarge(_ path: String) -> Diagnostic {
    Diagnostic(code: "file-too-large", "The file is too large; split it, or shorten it", at: Place(file: path), allowed: "at most 1 MiB")
  }
}
