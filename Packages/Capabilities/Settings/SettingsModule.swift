import TrackerApplication
import TrackerCore

/// Preferences of this machine, and settings of the person.
public enum SettingsModule: TrackerModule {
  public static let id: ModuleID = "settings"

  /// Whether answers are coloured.
  public static let colour = SettingDefinition(
    id: "colour", topic: .screen, title: "Use of colour",
    about: "Use colour? With auto, colour is used when the terminal can show it.",
    shape: .choice(["auto", "always", "never"]),
    defaultValue: "auto")

  /// Which colours.
  public static let theme = SettingDefinition(
    id: "theme", topic: .screen, title: "Colours",
    about: "Which colours? Your terminal's own, or fixed ones for a dark or light background, or on black.",
    shape: .choice(Theme.allCases.map(\.rawValue)), defaultValue: Theme.terminal.rawValue,
    told: { word in
      switch Theme(rawValue: word) {
      case .terminal?: "your terminal's own"
      case .highContrast?: "high contrast"
      case .colourBlind?: "for colour blindness"
      case .dark?, .light?, nil: nil
      }
    })

  /// The language of the program's words, and of packs' texts where they have it. A language that is not offered yet
  /// means English where a file names it.
  public static func language(_ registry: Registry) -> SettingDefinition {
    let waiting = Set(registry.languages).subtracting(registry.offeredLanguages).map(\.rawValue)
    return SettingDefinition(
      id: "language", topic: .language, title: "Language",
      about: "Which language? With system, the language of this computer.",
      shape: .choice(["system"] + registry.offeredLanguages.map(\.rawValue)), defaultValue: "system",
      retired: Dictionary(uniqueKeysWithValues: waiting.map { ($0, LanguageTag.english.rawValue) }),
      told: { languages[$0].map { .verbatim($0) } })
  }

  /// What languages call themselves.
  private static let languages = ["en": "English", "de": "Deutsch"]

  /// How dates are read that can be read two ways.
  public static let dates = SettingDefinition(
    id: "dates", topic: .language, title: "Order of dates",
    about: "How is 3/2/2026 read? dmy: day first. mdy: month first. auto: as in your region.",
    shape: .choice(["auto"] + DateOrder.allCases.map(\.rawValue)), defaultValue: "auto",
    told: { word in
      switch DateOrder(rawValue: word) {
      case .dmy?: "day first"
      case .mdy?: "month first"
      case nil: nil
      }
    })

  /// When a day begins.
  public static let dayStart = SettingDefinition(
    id: "day_start", topic: .day, title: "Start of the day",
    about: "When does your day begin? Anything logged before then counts for the day before.",
    shape: .time(LocalTime(wrapping: 0)...LocalTime(wrapping: 719)),
    defaultValue: LocalTime(wrapping: DayCalendar.defaultDayStart).description,
    backing: .journal(DayStartSetting()))

  public static func contribute(to registry: inout Registry) {
    registry.settings.add(colour, theme, CommonSettings.tips, dates, CommonSettings.units, dayStart)
    for category in CollectionCategory.allCases { registry.settings.add(category.setting) }
    for setting in ReportSettings.all + PageSettings.all { registry.settings.add(setting) }
    registry.settings.add(CommonSettings.exportContents, Retention.setting)
    registry.documentKinds.add(
      AnyDocumentKind(DayCalendar.document, called: "when your day begins"),
      AnyDocumentKind(PersonalSetting.document) { before, after in
        let id = (after ?? before)?.id.rawValue ?? ""
        return [
          DocumentPart("the setting {setting}", ["setting": id], wasThere: before != nil, isThere: after != nil)
        ]
      })
    registry.homeFiles.add(
      HomeFile(
        "settings.yaml", .file(beside: [SettingsFile.broken, SettingsFile.before]), "Your settings on this computer.",
        backup: .copied))
    registry.outgoing.add(OutgoingFile("settings export", "Your settings."))
    registry.strings.add(.german)
    registry.healthChecks.add(SettingsHealthCheck())
  }

  public static func complete(_ registry: inout Registry) {
    registry.settings.add(language(registry))
    if let sections = ReportSettings.sections(registry) { registry.settings.add(sections) }
    for weight in ReportSettings.weights(registry) { registry.settings.add(weight) }
  }

  /// The language of texts: `SYMPTOMS_LANGUAGE` for a look at a language that is not whole yet, else the setting, else
  /// that of the environment (`LC_ALL`, `LC_MESSAGES`, `LANG`) where it is offered.
  ///
  /// - Throws: `Failure` (`validation`, `system`) when the settings file can't be used.
  public static func language(
    _ settings: any SettingsStore, of registry: Registry, environment: [String: String]
  ) throws -> LanguageTag {
    if let looked = environment["SYMPTOMS_LANGUAGE"].map({ LanguageTag($0) }), registry.languages.contains(looked) {
      return looked
    }
    let chosen = try settings.value(of: language(registry)).value
    if chosen != "system" { return LanguageTag(chosen) }
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let spoken = LanguageTag(String(named.prefix { $0 != "_" && $0 != "." && $0 != "-" }))
    return registry.offeredLanguages.contains(spoken) ? spoken : .english
  }

  /// How dates are read that can be read two ways: the setting, else as the region of the environment writes them
  /// (`LC_ALL`, `LC_TIME`, `LANG`).
  ///
  /// - Returns: nil where there is no region, or people there write both.
  /// - Throws: `Failure` (`validation`, `system`) when the settings file can't be used.
  public static func dateOrder(_ settings: any SettingsStore, environment: [String: String]) throws -> DateOrder? {
    if let chosen = DateOrder(rawValue: try settings.value(of: dates).value) { return chosen }
    let named = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    return DateOrder(locale: named)
  }

  /// How answers are coloured, by the settings `colour` and `theme` and whether the screen welcomes colour.
  ///
  /// - Throws: `Failure` (`validation`, `system`) when the settings file can't be used.
  public static func colours(_ settings: any SettingsStore, isColourWelcome: Bool) throws -> (
    usesColour: Bool, theme: Theme
  ) {
    let usesColour =
      switch try settings.value(of: colour).value {
      case "always": true
      case "never": false
      default: isColourWelcome
      }
    return (usesColour, Theme(rawValue: try settings.value(of: theme).value) ?? .terminal)
  }
}
