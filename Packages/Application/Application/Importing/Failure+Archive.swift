import TrackerArchive
import TrackerCore

extension Failure {
  /// Why a zip file can't be read.
  ///
  /// - Parameter inner: The file in it that can be imported by itself; nil where only the whole can.
  public init(_ error: ArchiveError, in file: String, holding inner: String? = nil) {
    guard !error.isLocked else {
      self.init(
        .validation, "{file} is locked with a password", ["file": .verbatim(file), "inner": .verbatim(inner ?? "")],
        recovery: inner == nil
          ? "Pack it again without a password, then import it." : "Unpack it, then import {inner}.")
      return
    }
    self.init(
      .validation, "{file} cannot be read: {problem}",
      [
        "file": .verbatim(file),
        "problem": .words(error.message, error.values.mapValues { .verbatim($0) }),
      ], recovery: "Export it again, then import it.")
  }
}
