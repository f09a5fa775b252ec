import TrackerApplication
import TrackerCore

/// In which order the cards stand, and which are left out: facts of the person, so that `undo` knows them.
enum HubSettings {
  static let order: SettingID = "hub.order"
  static let hidden: SettingID = "hub.hidden"

  static func order(of trackers: [String]) -> SettingDefinition {
    .personal(
      id: order, topic: .day, title: "Order of the hub",
      about: "The order of the cards of the hub. Cards you do not name come after those you do.",
      shape: .order(trackers), defaultValue: trackers.joined(separator: ","))
  }

  static func hidden(of trackers: [String]) -> SettingDefinition {
    .personal(
      id: hidden, topic: .day, title: "Hidden cards",
      about: "Which cards does the hub leave out? What you logged stays.", shape: .several(trackers),
      defaultValue: SettingDefinition.none)
  }

  /// The trackers in the person's order, and the ids of those that they hide.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  static func arranged(
    _ trackers: [Tracker], _ registry: Registry, in journal: any JournalReading
  ) throws -> (inOrder: [Tracker], hidden: Set<String>) {
    let settings = try PersonalSettings(in: journal)
    func ids(_ id: SettingID) -> [String] {
      guard let definition = registry.settings.all.first(where: { $0.id == id }) else { return [] }
      return settings[definition].split(separator: ",").map(String.init)
    }
    let named = ids(order).compactMap { id in trackers.first { $0.id == id } }
    let others = trackers.filter { tracker in !named.contains { $0.id == tracker.id } }
    return (named + others, Set(ids(hidden)))
  }
}
