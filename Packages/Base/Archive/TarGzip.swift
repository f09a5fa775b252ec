/// Reads archives made by `tar -cz`, without writing anything.
public enum TarGzip {
  /// The files and folders of an archive, in their order. Any bytes at all may be given.
  ///
  /// - Throws: The first problem: what makes it unreadable (`damaged`), or what is not allowed (`refused`): all but
  ///   plain files and folders, paths that lead elsewhere or are there twice, and whatever is over a limit.
  public static func entries(of bytes: [UInt8], limits: ArchiveLimits) throws(ArchiveError) -> [ArchiveEntry] {
    guard bytes.count <= limits.archiveBytes else {
      throw .tooLarge("The archive is larger than {most}", most: limits.archiveBytes)
    }
    var reader = TarReader(try Gzip.inflated(bytes, atMost: limits.unpackedBytes), limits: limits)
    do { return try reader.entries() } catch let error as ArchiveError { throw error } catch {
      // Bytes in memory fail in no other way.
      throw .damaged("The archive ends too early")
    }
  }
}
