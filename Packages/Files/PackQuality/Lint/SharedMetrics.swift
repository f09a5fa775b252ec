import TrackerCore
import TrackerPacks
import TrackerStrictYAML

/// The metrics of packs that are looked over together. Of two packs that declare one metric, somebody may have both
/// conditions, so they must agree on what its values are.
struct SharedMetrics {
  /// The first pack that declares each.
  private var first: [TrackableID: (metric: TrackableDefinition, pack: PackID, place: Place?)] = [:]

  /// The metrics of a pack that one before it declares in another way.
  mutating func clashes(of loaded: LoadedPack) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for metric in loaded.pack.trackables ?? [] {
      let path = "metrics.\(metric.id)"
      let place = loaded.places[path]
      guard let known = first[metric.id] else {
        first[metric.id] = (metric, loaded.pack.id, place)
        continue
      }
      guard !metric.agrees(with: known.metric) else { continue }
      diagnostics.append(
        Diagnostic(
          code: "clashing-metrics", "{metric} is declared in another way by {pack}. Two packs must agree on it",
          ["metric": quoted(path), "pack": "\(known.pack)"], at: place, found: metric.signature,
          allowed: "\(known.metric.signature)",
          related: known.place.map { [.init(place: $0, note: "the first")] } ?? []))
    }
    return diagnostics
  }
}
