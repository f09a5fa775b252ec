import TrackerCore

/// What pages and reports look like in a browser; the Settings module adds these settings to the registry.
public enum PageSettings {
  public static let theme = SettingDefinition(
    id: "page.theme", topic: .reports, title: "Colours of pages", about: "Which colours do pages and reports have?",
    shape: .choice(PageTheme.allCases.map(\.rawValue)), defaultValue: PageTheme.standard.rawValue)

  public static let scheme = SettingDefinition(
    id: "page.scheme", topic: .reports, title: "Light or dark pages",
    about: "Are pages light or dark? With system, as this computer is set.",
    shape: .choice(["light", "dark", "system"]),
    defaultValue: "system")

  public static let accent = SettingDefinition(
    id: "page.accent", topic: .reports, title: "Colour of links",
    about: "Which colour do links and marks have? With theme, as in page.theme.", shape: .colour,
    defaultValue: "theme", remark: remark)

  public static let fontScale = SettingDefinition(
    id: "page.font_scale", topic: .reports, title: "Size of text", about: "How large is text on pages? 1 is normal.",
    shape: .decimal(0.8...2), defaultValue: "1")

  public static let all = [theme, scheme, accent, fontScale]

  /// What is used in place of a colour that can't be read as text on a light or a dark page.
  @Sendable private static func remark(_ value: String) -> Phrase? {
    guard let own = Colour(value) else { return nil }
    let (light, dark) = (PageTheme.readable(own, on: .light), PageTheme.readable(own, on: .dark))
    let values: [String: Phrase] = ["light": .verbatim(light.hex), "dark": .verbatim(dark.hex)]
    return switch (light == own, dark == own) {
    case (true, true): nil
    case (false, true): .words("It is hard to read on light pages, so {light} is used there.", values)
    case (true, false): .words("It is hard to read on dark pages, so {dark} is used there.", values)
    case (false, false):
      .words("To be readable, it becomes {light} on light pages and {dark} on dark ones.", values)
    }
  }
}
