/// A clinician's tuning of a condition pack for a person or a clinic, as it was signed: the pack itself is never
/// edited.
///
/// What it changes stands in its text, which is read by the same loader as packs; a pack with it laid on top is a
/// `TunedPack`.
public struct Overlay: Sendable, Hashable, Codable {
  /// The pack it tunes.
  public var tunes: PackID
  /// The revision of the pack that it was made for.
  public var packRevision: Int
  /// Who signs for it.
  public var by: String
  /// The reason, in a sentence.
  public var because: String
  /// When to look at it again, nil where nobody said.
  public var review: Day?
  /// The file as it was written: YAML.
  public var text: String
  /// Of the text.
  public var hash: ContentHash

  public init(
    tunes: PackID, packRevision: Int, by: String, because: String, review: Day? = nil, text: String, hash: ContentHash
  ) {
    self.tunes = tunes
    self.packRevision = packRevision
    self.by = by
    self.because = because
    self.review = review
    self.text = text
    self.hash = hash
  }
}

/// A pack with as much of an overlay on top as holds for the pack as it is now.
public struct TunedPack: Sendable {
  public var untuned: LoadedPack
  /// The pack as tuned; its hash is that of the untuned pack where nothing of the overlay is in force.
  public var tuned: LoadedPack
  /// nil where the head of the overlay can't be read.
  public var overlay: Overlay?
  /// What was wrong with the overlay on this pack; empty where all of it is in force.
  public var findings: [Diagnostic]
  /// Paths of the overlay that are not in force, such as `risk.factors.short-sleep`.
  public var leftOut: [String]

  public init(
    untuned: LoadedPack, tuned: LoadedPack, overlay: Overlay?, findings: [Diagnostic] = [], leftOut: [String] = []
  ) {
    self.untuned = untuned
    self.tuned = tuned
    self.overlay = overlay
    self.findings = findings
    self.leftOut = leftOut
  }

  /// Whether anything of the overlay is in force.
  public var isTuned: Bool { tuned.hash != untuned.hash }
}
