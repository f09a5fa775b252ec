import TrackerCore
import TrackerYAML

extension Place {
  init(_ mark: YAMLMark) { self.init(file: mark.file, line: mark.line, column: mark.column) }
}

extension Diagnostic {
  init(_ fault: YAMLFault) {
    self.init(
      code: fault.code, fault.message.hasSuffix(".") ? String(fault.message.dropLast()) : fault.message, at: Place(fault.mark),
      found: fault.found, allowed: fault.allowed, nearest: fault.suggestion,
      related: fault.related.map { Related(place: Place($0.mark), note: $0.note) })
  }
}
