/// What people do in a day: the one list of everything that asks for it.
public enum ActivityType {
  /// The types with the other words for each.
  public static let all: [FieldDefinition.Choice] = [
    .init("work", aliases: ["Arbeit", "arbeiten", "job"]), .init("social", aliases: ["Treffen", "Besuch", "Freunde"]),
    .init("travel", aliases: ["Reise", "reisen", "Fahrt"]),
    .init("medical", aliases: ["Arzt", "Arzttermin", "Ärztin"]),
    .init("household", aliases: ["Haushalt", "Hausarbeit", "housework"]), .init("leisure", aliases: ["Freizeit"]),
    .init("learning", aliases: ["lernen", "lesen"]), .init("self-care", aliases: ["Selbstfürsorge", "Körperpflege"]),
    .init("other", aliases: ["anderes", "sonstiges"]),
  ]

  /// What types are called within a sentence, where that is not their id.
  private static let names: [String: Phrase] = [
    "social": "time with people", "medical": "medical visits", "household": "housework", "other": "other activity",
  ]

  /// What a type is called within a sentence.
  public static func name(of type: String) -> Phrase { names[type] ?? .words(type, [:]) }
}
