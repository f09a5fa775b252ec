import TrackerApplication

extension StringCatalogue {
  /// The help of `pack` in German.
  static let germanOfHelp: [String: String] = [
    // What the commands are for.
    "Write, check, test and install condition packs.":
      "Pakete für Erkrankungen schreiben, prüfen, testen und installieren.",
    """
    A condition pack is a folder of YAML files with everything the program knows about a condition. You do not need \
    a journal for these commands.
    """:
      """
    Ein Paket ist ein Ordner mit YAML-Dateien. Darin steht alles, was das Programm über eine Erkrankung weiß. Für \
    diese Befehle brauchen Sie kein Tagebuch.
    """,
    "List the condition packs on this machine.": "Die Pakete auf diesem Gerät auflisten.",
    """
    The program looks for packs in these places: --packs DIR, the folders of SYMPTOMS_PACKS, packs/ of the home \
    folder. Last, it looks in Conditions/ beside or above the program. If two packs have the same id, it uses the \
    first one.
    """:
      """
    Das Programm sucht Pakete an diesen Orten: --packs DIR, die Ordner von SYMPTOMS_PACKS, packs/ im Datenordner. \
    Zuletzt sucht es in Conditions/ neben oder über dem Programm. Haben zwei Pakete dieselbe Kennung, nutzt es \
    das erste.
    """,
    "Show everything in a pack.": "Alles zeigen, was in einem Paket steht.",
    """
    Values that the pack takes from the packs it builds on are included. With --origins, every line names the file \
    and line that its value comes from.
    """:
      """
    Was das Paket aus anderen Paketen übernimmt, ist dabei. Mit --origins nennt jede Zeile die Datei und Zeile, \
    aus der ihr Wert kommt.
    """,
    "Check packs and show every error and warning.": "Pakete prüfen und alle Fehler und Warnungen zeigen.",
    """
    Lint checks pack.yaml, the packs that it builds on, scenarios, translations and ids. It exits with 1 when there \
    is an error; warnings alone are fine. To read why a rule is there, type: symptoms pack explain CODE

    Use the profile draft while you write a pack, and shared (the default) before other people use it. Use clinical \
    before clinicians rely on it.

    --fix changes what has exactly one answer, such as words that need quotes. It also puts right \
    how keys and letters are written, takes invisible characters out and locks ids. The rest of a file stays as it is.

    Examples:
      symptoms pack lint                        all packs on this machine
      symptoms pack lint Conditions             all packs in a folder
      symptoms pack lint Conditions/my-pack --profile clinical
      symptoms pack lint winter.yaml            a tuning, with the pack that it tunes
      symptoms pack lint --format github        annotations for a pull request
      symptoms pack lint Conditions/my-pack --fix --dry-run
      symptoms pack lint Conditions/my-pack --watch
      symptoms pack lint --write-baseline lint-baseline.json
    """:
      """
    Geprüft werden pack.yaml, die Pakete darunter, Szenarien, Übersetzungen und Kennungen. Gibt es einen Fehler, \
    endet der Befehl mit 1; Warnungen allein schaden nicht. Warum es eine Regel gibt, zeigt: symptoms pack \
    explain CODE

    Nehmen Sie das Profil draft, solange Sie ein Paket schreiben, und shared (der Standard), bevor andere es \
    nutzen. Nehmen Sie clinical, bevor Fachpersonen sich darauf verlassen.

    --fix ändert, was genau eine Antwort hat: Wörter, die Anführungszeichen brauchen, anders geschriebene Schlüssel, \
    Buchstaben eines anderen Alphabets, unsichtbare Zeichen und Kennungen, die noch nicht eingetragen sind. Alles \
    andere in einer Datei bleibt, wie es ist.

    Beispiele:
      symptoms pack lint                        alle Pakete auf diesem Gerät
      symptoms pack lint Conditions             alle Pakete in einem Ordner
      symptoms pack lint Conditions/my-pack --profile clinical
      symptoms pack lint winter.yaml            eine Anpassung, mit ihrem Paket
      symptoms pack lint --format github        Anmerkungen für einen Pull-Request
      symptoms pack lint Conditions/my-pack --fix --dry-run
      symptoms pack lint Conditions/my-pack --watch
      symptoms pack lint --write-baseline lint-baseline.json
    """,
    "Change what has exactly one answer, and say what was changed.":
      "Ändern, was genau eine Antwort hat, und sagen, was geändert wurde.",
    "With --fix: change nothing, and show what would be changed.":
      "Mit --fix: nichts ändern und zeigen, was geändert würde.",
    "Check again after each change of a file, until you press Ctrl-C.":
      "Nach jeder Änderung einer Datei neu prüfen, bis Sie Strg-C drücken.",
    "Lock what the revision means, before other people get it.":
      "Festhalten, was die Revision sagt, bevor andere sie bekommen.",
    "--dry-run needs --fix.": "--dry-run braucht --fix.",
    "--fix and --watch cannot be used together. Leave one of them out.":
      "--fix und --watch gehen nicht zusammen. Lassen Sie eines davon weg.",
    "--write-baseline cannot be used with --fix or --watch. Leave one of them out.":
      "--write-baseline geht nicht mit --fix oder --watch. Lassen Sie eines davon weg.",
    "Explain a rule of lint, with a bad and a good example.":
      "Eine Regel der Prüfung erklären, mit einem schlechten und einem guten Beispiel.",
    """
    Examples:
      symptoms pack explain clashing-foods
      symptoms pack explain                     lists all rules
    """:
      """
    Beispiele:
      symptoms pack explain clashing-foods
      symptoms pack explain                     listet alle Regeln auf
    """,
    "Run the scenarios of packs.": "Die Szenarien von Paketen ausführen.",
    """
    A scenario says what a person logged on some days. It also says what load score, groups, factors and flare days \
    the pack must make of it. The command exits with 1 when a scenario fails, when there is none, or when coverage \
    is too low.

    Coverage tells how good the scenarios are. With --coverage, the program makes many small changes to each pack, \
    one at a time. Examples are a weight of 0, a flatter curve or a symptom missing from the flare rule. It lists \
    the changes that no scenario notices.

    Examples:
      symptoms pack test                        all packs on this machine
      symptoms pack test Conditions/my-pack     one pack
      symptoms pack test winter.yaml            a tuning, with the folder scenarios beside it
      symptoms pack test my-pack --run sleep --diff
      symptoms pack test --coverage --min-coverage 85
      symptoms pack test --format junit         for CI
    """:
      """
    Ein Szenario sagt, was jemand an einigen Tagen eingetragen hat. Es sagt auch, welche Belastungswerte, \
    Gruppen, Faktoren und Schubtage das Paket daraus machen muss. Der Befehl endet mit 1, wenn ein Szenario \
    fehlschlägt, wenn es keines gibt oder wenn die Abdeckung zu gering ist.

    Die Abdeckung sagt, wie gut die Szenarien sind. Mit --coverage macht das Programm an jedem Paket viele kleine \
    Änderungen, jede für sich. Beispiele sind ein Gewicht von 0, eine flachere Kurve oder eine fehlende \
    Beschwerde in der Schubregel. Es listet die Änderungen auf, die kein Szenario bemerkt.

    Beispiele:
      symptoms pack test                        alle Pakete auf diesem Gerät
      symptoms pack test Conditions/my-pack     ein Paket
      symptoms pack test winter.yaml            eine Anpassung, mit dem Ordner scenarios daneben
      symptoms pack test my-pack --run sleep --diff
      symptoms pack test --coverage --min-coverage 85
      symptoms pack test --format junit         für CI
    """,
    "Compare two packs by what they mean, not line by line.":
      "Zwei Pakete nach ihrer Bedeutung vergleichen, nicht Zeile für Zeile.",
    """
    Comments, layout and the order of keys make no difference. Values from the packs that they build on are \
    compared, too. With --journal, the program calculates the load score of every day in your journal with both \
    packs. It then lists the days that move to another band. The command exits with 1 when the packs differ.

    Examples:
      symptoms pack diff old/my-pack Conditions/my-pack
      symptoms pack diff old/my-pack my-pack --journal
    """:
      """
    Kommentare, Einrückung und Reihenfolge der Schlüssel spielen keine Rolle. Auch Werte aus den Paketen darunter \
    werden verglichen. Mit --journal berechnet das Programm den Belastungswert jedes Tages in Ihrem Tagebuch mit \
    beiden Paketen. Dann listet es die Tage auf, die in eine andere Stufe kommen. Unterscheiden sich die Pakete, \
    endet der Befehl mit 1.

    Beispiele:
      symptoms pack diff old/my-pack Conditions/my-pack
      symptoms pack diff old/my-pack my-pack --journal
    """,
    "Start a new pack with an example of everything.": "Ein neues Paket mit einem Beispiel für alles beginnen.",
    """
    The command makes a folder with a pack that works. You can check it, test it and set it up at once. Then \
    replace the examples. The folder has the name of the id; an id cannot change later.

    Examples:
      symptoms pack new my-pack --in Conditions
      symptoms pack new my-pack --name "My condition"
    """:
      """
    Der Befehl legt einen Ordner mit einem Paket an, das schon läuft. Sie können es gleich prüfen, testen und \
    einrichten. Danach ersetzen Sie die Beispiele. Der Ordner heißt wie die Kennung; sie lässt sich später nicht \
    ändern.

    Beispiele:
      symptoms pack new my-pack --in Conditions
      symptoms pack new my-pack --name "My condition"
    """,
    "Install a pack from a folder or a .tar.gz file.":
      "Ein Paket aus einem Ordner oder einer .tar.gz-Datei installieren.",
    """
    The program first checks the pack as `symptoms pack lint` does, and runs its scenarios. If there is no error, \
    it copies the pack to packs/ of the home folder. It never runs anything from a pack and never downloads \
    anything.

    A pack may have these files: pack.yaml, scenarios/*.yaml, locales/*.yaml, ids.lock, lint.yaml, README.md and \
    LICENSE*. The limits are 500 files, 1 MiB for a file and 16 MiB for all. An archive may have 4 MiB. Links and \
    devices are not allowed.

    The command exits with 1 if the pack has errors. It exits with 2 if the pack is there already, or if it cannot \
    be read or written.

    Examples:
      symptoms pack install my-pack.tgz --dry-run
      symptoms pack install my-pack.tgz
      symptoms pack install Downloads/my-pack --replace
    """:
      """
    Das Programm prüft zuerst das Paket wie `symptoms pack lint` und führt seine Szenarien aus. Gibt es keinen \
    Fehler, kopiert es das Paket nach packs/ im Datenordner. Es führt nie etwas aus einem Paket aus und lädt nie \
    etwas herunter.

    Ein Paket darf diese Dateien haben: pack.yaml, scenarios/*.yaml, locales/*.yaml, ids.lock, lint.yaml, \
    README.md und LICENSE*. Die Grenzen sind 500 Dateien, 1 MiB für eine Datei und 16 MiB für alle. Ein Archiv \
    darf 4 MiB haben. Links und Geräte sind nicht möglich.

    Hat das Paket Fehler, endet der Befehl mit 1. Gibt es das Paket schon oder lässt es sich nicht lesen oder \
    schreiben, endet er mit 2.

    Beispiele:
      symptoms pack install my-pack.tgz --dry-run
      symptoms pack install my-pack.tgz
      symptoms pack install Downloads/my-pack --replace
    """,
    "Write the README.md and ids.lock of packs.": "README.md und ids.lock von Paketen schreiben.",
    """
    People read README.md before they use a pack. ids.lock lists every id that the pack has ever had, so that lint \
    notices when one is removed. The command makes both files from pack.yaml and writes them beside it. With \
    --check it writes nothing, and exits with 1 when a file is out of date.

    Add --release when you publish a revision. ids.lock then keeps what the revision means. If the pack changes and \
    its revision does not, lint says so.

    Examples:
      symptoms pack docs Conditions/my-pack
      symptoms pack docs Conditions --check
      symptoms pack docs Conditions/my-pack --release
      symptoms pack docs --rules docs/pack-rules.md     the reference of lint's rules
    """:
      """
    README.md liest man, bevor man ein Paket nutzt. In ids.lock steht jede Kennung, die das Paket je hatte; so \
    bemerkt die Prüfung, wenn eine fehlt. Der Befehl macht beide Dateien aus pack.yaml und schreibt sie daneben. \
    Mit --check schreibt er nichts und endet mit 1, wenn eine Datei veraltet ist.

    Mit --release halten Sie fest, was die Revision sagt, wenn Sie sie veröffentlichen. Ändert sich das Paket und \
    seine Revision nicht, sagt es die Prüfung.

    Beispiele:
      symptoms pack docs Conditions/my-pack
      symptoms pack docs Conditions --check
      symptoms pack docs Conditions/my-pack --release
      symptoms pack docs --rules docs/pack-rules.md     die Übersicht aller Regeln
    """,
    "List the metrics that a pack can use.": "Die Messgrößen auflisten, die ein Paket nutzen kann.",
    """
    With the id of a pack, the list has the pack's symptoms and food groups, too. For each metric, “day” says how \
    several values of one day become one, and “days” how several days do. “Missing” says what a day without a value \
    means. At the end are families: metrics that differ in one word only, such as custom.<name>.
    """:
      """
    Mit der Kennung eines Pakets enthält die Liste auch dessen Beschwerden und Lebensmittelgruppen. Zu jeder \
    Messgröße sagt „Tag“, wie aus mehreren Werten eines Tages einer wird, und „Tage“, wie aus mehreren Tagen. \
    „Fehlt“ sagt, was ein Tag ohne Wert bedeutet. Am Ende stehen Familien: Messgrößen, die sich nur in einem Wort \
    unterscheiden, etwa custom.<name>.
    """,
    "Print JSON Schemas (draft-07) for editors.": "JSON-Schemas (draft-07) für Editoren ausgeben.",
    """
    With a schema, an editor completes keys, shows what each key is for and underlines errors. The schemas of this \
    version are in Conditions/. The first line of a pack names its schema:
      # yaml-language-server: $schema=../pack.schema.json

    Examples:
      symptoms pack schema                      lists the kinds of files
      symptoms pack schema pack                 prints the schema of pack.yaml
      symptoms pack schema --write Conditions   writes all of them
    """:
      """
    Mit einem Schema ergänzt ein Editor Schlüssel, erklärt jeden Schlüssel und unterstreicht Fehler. Die Schemas \
    dieser Version liegen in Conditions/. Die erste Zeile eines Pakets nennt sein Schema:
      # yaml-language-server: $schema=../pack.schema.json

    Beispiele:
      symptoms pack schema                      listet die Arten von Dateien auf
      symptoms pack schema pack                 gibt das Schema von pack.yaml aus
      symptoms pack schema --write Conditions   schreibt alle
    """,
    // What their options do.
    "The pack's id.": "Die Kennung des Pakets.",
    "Show where each value comes from.": "Zeigen, woher jeder Wert kommt.",
    "Folders of packs, folders with a pack.yaml, ids, or tuning files. Default: all packs.":
      "Ordner mit Paketen, Ordner mit einer pack.yaml, Kennungen oder Anpassungsdateien. Standard: alle Pakete.",
    "Folders of packs, folders with a pack.yaml, or ids.":
      "Ordner mit Paketen, Ordner mit einer pack.yaml oder Kennungen.",
    "How strict to be.": "Wie streng geprüft wird.",
    "How to write the result.": "Wie das Ergebnis ausgegeben wird.",
    "Leave out the errors and warnings in this file.": "Die Fehler und Warnungen in dieser Datei auslassen.",
    "Write all errors and warnings to a file for --baseline, and exit with 0.":
      "Alle Fehler und Warnungen in eine Datei für --baseline schreiben und mit 0 enden.",
    "--baseline and --write-baseline cannot be used together. Leave one of them out.":
      "--baseline und --write-baseline gehen nicht zusammen. Lassen Sie eines weg.",
    "The code in square brackets after an error or warning. Default: all rules.":
      "Der Code in eckigen Klammern nach einem Fehler oder einer Warnung. Standard: alle Regeln.",
    "Run only scenarios with this text in their name.": "Nur Szenarien mit diesem Text im Namen ausführen.",
    "Show the day's groups and factors, or the values, where a scenario fails.":
      "Bei fehlgeschlagenen Szenarien die Gruppen und Faktoren des Tages oder die Werte zeigen.",
    "Show which changes to the pack no scenario notices.": "Zeigen, welche Änderungen am Paket kein Szenario bemerkt.",
    "Fail if scenarios notice fewer than this percentage of changes (0 to 100). Turns --coverage on.":
      "Fehlschlagen, wenn die Szenarien weniger Prozent der Änderungen bemerken, 0 bis 100. Schaltet --coverage ein.",
    "--min-coverage takes a number from 0 to 100.": "--min-coverage braucht eine Zahl von 0 bis 100.",
    "--run and --coverage cannot be used together. Coverage needs all scenarios.":
      "--run und --coverage gehen nicht zusammen. Die Abdeckung braucht alle Szenarien.",
    "The old pack: a folder or an id.": "Das alte Paket: ein Ordner oder eine Kennung.",
    "The new pack: a folder or an id.": "Das neue Paket: ein Ordner oder eine Kennung.",
    "Show which days in your journal move to another band.":
      "Zeigen, welche Tage im Tagebuch in eine andere Stufe kommen.",
    "The pack's id: small letters, digits and hyphens.":
      "Die Kennung des Pakets: Kleinbuchstaben, Ziffern und Bindestriche.",
    "What people call the condition. Default: the id.": "Wie die Erkrankung heißt. Standard: die Kennung.",
    "Where to make the pack's folder. Default: this folder.":
      "Wo der Ordner des Pakets entsteht. Standard: dieser Ordner.",
    "A pack's folder, or a .tar.gz or .tgz file with one pack.":
      "Der Ordner eines Pakets oder eine .tar.gz- oder .tgz-Datei mit einem Paket.",
    "Replace a pack with the same id, whatever its revision.":
      "Ein Paket mit derselben Kennung ersetzen, gleich welche Revision.",
    "Check the pack, but do not install it.": "Das Paket prüfen, aber nicht installieren.",
    "Write nothing; exit with 1 when a file is out of date.":
      "Nichts schreiben; mit 1 enden, wenn eine Datei veraltet ist.",
    "Write the reference of lint's rules to this file.": "Die Übersicht aller Regeln in diese Datei schreiben.",
    "Give the packs to write about, or a file with --rules.": "Nennen Sie Pakete oder mit --rules eine Datei.",
    "Also list the metrics of this pack.": "Auch die Messgrößen dieses Pakets auflisten.",
    "The kind of file. Default: list all kinds.": "Die Art der Datei. Standard: alle Arten auflisten.",
    "Write all schemas into this folder.": "Alle Schemas in diesen Ordner schreiben.",
    "--write writes all schemas. Leave the kind out.": "--write schreibt alle Schemas. Lassen Sie die Art weg.",
    // Names of files that a schema is for.
    "pack.yaml": "pack.yaml", "scenarios/*.yaml": "scenarios/*.yaml", "lint.yaml": "lint.yaml",
    "locales/<tag>.yaml": "locales/<tag>.yaml",
    // Before anyone is set up.
    "With --journal, you'll see which days would change.": "Mit --journal sehen Sie, was sich änderte.",
  ]
}
