import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    TodayModule.id, "de",
    [
      "Good morning": "Guten Morgen",
      "Good afternoon": "Guten Tag",
      "Good evening": "Guten Abend",
      "Looking back": "Rückblick",
    ])
}
