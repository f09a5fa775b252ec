import TrackerApplication
import TrackerCore

/// The setting `today_order`: in which order the sections of `today` stand.
enum TodayOrder {
  static let id: SettingID = "today_order"

  /// The setting, once every module has brought its sections.
  static func definition(_ registry: Registry) -> SettingDefinition {
    let sections = sections(registry)
    return SettingDefinition(
      id: id, topic: .day, title: "Order of today",
      about: "The order of the sections of today. Sections you do not name come after those you do.",
      shape: .order(sections.map(\.id)), defaultValue: sections.map(\.id).joined(separator: ","),
      told: { id in sections.first { $0.id == id }?.name })
  }

  /// The setting `today_hidden`: which sections `today` leaves out.
  static let hidden: SettingID = "today_hidden"

  /// The setting, once every module has brought its sections.
  static func definitionOfHidden(_ registry: Registry) -> SettingDefinition {
    let sections = sections(registry)
    return SettingDefinition(
      id: hidden, topic: .day, title: "Hidden parts of today",
      about: "Which parts does today leave out? Calls for medical help are always shown.",
      shape: .several(sections.map(\.id)), defaultValue: SettingDefinition.none,
      told: { id in sections.first { $0.id == id }?.name })
  }

  private static func sections(_ registry: Registry) -> [TodaySection] {
    (registry.todaySources.all.flatMap(\.sections) + [NoticedToday.section])
      .sorted { ($0.place, $0.id) < ($1.place, $1.id) }
  }

  /// The ids of the sections that are shown: those the person named, then the others in their own order. Settings that
  /// cannot be read are no reason to refuse an answer: the host has said so, and the sections stand in their own order.
  static func sections(in environment: Environment) -> [String] {
    guard let definition = environment.registry.settings.all.first(where: { $0.id == id }),
      case .order(let all) = definition.shape
    else { return [] }
    let named = ids(of: definition, in: environment)
    let choice = environment.registry.settings.all.first { $0.id == TodayOrder.hidden }
    let leftOut = choice.map { ids(of: $0, in: environment) } ?? []
    return (named + all.filter { !named.contains($0) }).filter { !leftOut.contains($0) }
  }

  private static func ids(of definition: SettingDefinition, in environment: Environment) -> [String] {
    let value = (try? environment.settings.value(of: definition).value) ?? definition.defaultValue
    return value.split(separator: ",").map(String.init)
  }
}
