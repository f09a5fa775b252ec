import TrackerCore
import TrackerYAML

extension Place {
  public init(_ mark: YAMLMark) { self.init(file: mark.file, line: mark.line, column: mark.column) }
}

extension Diagnostic {
  /// A fault of the YAML parser as a finding.
  public init(_ fault: YAMLFault) {
    self.init(
      code: fault.code, fault.message.hasSuffix(".") ? String(fault.message.dropLast()) : fault.message,
      at: Place(fault.mark),
      found: fault.found, allowed: fault.allowed, nearest: fault.suggestion,
      related: fault.related.map { Related(place: Place($0.mark), note: $0.note) })
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
