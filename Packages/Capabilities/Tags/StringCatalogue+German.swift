import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    TagsModule.id, "de",
    [
      // What is shown.
      "You have no tags yet. A tag is a word of your own on any entry.":
        "Sie haben noch keine Schlagwörter. Das sind eigene Wörter an Ihren Einträgen.",
      "log something with a tag": "etwas mit einem Schlagwort eintragen",
      "tag": "Schlagwort", "days": "Tage", "last used": "zuletzt",
      "see the entries with a tag": "die Einträge mit einem Schlagwort ansehen",
      "The tag is already called {tag}. Nothing was changed.":
        "Das Schlagwort heißt schon {tag}. Es wurde nichts geändert.",
      "{tag} is now {new}, on 1 entry.": "{tag} heißt jetzt {new}, bei 1 Eintrag.",
      "{tag} is now {new}, on {count} entries.": "{tag} heißt jetzt {new}, bei {count} Einträgen.",
      "1 entry with {tag} has {new} now.": "1 Eintrag mit {tag} hat jetzt {new}.",
      "{count} entries with {tag} have {new} now.": "{count} Einträge mit {tag} haben jetzt {new}.",
      "Took {tag} off 1 entry.": "{tag} ist von 1 Eintrag entfernt.",
      "Took {tag} off {count} entries.": "{tag} ist von {count} Einträgen entfernt.",
      "To take it back: symptoms undo": "Rückgängig machen: symptoms undo",
      // What can be wrong.
      "You already have the tag {new}": "Das Schlagwort {new} gibt es schon",
      "To make them one tag: symptoms tags merge {old} {new}":
        "Beide zu einem machen: symptoms tags merge {old} {new}",
      "No entry has the tag {new}": "Kein Eintrag hat das Schlagwort {new}",
      "To give {old} that name: symptoms tags rename {old} {new}":
        "{old} so nennen: symptoms tags rename {old} {new}",
      "No entry has the tag {tag}": "Kein Eintrag hat das Schlagwort {tag}",
      "No entry has the tag {tag}. Did you mean {near}?":
        "Kein Eintrag hat das Schlagwort {tag}. Meinten Sie {near}?",
      "To see your tags: symptoms tags": "Ihre Schlagwörter ansehen: symptoms tags",
      // Metrics.
      "1 on a day with an entry that has the tag.": "1 an einem Tag mit einem Eintrag, der das Schlagwort hat.",
      "Tag {tag}": "Schlagwort {tag}", "yes or no": "ja oder nein",
      // Help.
      "See your tags, and change them on all entries.": "Ihre Schlagwörter ansehen und überall ändern.",
      """
      A tag is a word of your own on an entry of any kind. Type it with tag= anywhere on a line:

        symptoms log food soup tag=travel        one tag
        symptoms check-in pain=4 tag=travel,work two tags
        symptoms list --tag travel               every entry with a tag
        symptoms edit k3f9a tags=                takes the tags off an entry

      '#travel' in quotes says the same.
      """: """
      Ein Schlagwort ist ein eigenes Wort an einem Eintrag, gleich welcher Art. Es steht hinter tag= irgendwo in der \
      Zeile:

        symptoms log food Suppe tag=reise         ein Schlagwort
        symptoms check-in pain=4 tag=reise,arbeit zwei Schlagwörter
        symptoms list --tag reise                 alle Einträge mit einem Schlagwort
        symptoms edit k3f9a tags=                 entfernt die Schlagwörter eines Eintrags

      '#reise' in Anführungszeichen sagt dasselbe. Ein Tag hinter tag= ist der Tag des Eintrags: tag=gestern.
      """,
      "See your tags, with the days that have them.": "Ihre Schlagwörter ansehen, mit ihren Tagen.",
      "Give a tag another name, on all entries.": "Ein Schlagwort bei allen Einträgen umbenennen.",
      "  symptoms tags rename work office": "  symptoms tags rename arbeit büro",
      "The tag.": "Das Schlagwort.", "Its new name.": "Der neue Name.",
      "Make two tags one, on all entries.": "Aus zwei Schlagwörtern bei allen Einträgen eines machen.",
      "  symptoms tags merge trip travel    all entries with trip get travel":
        "  symptoms tags merge ausflug reise    alle Einträge mit ausflug bekommen reise",
      "The tag that goes.": "Das Schlagwort, das wegfällt.", "The tag that stays.": "Das Schlagwort, das bleibt.",
      "Take a tag off all entries. The entries stay.":
        "Ein Schlagwort von allen Einträgen entfernen. Die Einträge bleiben.",
      "  symptoms tags remove work": "  symptoms tags remove arbeit",
      // Before anyone is set up.
      "Here you'll see your tags.": "Hier sehen Sie Ihre Schlagwörter.",
      "Here you rename a tag.": "Hier benennen Sie ein Schlagwort um.",
      "Here you make two tags one.": "Hier vereinen Sie Schlagwörter.",
      "Here you take a tag off all entries.": "Hier löschen Sie ein Schlagwort.",
    ])
}
