/// What people do in a day: the one list of everything that asks for it.
public enum ActivityType {
  /// The types with the other words for each.
  public static let all: [FieldDefinition.Choice] = [
    .init("work", aliases: ["Arbeit", "arbeiten", "job"]),
    .init(
      "social",
      aliases: ["socialising", "socializing", "friends", "Treffen", "Besuch", "Freunde", "Geselligkeit"]),
    .init("travel", aliases: ["Reise", "reisen", "Fahrt"]),
    .init(medical, aliases: ["Arzt", "Arzttermin", "Ärztin"]),
    .init(
      "household", aliases: ["chores", "chore", "Haushalt", "Hausarbeit", "housework", "putzen", "aufräumen"]),
    .init("leisure", aliases: ["Freizeit"]), .init("learning", aliases: ["lernen", "studying"]),
    .init("reading", aliases: ["lesen"]),
    .init("meditation", aliases: ["meditating", "meditieren", "Achtsamkeit"]),
    .init("self-care", aliases: ["Selbstfürsorge", "Körperpflege"]),
    .init("other", aliases: ["anderes", "sonstiges"]),
  ]

  /// A visit to somebody who treats the person.
  public static let medical = "medical"

  /// The types for a text about a day. Exercise is among them; as an entry it is a kind of its own.
  public static let ofTexts: [FieldDefinition.Choice] =
    all + [.init("exercise", aliases: ["workout", "sport", "training", "Bewegung"])]

  /// What types are called within a sentence, where that is not their id.
  private static let names: [String: Phrase] = [
    "social": "time with people", medical: "medical visits", "household": "housework", "other": "other activity",
  ]

  /// What a type is called within a sentence.
  public static func name(of type: String) -> Phrase { names[type] ?? .words(type, [:]) }
}
