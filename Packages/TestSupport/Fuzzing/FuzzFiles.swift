import TrackerCore
import TrackerPacks

/// A pack of any bytes among the sample packs; the sample base also goes by the id of the base that ships, which real
/// packs extend.
struct FuzzFiles: PackFiles {
  /// The id of the pack whose `pack.yaml` is made of any bytes.
  static let example: PackID = "example"

  private static let samples = SamplePacks.files.merging([
    "\(SamplePacks.folder)/universal/pack.yaml": SamplePacks.baseText.replacing(
      "id: \(SamplePacks.base)\n", with: "id: universal\n")
  ]) { $1 }

  private let bytes: [String: [UInt8]]
  /// Knows the names of the files; the bytes are no text.
  private let names: MemoryPackFiles

  /// - Parameter files: The bytes by their paths in the pack's folder.
  init(_ files: [String: [UInt8]], in folder: String) {
    bytes = Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0.key)", $0.value) })
    names = MemoryPackFiles(FuzzFiles.samples.merging(bytes.mapValues { _ in "" }) { $1 })
  }

  func folders(in folder: String) -> [String] { names.folders(in: folder) }
  func files(in folder: String) -> [String] { names.files(in: folder) }
  func name(of folder: String) -> String { names.name(of: folder) }
  func holds(_ path: String) -> Bool { names.holds(path) }

  func bytes(of name: String, in folder: String) throws(Diagnostic) -> [UInt8]? {
    if let own = bytes["\(folder)/\(name)"] { return own }
    return try names.bytes(of: name, in: folder)
  }
}
