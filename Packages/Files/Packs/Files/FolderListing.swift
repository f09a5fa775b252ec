import Foundation

/// The names in a folder on the disk, with what each is as far as the folder says so itself: a look at every file takes
/// longer than the list.
package enum FolderListing {
  /// - Returns: The names in no order, hidden ones too; nil where the folder can't be read.
  package static func names(in folder: String) -> [(name: String, kind: mode_t)]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var result: [(name: String, kind: mode_t)] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      guard name != ".", name != ".." else { continue }
      result.append((name, kind(of: entry.pointee.d_type, at: "\(folder)/\(name)")))
    }
    return result
  }

  /// What a file is, links followed; 0 for nothing.
  private static func kind(of type: UInt8, at path: @autoclosure () -> String) -> mode_t {
    switch Int32(type) {
    case Int32(DT_REG): return S_IFREG
    case Int32(DT_DIR): return S_IFDIR
    default:
      var status = stat()
      return stat(path(), &status) == 0 ? status.st_mode & S_IFMT : 0
    }
  }
}
