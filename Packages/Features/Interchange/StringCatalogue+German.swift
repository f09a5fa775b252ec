import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    InterchangeModule.id, "de",
    [
      "measurements": "Messungen"
    ])
}
