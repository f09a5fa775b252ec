import TrackerArchive

extension ArchiveLimits {
  /// Small ones, so that tests reach them.
  static let small = ArchiveLimits(
    archiveBytes: 60_000, unpackedBytes: 50_000, fileBytes: 5_000, entries: 5, pathBytes: 120, depth: 3)
}

/// What reading an archive gave: its paths, a folder's with a slash at the end, or the problem.
func read(_ bytes: [UInt8], limits: ArchiveLimits = .small) -> Result<[String], ArchiveError> {
  do throws(ArchiveError) {
    return .success(
      try TarGzip.entries(of: bytes, limits: limits).map { $0.path.text + ($0.content == .folder ? "/" : "") })
  } catch {
    return .failure(error)
  }
}

extension Result where Failure == ArchiveError {
  var error: ArchiveError? { if case .failure(let error) = self { error } else { nil } }
}
