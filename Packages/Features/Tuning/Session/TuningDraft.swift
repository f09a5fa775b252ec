import TrackerCore

/// A draft of an overlay; the journal's document `tuning/draft.<pack>`.
struct TuningDraft: Sendable, Hashable, Codable {
  /// YAML; who signs for it and why may be missing still.
  var text: String

  static let document = DocumentKind<TuningDraft>("tuning", each: "draft.")
}
