import TrackerApplication

extension StringCatalogue {
  /// The help of the commands.
  static let help = [
    "Write about your day, and find it again.": "Über Ihren Tag schreiben, und es wiederfinden.",
    """
      symptoms journal                          write in your editor
      symptoms journal "Slept well at last" mood=4
      symptoms journal mood=2                   only your mood, 1 to 5
      symptoms journal list                     what you wrote
      symptoms journal search garden            find a word

    Your text is kept until it is saved, whatever happens.
    """: """
      symptoms journal                          in Ihrem Editor schreiben
      symptoms journal "Endlich gut geschlafen" mood=4
      symptoms journal mood=2                   nur Ihre Stimmung, 1 bis 5
      symptoms journal list                     was Sie geschrieben haben
      symptoms journal search migräne           ein Wort finden

    Ihr Text bleibt aufgehoben, bis er gespeichert ist, was auch geschieht.
    """,
    "Write about a day.": "Über einen Tag schreiben.",
    """
      symptoms journal                               write in your editor
      symptoms journal category=gratitude            the same, in a category
      symptoms journal mood=4                        only your mood
      symptoms journal write "A good day" mood=4     all in one line
      symptoms journal - < text.txt                  from a file
      symptoms journal write --date yesterday        for another day
      symptoms journal "Tea" title=Sunday at=14:30   also activity= and keywords=

    Moods: 1 is very bad, 2 bad, 3 neutral, 4 good, 5 very good. You can also type the word.
    The editor is the one that VISUAL or EDITOR names.
    """: """
      symptoms journal                               in Ihrem Editor schreiben
      symptoms journal category=gratitude            ebenso, in einem Bereich
      symptoms journal mood=4                        nur Ihre Stimmung
      symptoms journal write "Ein guter Tag" mood=4  alles in einer Zeile
      symptoms journal - < text.txt                  aus einer Datei
      symptoms journal write --date gestern          für einen anderen Tag
      symptoms journal "Tee" title=Sonntag at=14:30  auch activity= und keywords=

    Stimmungen: 1 ist sehr schlecht, 2 schlecht, 3 neutral, 4 gut, 5 sehr gut. Sie können auch das Wort tippen.
    Der Editor ist der, den VISUAL oder EDITOR nennt.
    """,
    "Another day, such as yesterday, monday or 2026-11-20.":
      "Ein anderer Tag, etwa gestern, Montag oder 2026-11-20.",
    "Your text, - to read it, and name=value.": "Ihr Text, - um ihn einzulesen, und Name=Wert.",
    "Here you write about your day.": "Hier schreiben Sie über Ihren Tag.",
    "Change the text of an entry in your editor.": "Den Text eines Eintrags in Ihrem Editor ändern.",
    """
      symptoms journal edit k3f9a
      symptoms edit k3f9a mood=3        changes anything else
    """: """
      symptoms journal edit k3f9a
      symptoms edit k3f9a mood=3        ändert alles andere
    """,
    "The id of the entry.": "Die Kennung des Eintrags.",
    "Here you change what you wrote.": "Hier ändern Sie Geschriebenes.",
    "Only entries with this tag.": "Nur Einträge mit diesem Schlagwort.",
    "Only entries of this category.": "Nur Einträge aus diesem Bereich.",
    "Only these moods, such as 4, good or 1-2.": "Nur diese Stimmungen, etwa 4, gut oder 1-2.",
    "Which page; the newest entries are on page 1.": "Welche Seite; die neuesten Einträge sind auf Seite 1.",
    "--page needs a whole number from 1.": "--page braucht eine ganze Zahl ab 1.",
    "See what you wrote, the newest first.": "Was Sie geschrieben haben, das Neueste zuerst.",
    """
      symptoms journal list
      symptoms journal list --category gratitude --mood 4-5
      symptoms journal list --from 2026-03-01 --to 2026-03-31
    """: """
      symptoms journal list
      symptoms journal list --category gratitude --mood 4-5
      symptoms journal list --from 2026-03-01 --to 2026-03-31
    """,
    "Here you'll see what you wrote.": "Hier sehen Sie, was Sie schreiben.",
    "Find what you wrote, by its words.": "Wiederfinden, was Sie geschrieben haben.",
    """
      symptoms journal search garden            also gardens
      symptoms journal search good sleep        both words, anywhere
      symptoms journal search '"good sleep"'    these words together
      symptoms journal search rain --mood 1-2 --from 2026-01-01

    You need no accents or capital letters.
    """: """
      symptoms journal search migräne           auch Migränen
      symptoms journal search guter schlaf      beide Wörter, irgendwo
      symptoms journal search '"guter schlaf"'  diese Wörter hintereinander
      symptoms journal search regen --mood 1-2 --from 2026-01-01

    Akzente, Umlaute und große Buchstaben brauchen Sie nicht.
    """,
    "The words to look for.": "Die Wörter, die Sie suchen.",
    "Here you'll find what you wrote.": "Hier finden Sie, was Sie schreiben.",
    "Read one entry of your journal.": "Einen Eintrag Ihres Tagebuchs lesen.",
    "Here you'll read what you wrote.": "Hier lesen Sie, was Sie schreiben.",
    "See a month of your journal, with your moods.": "Einen Monat Ihres Tagebuchs ansehen, mit Ihren Stimmungen.",
    "The month, such as 2026-11. Without it, this month.": "Der Monat, etwa 2026-11. Sonst dieser Monat.",
    "Here you'll see your moods, day by day.": "Hier sehen Sie Ihre Stimmung, Tag für Tag.",
    "See how often you wrote, your moods and your words.":
      "Wie oft Sie geschrieben haben, Ihre Stimmungen und Ihre Wörter.",
    "How many days, up to today.": "Wie viele Tage, bis heute.",
    "--days needs a whole number from 1 to 40000, such as --days 7.":
      "--days braucht eine ganze Zahl von 1 bis 40000, etwa --days 7.",
    "Here you'll see what your journal comes to.": "Hier sehen Sie Ihr Tagebuch in Zahlen.",
    "See the categories of your journal, and add your own.":
      "Die Bereiche Ihres Tagebuchs ansehen, und eigene hinzufügen.",
    "See the categories of your journal.": "Die Bereiche Ihres Tagebuchs ansehen.",
    "Here you'll see the categories of your journal.": "Hier sehen Sie die Bereiche Ihres Tagebuchs.",
    "Add a category of your own, or change its colour.": "Einen eigenen Bereich hinzufügen, oder seine Farbe ändern.",
    "Its name.": "Sein Name.",
    "Its colour, such as #2f6b4f.": "Seine Farbe, etwa #2f6b4f.",
    "Here you add a category.": "Hier fügen Sie einen Bereich hinzu.",
    "Remove a category of your own. Entries keep it.": "Einen eigenen Bereich entfernen. Einträge behalten ihn.",
    "Here you remove a category.": "Hier entfernen Sie einen Bereich.",
    "Export what you wrote, with its moods and categories.":
      "Exportieren, was Sie geschrieben haben, mit Stimmungen und Bereichen.",
    """
      symptoms export journal journal.csv     for a spreadsheet
      symptoms export journal journal.md      as a table in a text
    """: """
      symptoms export journal tagebuch.csv    für eine Tabelle
      symptoms export journal tagebuch.md     als Tabelle in einem Text
    """,
    "Here you export what you wrote.": "Hier exportieren Sie, was Sie schreiben.",
  ]
}
