import TrackerApplication

extension StringCatalogue {
  /// The symptoms that people can log on an iPhone.
  static let germanOfSymptoms = [
    "Abdominal cramps": "Bauchkrämpfe", "Acne": "Unreine Haut", "Appetite changes": "Veränderter Appetit",
    "Bladder incontinence": "Schwache Blase", "Bloating": "Blähbauch", "Breast pain": "Brustschmerzen",
    "Chest tightness or pain": "Enge oder Schmerzen in der Brust", "Chills": "Schüttelfrost",
    "Constipation": "Verstopfung", "Coughing": "Husten", "Diarrhea": "Durchfall", "Dizziness": "Schwindel",
    "Dry skin": "Trockene Haut", "Fainting": "Ohnmacht", "Fatigue": "Erschöpfung", "Fever": "Fieber",
    "Body aches": "Gliederschmerzen", "Hair loss": "Haarausfall", "Headache": "Kopfschmerzen",
    "Heartburn": "Sodbrennen", "Hot flashes": "Hitzewallungen", "Loss of smell": "Verlust des Geruchssinns",
    "Loss of taste": "Verlust des Geschmackssinns", "Lower back pain": "Schmerzen im unteren Rücken",
    "Memory lapses": "Gedächtnislücken", "Mood changes": "Veränderte Stimmung", "Nausea": "Übelkeit",
    "Night sweats": "Nachtschweiß", "Pelvic pain": "Unterleibsschmerzen",
    "Pounding or fluttering heartbeat": "Herzrasen oder Herzflattern", "Runny nose": "Laufende Nase",
    "Shortness of breath": "Kurzatmigkeit", "Blocked sinuses": "Verstopfte Nebenhöhlen",
    "Skipped heartbeats": "Herzstolpern", "Sleep changes": "Veränderter Schlaf", "Sore throat": "Halsschmerzen",
    "Vaginal dryness": "Trockene Scheide", "Vomiting": "Erbrechen", "Wheezing": "Pfeifender Atem",
  ]
}
