import TrackerHashing
import TrackerYAML

extension YAMLMapping {
  /// What a pack's own file says, as the first 16 digits of a SHA-256: comments, quotes, layout, `x-` keys and the
  /// revision itself make no difference.
  package var meaning: String {
    let saying = YAMLMapping(entries.filter { $0.key != "revision" })
    return String(SHA256.hexadecimal(of: PackTree.canonical(saying)).prefix(16))
  }
}
