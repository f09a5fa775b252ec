import TrackerCore
import TrackerYAML

extension Place {
  /// Makes a place of one in a YAML tree.
  public init(_ mark: YAMLMark) { self.init(file: mark.file, line: mark.line, column: mark.column) }
}

extension Diagnostic {
  /// A problem of the YAML parser as a finding.
  public init(_ diagnostic: YAMLDiagnostic) {
    self.init(
      code: diagnostic.code, .words(diagnostic.message, diagnostic.values.mapValues { .verbatim($0) }),
      at: Place(diagnostic.mark), found: diagnostic.found,
      related: diagnostic.related.map { Related(place: Place($0.mark), note: .words($0.note, [:])) })
  }
}

extension Diagnostic {
  /// By file, line and column.
  public func isBefore(_ other: Diagnostic) -> Bool {
    let (left, right) = (place, other.place)
    if left?.file != right?.file { return left?.file ?? "" < right?.file ?? "" }
    return (left?.line ?? 0, left?.column ?? 0) < (right?.line ?? 0, right?.column ?? 0)
  }
}
