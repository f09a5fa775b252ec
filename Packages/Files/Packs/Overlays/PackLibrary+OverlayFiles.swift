import TrackerCore
import TrackerStrictYAML
import TrackerYAML

// Where the tools for packs take a pack's folder, they take the file of an overlay too, and look at the pack as it
// tunes it.
extension PackLibrary {
  /// The name of an overlay in a folder of its own, such as one with scenarios beside it.
  public static let overlayName = "overlay.yaml"

  /// Whether a path is that of an overlay: a YAML file that is no `pack.yaml`.
  public func isOverlay(_ path: String) -> Bool {
    path.hasSuffix(".yaml") && path != "pack.yaml" && !path.hasSuffix("/pack.yaml") && files.holds(path)
  }

  /// The file that a pack or an overlay itself stands in, by what the tools know it by.
  package func ownFile(of location: String) -> String { isOverlay(location) ? location : "\(location)/pack.yaml" }

  /// The folder that the scenarios and suppressions of a pack or an overlay stand in.
  package func home(of location: String) -> String { isOverlay(location) ? parent(of: location) : location }

  /// The overlays at a path: the file of one, a folder with an `overlay.yaml`, or a folder with files that say what
  /// they tune.
  package func overlays(at path: String) -> [(id: PackID, folder: String)] {
    if isOverlay(path) { return [(tuned(by: path) ?? PackID(path), path)] }
    let own = "\(path)/\(PackLibrary.overlayName)"
    if files.holds(own) { return [(tuned(by: own) ?? PackID(own), own)] }
    return files.files(in: path).map { "\(path)/\($0)" }.filter(isOverlay).compactMap { file in
      tuned(by: file).map { ($0, file) }
    }
  }

  /// The pack that a file says it tunes, nil where it says none.
  private func tuned(by file: String) -> PackID? {
    guard let bytes = try? overlayBytes(file), !bytes.prefix(8000).contains(0) else { return nil }
    let tree = YAMLParser.parse(bytes, file: file).node?.mapping
    return tree?["tunes"]?.scalar.map { PackID($0.text) }
  }

  /// Reads and looks over an overlay's file.
  ///
  /// - Throws: `Diagnostic` where the file can't be read.
  public func checkOverlay(file: String) throws(Diagnostic) -> OverlayCheck {
    checkOverlay(try overlayBytes(file), file: file)
  }

  private func overlayBytes(_ file: String) throws(Diagnostic) -> [UInt8] {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return try files.bytes(of: name, in: parent(of: file)) ?? []
  }

  func overlayCheck(_ id: PackID, file: String) -> PackCheck {
    do throws(Diagnostic) {
      let check = try checkOverlay(file: file)
      return PackCheck(
        id: id, folder: file, loaded: check.tuned, diagnostics: check.diagnostics, part: check.part, tree: check.tree)
    } catch {
      return PackCheck(id: id, folder: file, loaded: nil, diagnostics: [error], part: nil, tree: nil)
    }
  }
}
