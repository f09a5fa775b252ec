import TrackerPackQuality
import TrackerPacks

/// Which files and folders a pack may bring: those that it is read from, its page and its licence.
enum PackFileNames {
  static let allowed = "pack.yaml, scenarios/*.yaml, locales/*.yaml, ids.lock, lint.yaml, README.md, LICENSE*"

  /// - Parameter parts: The path within the pack's folder.
  static func isFile(_ parts: [String]) -> Bool {
    switch parts.count {
    case 1: PackLibrary.fileNames.contains(parts[0]) || parts[0].hasPrefix("LICENSE")
    // What begins with a dot is hidden, and so not read.
    case 2: isFolder([parts[0]]) && parts[1].hasSuffix(".yaml") && !parts[1].hasPrefix(".")
    default: false
    }
  }

  static func isFolder(_ parts: [String]) -> Bool { parts == ["scenarios"] || parts == ["locales"] }
}
