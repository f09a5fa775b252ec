import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    TuningModule.id, "de",
    [
      "the draft of a tuning of {condition}": "der Entwurf einer Anpassung für {condition}",
      "the tuning of {condition}": "die Anpassung für {condition}",
    ])
}
