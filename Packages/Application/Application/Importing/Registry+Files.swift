import TrackerCore

extension Registry {
  /// The form of a file, by what is in it and never by its name: the first that recognises its beginning.
  ///
  /// - Throws: `Failure` (`system`) where the file can't be read, `validation` where it has no form that is known, or
  ///   one that can't be read.
  public func importFormat(ofFile path: String) throws(Failure) -> any ImportFormat {
    let beginning = try FileBeginning(of: path)
    guard !beginning.bytes.isEmpty else {
      throw Failure(
        .validation, "{file} is empty", ["file": .verbatim(path)], recovery: "Export it again, then import it.")
    }
    let (special, general) = (importers.all.filter { !$0.isGeneral }, importers.all.filter(\.isGeneral))
    if let format = special.first(where: { $0.recognises(beginning) }) { return format }
    if let known = unreadableFiles.all.first(where: { $0.recognises(beginning) }) { throw known.failure(for: path) }
    if let damage = beginning.damage { throw Failure(damage, in: path) }
    if let format = general.first(where: { $0.recognises(beginning) }) { return format }
    throw Failure(
      .validation, "{file} is not a file that can be imported", ["file": .verbatim(path)],
      recovery: "To see what can be imported: symptoms import --help")
  }
}
