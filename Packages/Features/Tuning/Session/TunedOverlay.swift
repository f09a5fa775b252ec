import TrackerCore

/// An overlay without faults, with the pack as it is now and as the overlay makes it.
struct TunedOverlay: Sendable {
  var overlay: Overlay
  var untuned: ConditionPack
  var pack: ConditionPack
  /// Of the pack as tuned.
  var hash: ContentHash
  var warnings: [Diagnostic]
}
