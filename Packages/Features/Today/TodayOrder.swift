import TrackerApplication
import TrackerCore

/// The setting `today_order`: in which order the sections of `today` stand.
enum TodayOrder {
  static let id: SettingID = "today_order"

  /// The setting, once every module has brought its sections.
  static func definition(_ registry: Registry) -> SettingDefinition {
    let sections = (registry.todaySources.all.flatMap(\.sections) + [NoticedToday.section])
      .sorted { ($0.place, $0.id) < ($1.place, $1.id) }.map(\.id)
    return SettingDefinition(
      id: id, topic: .day, title: "Order of today",
      about: "The order of the sections of today. Sections you do not name come after those you do.",
      shape: .order(sections), defaultValue: sections.joined(separator: ","))
  }

  /// The ids of all sections: those the person named, then the others in their own order. Settings that cannot be read
  /// are no reason to refuse an answer: the host has said so, and the sections stand in their own order.
  static func sections(in environment: Environment) -> [String] {
    guard let definition = environment.registry.settings.all.first(where: { $0.id == id }),
      case .order(let all) = definition.shape
    else { return [] }
    let value = (try? environment.settings.value(of: definition).value) ?? definition.defaultValue
    let named = value.split(separator: ",").map(String.init)
    return named + all.filter { !named.contains($0) }
  }
}
