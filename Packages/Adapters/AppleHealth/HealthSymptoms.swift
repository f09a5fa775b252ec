/// The one list of symptoms that the app Health knows.
enum HealthSymptoms {
  /// The symptoms that people can log on an iPhone.
  static let names: [String: String] = [
    "AbdominalCramps": "Abdominal cramps", "Acne": "Acne", "AppetiteChanges": "Appetite changes",
    "BladderIncontinence": "Bladder incontinence", "Bloating": "Bloating", "BreastPain": "Breast pain",
    "ChestTightnessOrPain": "Chest tightness or pain", "Chills": "Chills", "Constipation": "Constipation",
    "Coughing": "Coughing", "Diarrhea": "Diarrhea", "Dizziness": "Dizziness", "DrySkin": "Dry skin",
    "Fainting": "Fainting", "Fatigue": "Fatigue", "Fever": "Fever", "GeneralizedBodyAche": "Body aches",
    "HairLoss": "Hair loss", "Headache": "Headache", "Heartburn": "Heartburn", "HotFlashes": "Hot flashes",
    "LossOfSmell": "Loss of smell", "LossOfTaste": "Loss of taste", "LowerBackPain": "Lower back pain",
    "MemoryLapse": "Memory lapses", "MoodChanges": "Mood changes", "Nausea": "Nausea", "NightSweats": "Night sweats",
    "PelvicPain": "Pelvic pain", "RapidPoundingOrFlutteringHeartbeat": "Pounding or fluttering heartbeat",
    "RunnyNose": "Runny nose", "ShortnessOfBreath": "Shortness of breath", "SinusCongestion": "Blocked sinuses",
    "SkippedHeartbeat": "Skipped heartbeats", "SleepChanges": "Sleep changes", "SoreThroat": "Sore throat",
    "VaginalDryness": "Vaginal dryness", "Vomiting": "Vomiting", "Wheezing": "Wheezing",
  ]
}
