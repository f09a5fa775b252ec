import TrackerCore
import TrackerYAML

/// What looking a pack over gave: the pack where it has no errors, and every finding.
public struct PackCheck: Sendable {
  /// The pack that was checked, by the name of its folder.
  public let id: PackID
  /// The folder that the pack stands in.
  public let folder: String
  /// nil where an error is among the findings.
  public let loaded: LoadedPack?
  /// Errors and warnings of the pack and of those it extends, in the order of their places.
  public let diagnostics: [Diagnostic]
  /// What could be read of a pack with errors, for rules that look at one thing at a time; nil where its files could
  /// not be parsed.
  package let part: LoadedPack?
  /// The pack's own file as written, nil where it could not be read.
  package let tree: YAMLMapping?
}
