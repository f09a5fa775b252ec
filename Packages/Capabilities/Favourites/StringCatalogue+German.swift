import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    FavouritesModule.id, "de",
    [
      // What is shown.
      "You have no favourites yet. A favourite is something you log often, under a name.":
        "Sie haben noch keine Favoriten. Ein Favorit ist etwas, das Sie oft eintragen, unter einem Namen.",
      "keep a meal under a name": "eine Mahlzeit unter einem Namen behalten",
      "favourite": "Favorit", "what it logs": "was er einträgt",
      "log one by its name": "einen mit seinem Namen eintragen",
      "“{name}” cannot be logged as it is. It is kept.":
        "„{name}“ lässt sich so nicht eintragen. Der Favorit bleibt erhalten.",
      "“{name}” now means something else. To rename it: {command}":
        "„{name}“ heißt inzwischen etwas anderes. Umbenennen: {command}",
      "You logged this {count} times in {days} days: {what}.":
        "Das haben Sie in {days} Tagen {count}-mal eingetragen: {what}.",
      "keep it as a favourite": "als Favorit behalten",
      "my usual {what}": "wie immer {what}",
      "Kept as “{name}”: {what}.": "Als „{name}“ behalten: {what}.",
      "It is called “{name}” now.": "Der Favorit heißt jetzt „{name}“.",
      "“{name}” is not a favourite any more.": "„{name}“ ist kein Favorit mehr.",
      "To log it: {command}": "Eintragen: {command}",
      "To get it back: symptoms undo": "Zurückholen: symptoms undo",
      "a favourite": "ein Favorit",
      // What can be wrong.
      "That favourite cannot be logged as it is: {why}": "Dieser Favorit lässt sich so nicht eintragen: {why}",
      "This version does not know what it logs": "Diese Version kennt nicht, was er einträgt",
      "It is kept. To see what it says: symptoms favourites":
        "Er bleibt erhalten. Was darin steht: symptoms favourites",
      "That entry cannot be a favourite": "Dieser Eintrag kann kein Favorit werden",
      "A meal or a walk can be one. To see your entries: symptoms list":
        "Eine Mahlzeit zum Beispiel kann einer sein. Ihre Einträge: symptoms list",
      "You have no favourite of that name": "Sie haben keinen Favoriten mit diesem Namen",
      "You have no favourite of that name. Did you mean “{near}”?":
        "Sie haben keinen Favoriten mit diesem Namen. Meinten Sie „{near}“?",
      "To see your favourites: symptoms favourites": "Ihre Favoriten ansehen: symptoms favourites",
      "You already have a favourite of that name": "Einen Favoriten mit diesem Namen haben Sie schon",
      "A favourite is something that you log, such as a meal or a walk":
        "Ein Favorit ist etwas, das Sie eintragen, etwa eine Mahlzeit",
      "Type, for example: symptoms favourites add 'my tea' food tea":
        "Befehl, zum Beispiel: symptoms favourites add 'my tea' food tea",
      "A favourite has no day of its own": "Ein Favorit hat keinen eigenen Tag",
      "Leave the day out. Type it when you log the favourite, as in: day=yesterday":
        "Lassen Sie ihn weg. Beim Eintragen geht es, etwa: day=yesterday",
      "A name has up to 6 words, and begins with a letter":
        "Ein Name hat bis zu 6 Wörter und beginnt mit einem Buchstaben",
      "Use letters, digits and hyphens, as in: usual breakfast":
        "Möglich sind Buchstaben, Ziffern und Bindestriche, etwa: mein Frühstück",
      "“{word}” already begins other lines": "Mit „{word}“ beginnen schon andere Zeilen",
      "Begin the name with another word, as in: my breakfast":
        "Beginnen Sie den Namen mit einem anderen Wort, etwa: mein Frühstück",
      // Help.
      "Keep what you log often under a name.": "Unter einem Namen behalten, was Sie oft eintragen.",
      """
      A favourite is something you log often. You log it by its name.

        symptoms favourites add "usual breakfast" food breakfast "soup, tea"
        symptoms favourites save k3f9a "evening walk"    what an entry says
        symptoms favourites rename "evening walk" "long walk"
        symptoms favourites delete "long walk"

      Then “symptoms usual breakfast” logs it. Behind the name, type what is different today:
      “stew at=8:10” adds stew and the time, “drinks=tea” makes tea the only drink.
      """: """
      Ein Favorit ist etwas, das Sie oft eintragen. Sie tragen es mit seinem Namen ein.

        symptoms favourites add "mein Frühstück" food breakfast "Hafer, Kaffee"
        symptoms favourites save k3f9a "am Abend raus"   was ein Eintrag sagt
        symptoms favourites rename "am Abend raus" "große Runde"
        symptoms favourites delete "große Runde"

      Danach trägt „symptoms mein Frühstück“ es ein. Hinter dem Namen steht, was heute anders ist:
      „Banane at=8:10“ ergänzt eine Banane und die Uhrzeit, „drinks=Tee“ macht Tee zum einzigen Getränk.
      """,
      "See your favourites, and what you log often.": "Ihre Favoriten ansehen, und was Sie oft eintragen.",
      "Keep a line under a name.": "Eine Zeile unter einem Namen behalten.",
      """
        symptoms favourites add "usual breakfast" food breakfast "soup, tea"
        symptoms favourites add "evening walk" walk 30m light
      """: """
        symptoms favourites add "mein Frühstück" food breakfast "Hafer, Kaffee"
        symptoms favourites add "am Abend raus" gehen 30m leicht
      """,
      "Its name, in quotes if it has several words.": "Der Name, bei mehreren Wörtern in Anführungszeichen.",
      "What you type to log it.": "Was Sie tippen, um es einzutragen.",
      "Keep what an entry says under a name, without its notes and time.":
        "Behalten, was ein Eintrag sagt, ohne Notizen und Uhrzeit.",
      """
        symptoms favourites save k3f9a "usual breakfast"
      To see the ids: symptoms list
      """: """
        symptoms favourites save k3f9a "mein Frühstück"
      Die Kennungen stehen in: symptoms list
      """,
      "The id of the entry.": "Die Kennung des Eintrags.",
      "The name.": "Der Name.",
      "Give a favourite another name.": "Einen Favoriten umbenennen.",
      "  symptoms favourites rename \"evening walk\" \"long walk\"":
        "  symptoms favourites rename \"am Abend raus\" \"große Runde\"",
      "The favourite.": "Der Favorit.", "Its new name.": "Der neue Name.",
      "Forget a favourite (undo brings it back). Your entries stay.":
        "Einen Favoriten löschen (undo holt ihn zurück). Ihre Einträge bleiben.",
      // Before anyone is set up.
      "Here you'll see your favourites.": "Hier sehen Sie Ihre Favoriten.",
      "Here you add a favourite.": "Hier behalten Sie eine Zeile.",
      "Here you keep a favourite.": "Hier behalten Sie einen Eintrag.",
      "Here you rename a favourite.": "Hier benennen Sie Favoriten um.",
      "Here you delete a favourite.": "Hier löschen Sie einen Favoriten.",
    ])
}
