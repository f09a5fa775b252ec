import TrackerCore
import TrackerDocuments

extension PackLibrary {
  /// Every finding of a pack: of its file and those below it, of the metrics and kinds of entries it names, and of its scenarios as written.
  public func lint(_ id: PackID, in folder: String, host: PackHost) -> [Diagnostic] {
    let check = check(id, in: folder)
    guard let loaded = check.loaded else { return check.diagnostics }
    let named = PackValidation.faults(in: loaded, host: host)
    let scenarios = scenarios(of: loaded.pack, in: folder, catalogue: host.catalogue)
    return (check.diagnostics + named + scenarios.faults).sorted { $0.isBefore($1) }
  }

  /// The packs at a path: the path is a pack's folder, its `pack.yaml`, a folder of packs, or the id of a pack that can be found.
  public func packs(at path: String) -> [(id: PackID, folder: String)] {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let folder = path.withoutSuffix("/pack.yaml") ?? (path == "pack.yaml" ? "." : path)
    if files.holds("\(folder)/pack.yaml") { return [(PackID(files.name(of: folder)), folder)] }
    let inside = PackLibrary(folders: [folder], files: files).locations()
    guard inside.isEmpty else { return inside }
    return self.folder(of: PackID(path)).map { [(PackID(path), $0)] } ?? []
  }

  /// The line of a file that a finding is about, nil where it can't be read.
  public func line(at place: Place) -> String? {
    let parts = place.file.split(separator: "/", omittingEmptySubsequences: false)
    guard let number = place.line, let name = parts.last else { return nil }
    let folder = parts.count == 1 ? "." : parts.dropLast().joined(separator: "/")
    guard let bytes = try? files.bytes(of: String(name), in: folder) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.indices.contains(number - 1) ? String(decoding: lines[number - 1], as: UTF8.self) : nil
  }
}

extension String {
  fileprivate func withoutSuffix(_ suffix: String) -> String? { hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil }
}
