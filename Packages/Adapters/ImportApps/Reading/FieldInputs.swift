import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

extension [String: FieldInput] {
  /// Notes of an entry, those parts of them that there are; none of a kind that takes none. They are cut to what a
  /// field takes.
  mutating func note(_ parts: String?..., in kind: LogKindID) {
    let text = parts.compactMap { $0?.withoutControls.trimmed }.filter { !$0.isEmpty }.joined(separator: " · ")
    guard !text.isEmpty else { return }
    self["notes"] = .value(.text(String(text.prefix(500))))
  }
}
