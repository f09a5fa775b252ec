import TrackerApplication
import TrackerCore

extension FieldDefinition {
  /// What the field is called at the beginning of a line of a form; its name, where nobody has said more.
  public func label(of kind: LogKindID, in context: EntryContext) -> Phrase {
    if let symptom = context.symptom(SymptomID(name)) { return .verbatim(symptom.name) }
    if let label = Self.labels["\(kind).\(name)"] ?? Self.labels[name] { return label }
    let words = name.replacing("_", with: " ")
    return .verbatim(words.prefix(1).uppercased() + words.dropFirst())
  }

  /// By the field's name, or by its kind's and its own where the name alone says too little.
  static let labels: [String: Phrase] = [
    // Every kind.
    "notes": "Notes", "tags": "Tags", "duration": "How long",
    // Meals and drinks.
    "food.type": "Meal", "items": "Food", "drinks": "Drinks", "size": "Size", "calories": "Calories",
    "amount": "Amount", "what": "What",
    // Sleep.
    "sleep": "Asleep", "hours": "Hours", "quality": "Quality", "nap": "Naps", "restfulness": "Rested",
    "in_bed": "In bed", "awake": "Awake", "interruptions": "Woke up", "deep": "Deep sleep", "rem": "REM sleep",
    "light": "Light sleep",
    // Exercise and activities.
    "type": "What", "intensity": "How hard", "distance": "Distance", "steps": "Steps", "heart_rate": "Heart rate",
    "heart_rate_max": "Highest rate", "stress": "Stress", "place": "Place", "social": "With whom",
    "activity.name": "Name", "activity.question": "Question",
    "activity.answer": "Answer", "activity.answered": "Answered",
    // Symptoms and medicines.
    "symptom": "Symptom", "severity": "How bad", "site": "Where", "symptom.after": "Medicine",
    "medication.name": "Medicine", "dose": "Dose", "status": "Taken", "before": "Before", "after": "After",
    "use": "Used for", "class": "Sort",
    // What is measured.
    "temperature": "Temperature", "humidity": "Humidity", "weather.pressure": "Air pressure", "wind": "Wind",
    "rain": "Rain", "change": "Pressure change", "heart.rate": "Heart rate", "breathing.rate": "Breaths",
    "context": "When", "min": "Lowest",
    "max": "Highest", "hrv_sdnn": "SDNN", "hrv_rmssd": "RMSSD", "vo2max": "VO₂max", "flights": "Flights of stairs",
    "active_energy": "Energy", "exercise_minutes": "Exercise", "stand_hours": "Standing", "oxygen": "Oxygen",
    "reading": "Blood pressure", "pulse": "Pulse", "weight": "Weight", "glucose": "Blood glucose",
    "custom.name": "What", "value": "Value", "metric": "What",
    // The cycle, fasts, and how daily life goes.
    "mark": "What", "flow": "Flow", "fasted": "Fasted", "goal": "Goal", "paused": "Pauses in all", "pauses": "Pauses",
    "level": "Effect", "condition": "Condition",
    // Time at screens.
    "screen.social": "Social apps", "entertainment": "Entertainment", "education": "Learning apps", "games": "Games",
    "utility": "Tools", "screen.other": "Other apps", "record": "Times of apps",
    // The journal.
    "title": "Title", "text": "Text", "mood": "Mood", "activities": "Activities", "categories": "Categories",
    "keywords": "Keywords",
  ]

  /// What an option of a choice is called in a form.
  public static func label(of choice: Choice) -> Phrase {
    let name = ActivityType.name(of: choice.id)
    return labelsOfChoices[choice.id] ?? name
  }

  /// Those whose id is not how people say it.
  private static let labelsOfChoices: [String: Phrase] = [
    "strength": "strength training", "functional": "functional training", "other": "something else",
    "small-group": "with a small group", "large-group": "with a large group", "before-meal": "before a meal",
    "after-meal": "after a meal", "bedtime": "at bedtime", "after-exercise": "after exercise", "late": "taken late",
    "start": "it started",
    "end": "it ended", "open": "a flare day", "close": "no flare",
  ]
}
