import TrackerCore

/// Settings that modules of several layers go by; the Settings module adds them to the registry.
public enum CommonSettings {
  /// Whether answers end with tips.
  public static let tips = SettingDefinition(
    id: "hints", topic: .screen, title: "Tips", about: "Show tips after an answer, such as how to undo it?",
    shape: .switched, defaultValue: SettingDefinition.on)

  /// How amounts are written. They are understood in any unit.
  public static let units = SettingDefinition(
    id: "units", topic: .language, title: "Units",
    about: "Which units are shown: km, kg, ml and °C, or miles, pounds, ounces and °F? You can always type either.",
    shape: .choice(UnitSystem.allCases.map(\.rawValue)), defaultValue: UnitSystem.metric.rawValue,
    told: { $0 == UnitSystem.us.rawValue ? "miles, pounds, ounces and °F" : "km, kg, ml and °C" })

  /// Which categories `export entries` writes; what has no category always is.
  public static let exportContents = SettingDefinition.personal(
    id: "export.contents", topic: .data, title: "Tables to export",
    about: "What may export entries write? Symptoms and check-ins always are. A copy with export all has everything.",
    shape: .several(CollectionCategory.allCases.map(\.rawValue)),
    defaultValue: CollectionCategory.allCases.map(\.rawValue).joined(separator: ","),
    told: { CollectionCategory(rawValue: $0).flatMap(\.setting.title) })
}

extension Environment {
  /// Whether answers end with tips; also where the settings can't be read.
  public var givesTips: Bool {
    (try? settings.value(of: CommonSettings.tips).value) != SettingDefinition.off
  }
}
