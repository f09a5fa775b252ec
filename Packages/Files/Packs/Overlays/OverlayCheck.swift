import TrackerCore
import TrackerYAML

/// What looking an overlay over gave: the overlay and the pack as it tunes it, and every finding.
public struct OverlayCheck: Sendable {
  /// nil where the head has a problem.
  public let overlay: Overlay?
  /// The pack that it tunes; nil where that can't be found or has problems.
  public let untuned: LoadedPack?
  /// The pack as tuned; nil where an error is among the findings.
  public let tuned: LoadedPack?
  /// Errors and warnings of the overlay, and of the pack where that cannot be used, in the order of their places.
  public let diagnostics: [Diagnostic]
  /// The pack with what could be read of an overlay with errors.
  package let part: LoadedPack?
  /// The file as written, nil where it could not be read.
  package let tree: YAMLMapping?

  init(
    overlay: Overlay? = nil, untuned: LoadedPack? = nil, tuned: LoadedPack? = nil, diagnostics: [Diagnostic],
    part: LoadedPack? = nil,
    tree: YAMLMapping? = nil
  ) {
    self.overlay = overlay
    self.untuned = untuned
    self.tuned = diagnostics.contains { $0.severity == .error } ? nil : tuned
    self.diagnostics = diagnostics.sorted { $0.isBefore($1) }
    self.part = part
    self.tree = tree
  }

  /// The overlay with the pack that it tunes.
  ///
  /// - Throws: `Failure` (`validation`) with every error.
  public func sound(_ what: Phrase) throws -> (overlay: Overlay, untuned: LoadedPack, tuned: LoadedPack) {
    guard let overlay, let untuned, let tuned else {
      let errors = diagnostics.filter { $0.severity == .error }
      throw Failure(
        .validation,
        errors.count == 1
          ? "{what} has an error, so it cannot be used" : "{what} has {count} errors, so it cannot be used",
        ["what": what, "count": .count(errors.count), "command": .verbatim("symptoms pack explain CODE")],
        recovery: "Fix these errors. To read more: {command}", diagnostics: errors)
    }
    return (overlay, untuned, tuned)
  }
}
