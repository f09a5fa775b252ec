import TrackerCore

extension CSVReader {
  /// A file that somebody named, opened up to its header.
  ///
  /// - Throws: `Failure` that says why it can't be read or has no header.
  public static func open(_ path: String) throws(Failure) -> CSVReader {
    let bytes = try InputFile.bytes(path)
    do { return try CSVReader(bytes, file: path) } catch { throw Failure.invalid([error]) }
  }
}
