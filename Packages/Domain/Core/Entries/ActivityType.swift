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
    .init("other", aliases: ["anderes", "sonstiges"], label: "something else"),
  ]

  /// A visit to somebody who treats the person.
  public static let medical = "medical"

  /// The types of exercise, which is a kind of entry of its own.
  public static let exercises: [FieldDefinition.Choice] = [
    .init("cardio", aliases: ["Ausdauer"]),
    .init("strength", aliases: ["weights", "Krafttraining", "Kraft"], label: "strength training"),
    .init("yoga"),
    .init(
      "walking", aliases: ["walk", "walked", "spazieren", "Spaziergang", "gehen", "gegangen", "spaziert", "gelaufen"]),
    .init("swimming", aliases: ["swim", "swam", "schwimmen", "geschwommen"]),
    .init("cycling", aliases: ["bike", "biked", "cycle", "cycled", "radfahren", "Fahrrad", "Rad", "geradelt"]),
    .init("running", aliases: ["run", "ran", "laufen", "joggen", "jogging", "gejoggt", "gerannt"]),
    .init("hiking", aliases: ["hike", "hiked", "wandern", "Wanderung", "gewandert"]),
    .init("functional", aliases: ["Gymnastik"], label: "functional training"),
    .init("other", aliases: ["anderes", "sonstiges"], label: "something else"),
  ]

  /// The types for a text about a day: those of exercise are among them.
  public static let ofTexts: [FieldDefinition.Choice] =
    all + [.init(exercise, aliases: ["workout", "sport", "training", "Bewegung"])]
    + exercises.filter { type in !all.contains { $0.id == type.id } }

  /// Exercise of any type.
  public static let exercise = "exercise"

  /// Whether a type of a text is exercise.
  public static func isExercise(_ type: String) -> Bool {
    type == exercise || ofTexts.contains { $0.id == type } && !all.contains { $0.id == type }
  }

  /// What types are called within a sentence, where that is not their id.
  private static let names: [String: Phrase] = [
    "social": "time with people", medical: "medical visits", "household": "housework", "other": "other activity",
  ]

  /// What a type is called within a sentence.
  public static func name(of type: String) -> Phrase { names[type] ?? .words(type, [:]) }
}
