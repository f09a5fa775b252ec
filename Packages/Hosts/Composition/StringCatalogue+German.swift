import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    "composition", "de",
    [
      // Where the journal is.
      "There's no folder for your journal: HOME is not set":
        "Es gibt keinen Ordner für Ihr Tagebuch: HOME ist nicht gesetzt",
      "Name one at the end of your command, such as --home diary":
        "Nennen Sie einen am Ende Ihres Befehls, etwa --home tagebuch",
    ])
}
