import TrackerApplication
import TrackerCore

/// A card for each thing that people follow, in their own order, with one unfolded.
public enum HubModule: TrackerModule {
  public static let id: ModuleID = "hub"

  public static func contribute(to registry: inout Registry) { registry.strings.add(.german) }

  public static func complete(_ registry: inout Registry) {
    let trackers = registry.trackersInOrder.map(\.id)
    registry.settings.add(HubSettings.order(of: trackers), HubSettings.hidden(of: trackers))
  }
}
