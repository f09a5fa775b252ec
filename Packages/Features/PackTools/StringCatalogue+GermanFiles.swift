import TrackerApplication

extension StringCatalogue {
  /// What is said of files that people write and packs that they install, in German.
  static let germanOfFiles: [String: String] = [
    // What is wrong with YAML.
    "There is not enough memory to read the file": "Der Speicher reicht nicht, um die Datei zu lesen",
    "This is not YAML: {problem}": "Das ist kein YAML: {problem}",
    "A value cannot begin with this character. Put the value in quotes; indent with spaces, not tabs":
      """
    Ein Wert kann nicht mit diesem Zeichen beginnen. Setzen Sie ihn in Anführungszeichen; rücken Sie mit \
    Leerzeichen ein, nicht mit Tabs
    """,
    "This key has no `:` after it. Write `key: value`, or put text of several lines in quotes":
      """
    Nach diesem Schlüssel fehlt `:`. Schreiben Sie `key: value`, oder setzen Sie mehrzeiligen Text in \
    Anführungszeichen
    """,
    "A list entry (`- `) is not allowed here. Begin the list on a line of its own":
      "Ein Listeneintrag (`- `) ist hier nicht möglich. Beginnen Sie die Liste in einer eigenen Zeile",
    "A key (`? `) is not allowed here. Begin it on a line of its own":
      "Ein Schlüssel (`? `) ist hier nicht möglich. Beginnen Sie ihn in einer eigenen Zeile",
    "There is a second `: ` on this line. Put the value in quotes, or begin the key on a line of its own":
      """
    In dieser Zeile steht ein zweites `: `. Setzen Sie den Wert in Anführungszeichen, oder beginnen Sie den \
    Schlüssel in einer eigenen Zeile
    """,
    "This line does not fit the keys around it. Indent it like the other keys, and write `key: value`":
      """
    Diese Zeile passt nicht zu den Schlüsseln um sie herum. Rücken Sie sie ein wie die anderen, und schreiben Sie \
    `key: value`
    """,
    "This line does not fit the list around it. Indent it like the other entries, and begin it with `- `":
      """
    Diese Zeile passt nicht zur Liste um sie herum. Rücken Sie sie ein wie die anderen Einträge, und beginnen Sie \
    sie mit `- `
    """,
    "A list in brackets is not closed. Add the missing comma or closing bracket":
      "Eine Liste in eckigen Klammern ist nicht geschlossen. Ergänzen Sie das Komma oder die Klammer",
    "A mapping in braces is not closed. Add the missing comma or closing brace":
      "Eine Zuordnung in geschweiften Klammern ist nicht geschlossen. Ergänzen Sie das Komma oder die Klammer",
    "A value is missing here. Add it, or remove the extra character":
      "Hier fehlt ein Wert. Ergänzen Sie ihn, oder löschen Sie das überzählige Zeichen",
    "There is text after the end of the document. Indent it or remove it":
      "Nach dem Ende des Dokuments steht noch Text. Rücken Sie ihn ein, oder löschen Sie ihn",
    "A quoted text is not closed. Add the closing quote":
      "Bei einem Text fehlt das schließende Anführungszeichen. Ergänzen Sie es",
    "There is a `---` or `...` inside a quoted text. Add the closing quote before it":
      """
    In einem Text in Anführungszeichen steht `---` oder `...`. Ergänzen Sie davor das schließende \
    Anführungszeichen
    """,
    "This backslash begins an unknown escape. Write `\\\\` for a backslash, or use single quotes":
      """
    Nach diesem Backslash steht kein bekanntes Zeichen. Schreiben Sie `\\\\` für einen Backslash, oder nehmen Sie \
    einfache Anführungszeichen
    """,
    "This escape lacks its hexadecimal digits. Write them as in `\\x41` or `\\u0041`":
      "Nach diesem Backslash fehlen die Hexadezimalziffern. Schreiben Sie sie wie in `\\x41` oder `\\u0041`",
    "This escape does not stand for a Unicode character. Write another one":
      "Diese Ziffern stehen für kein Unicode-Zeichen. Schreiben Sie andere",
    "This line is indented with a tab. Indent it with spaces":
      "Diese Zeile ist mit einem Tab eingerückt. Rücken Sie sie mit Leerzeichen ein",
    "A text block cannot be indented by 0. Write 1 to 9, or nothing":
      "Ein Textblock kann nicht um 0 eingerückt sein. Schreiben Sie 1 bis 9 oder nichts",
    "Only a comment is allowed here. Begin the text on the next line":
      "Hier ist nur ein Kommentar möglich. Beginnen Sie den Text in der nächsten Zeile",
    "`&` and `*` begin an anchor or an alias, and these are not supported. Put the value in quotes":
      "Mit `&` und `*` beginnen Anker und Aliasse; sie sind nicht möglich. Setzen Sie den Wert in Anführungszeichen",
    "`!` begins a tag, and tags are not supported. Put the value in quotes":
      "Mit `!` beginnt ein Tag; Tags sind nicht möglich. Setzen Sie den Wert in Anführungszeichen",
    "`!` begins a tag, and tags are not supported. Remove it, or put the value in quotes":
      """
    Mit `!` beginnt ein Tag; Tags sind nicht möglich. Löschen Sie es, oder setzen Sie den Wert in \
    Anführungszeichen
    """,
    "`%` at the start of a line begins a directive, and directives are not supported. Remove it":
      "Mit `%` am Zeilenanfang beginnt eine Direktive; Direktiven sind nicht möglich. Löschen Sie sie",
    "`%` at the start of a line begins a directive, and directives are not supported. Remove them all":
      "Mit `%` am Zeilenanfang beginnt eine Direktive; Direktiven sind nicht möglich. Löschen Sie alle",
    "Lists and mappings are nested far too deep. Make the file flatter":
      "Listen und Zuordnungen sind viel zu tief verschachtelt. Machen Sie die Datei flacher",
    "Lists and mappings are nested more than {most} deep here. Make the file flatter":
      "Listen und Zuordnungen sind hier mehr als {most}-mal verschachtelt. Machen Sie die Datei flacher",
    "This is a control character. Remove it, or write it as an escape in double quotes":
      """
    Das ist ein Steuerzeichen. Löschen Sie es, oder schreiben Sie es in doppelten Anführungszeichen mit einem \
    Backslash
    """,
    "This is not UTF-8 text. Save the file as UTF-8": "Das ist kein Text in UTF-8. Speichern Sie die Datei als UTF-8",
    "A second document begins here. Keep one document in a file":
      "Hier beginnt ein zweites Dokument. Lassen Sie nur eines in der Datei",
    "`*` begins an alias, and aliases are not supported. Write the value out, or put it in quotes":
      """
    Mit `*` beginnt ein Alias; Aliasse sind nicht möglich. Schreiben Sie den Wert aus, oder setzen Sie ihn in \
    Anführungszeichen
    """,
    "`&` begins an anchor, and anchors are not supported. Remove it, or put the value in quotes":
      """
    Mit `&` beginnt ein Anker; Anker sind nicht möglich. Löschen Sie ihn, oder setzen Sie den Wert in \
    Anführungszeichen
    """,
    "The key {key} appears twice. Keep one of them":
      "Den Schlüssel {key} gibt es zweimal. Lassen Sie nur einen stehen",
    "A key must be text, not a list, a mapping or an alias. Write `key: value`":
      "Ein Schlüssel muss Text sein, keine Liste, keine Zuordnung und kein Alias. Schreiben Sie `key: value`",
    "`<<` merges mappings, which is not supported. Write the keys out, or put `\"<<\"` in quotes":
      """
    `<<` fügt Zuordnungen ein; das ist nicht möglich. Schreiben Sie die Schlüssel aus, oder setzen Sie `"<<"` in \
    Anführungszeichen
    """,
    "This `:` has no key before it. Write `key: value`":
      "Vor diesem `:` steht kein Schlüssel. Schreiben Sie `key: value`",
    "The file holds more than {most} values. Split it or shorten it":
      "Die Datei enthält mehr als {most} Werte. Teilen oder kürzen Sie sie",
    "This text is longer than {most} bytes. Shorten it, or add a missing closing quote":
      "Dieser Text ist länger als {most} Bytes. Kürzen Sie ihn, oder ergänzen Sie ein fehlendes Anführungszeichen",
    "The file is empty. Write at least one `key: value`":
      "Die Datei ist leer. Schreiben Sie mindestens ein `key: value`",
    "The file is larger than {most} bytes. Split it or shorten it":
      "Die Datei ist größer als {most} Bytes. Teilen oder kürzen Sie sie",
    "There are more errors than this list shows. Fix these first":
      "Es gibt mehr Fehler, als diese Liste zeigt. Beheben Sie zuerst diese",
    "the key begins here": "hier beginnt der Schlüssel",
    "the list begins here": "hier beginnt die Liste",
    "the mapping begins here": "hier beginnt die Zuordnung",
    "the text begins here": "hier beginnt der Text",
    "the first document begins here": "hier beginnt das erste Dokument",
    "it appears here first": "zuerst hier",
    // What is wrong with an archive or a folder.
    "The file is empty": "Die Datei ist leer",
    "This is a {format} file": "Das ist eine {format}-Datei",
    "This tar file is not compressed": "Diese tar-Datei ist nicht komprimiert",
    "This is not an archive": "Das ist kein Archiv",
    "a .tar.gz or .tgz file": "eine .tar.gz- oder .tgz-Datei",
    "The system's zlib library does not work. Install it again":
      "Die Bibliothek zlib des Systems arbeitet nicht. Installieren Sie sie neu",
    "The archive ends too early": "Das Archiv endet zu früh",
    "There is more data after the end of the archive": "Nach dem Ende des Archivs folgen weitere Daten",
    "The archive is damaged: its data or its checksum is wrong":
      "Das Archiv ist beschädigt: Die Daten oder die Prüfsumme stimmen nicht",
    "The archive is damaged: a header is empty": "Das Archiv ist beschädigt: Ein Kopf ist leer",
    "The archive is damaged: a pax header is wrong": "Das Archiv ist beschädigt: Ein pax-Kopf stimmt nicht",
    "The archive is damaged: the checksum of a header is wrong":
      "Das Archiv ist beschädigt: Die Prüfsumme eines Kopfes stimmt nicht",
    "The archive is damaged: the length in a header is not a number":
      "Das Archiv ist beschädigt: Die Länge in einem Kopf ist keine Zahl",
    "The archive is damaged: a folder has a length": "Das Archiv ist beschädigt: Ein Ordner hat eine Länge",
    "The archive gives all of its files the same path or length":
      "Das Archiv gibt allen Dateien denselben Pfad oder dieselbe Länge",
    "The archive is larger than {most}": "Das Archiv ist größer als {most}",
    "The archive holds more than {most}": "Das Archiv enthält mehr als {most}",
    "The archive has more than {most} files and folders": "Das Archiv hat mehr als {most} Dateien und Ordner",
    "The file is larger than {most}": "Die Datei ist größer als {most}",
    "The folder has more than {most} files and folders": "Der Ordner hat mehr als {most} Dateien und Ordner",
    "The folder holds more than {most}": "Der Ordner enthält mehr als {most}",
    "This path appears twice. Some systems treat capital and small letters as the same":
      "Diesen Pfad gibt es zweimal. Manche Systeme unterscheiden große und kleine Buchstaben nicht",
    "The path is longer than {most} bytes": "Der Pfad ist länger als {most} Bytes",
    "The path begins with “/”. A path must stay below the top folder":
      "Der Pfad beginnt mit „/“. Ein Pfad muss unter dem obersten Ordner bleiben",
    "The path has a backslash in it": "Der Pfad enthält einen Backslash",
    "The path has a character in it that cannot be seen": "Der Pfad enthält ein unsichtbares Zeichen",
    "The path has “..” in it. A path must stay below the top folder":
      "Der Pfad enthält „..“. Ein Pfad muss unter dem obersten Ordner bleiben",
    "A part of the path is empty or “.”": "Ein Teil des Pfads ist leer oder „.“",
    "The path is more than {most} names deep": "Der Pfad ist mehr als {most} Namen tief",
    "The path is not UTF-8 text": "Der Pfad ist kein Text in UTF-8",
    "plain files and folders": "gewöhnliche Dateien und Ordner",
    "This is a hard link": "Das ist ein harter Link",
    "This is a symbolic link. Put the file itself there":
      "Das ist ein symbolischer Link. Legen Sie die Datei selbst dorthin",
    "This is a character device": "Das ist ein zeichenorientiertes Gerät",
    "This is a block device": "Das ist ein blockorientiertes Gerät",
    "This is a named pipe": "Das ist eine benannte Pipe",
    "This is a socket": "Das ist ein Socket",
    "This is a contiguous file": "Das ist eine zusammenhängende Datei",
    "This is a sparse file": "Das ist eine Datei mit Lücken (Sparse-Datei)",
    "This is a folder of an incremental backup": "Das ist ein Ordner einer inkrementellen Sicherung",
    "This is a later part of a file": "Das ist ein späterer Teil einer Datei",
    "This is the name of a volume": "Das ist der Name eines Datenträgers",
    "This is neither a plain file nor a folder": "Das ist weder eine gewöhnliche Datei noch ein Ordner",
    // Why a pack was not installed.
    "Another program is installing a pack in {folder}": "In {folder} installiert gerade ein anderes Programm",
    "Wait until it has finished, then run the command again.":
      "Warten Sie, bis es fertig ist, und wiederholen Sie den Befehl.",
    "{path} cannot be written: {reason}": "{path} lässt sich nicht schreiben: {reason}",
    "Free some disk space, then run the command again.":
      "Schaffen Sie Platz auf dem Datenträger, und wiederholen Sie den Befehl.",
    "To see who may write there, type: ls -ld {folder}": "Wer dort schreiben darf, zeigt: ls -ld {folder}",
    "{path} is a folder, not a file. Nothing was installed":
      "{path} ist ein Ordner, keine Datei. Es wurde nichts installiert",
    "A pack is a folder with a file pack.yaml. See: symptoms pack install --help":
      "Ein Paket ist ein Ordner mit pack.yaml. Mehr: symptoms pack install --help",
    "{path} has no pack.yaml, so it is not a pack": "{path} hat keine pack.yaml und ist daher kein Paket",
    "{path} has more than one pack in it. Nothing was installed":
      "{path} enthält mehr als ein Paket. Es wurde nichts installiert",
    "Install one pack at a time. Found: {names}": "Installieren Sie ein Paket nach dem anderen. Gefunden: {names}",
    "{path} has 1 error. Nothing was installed": "{path} hat 1 Fehler. Es wurde nichts installiert",
    "{path} has {count} errors. Nothing was installed": "{path} hat {count} Fehler. Es wurde nichts installiert",
    "{path}: {error}. Nothing was installed": "{path}: {error}. Es wurde nichts installiert",
    "{path}: {error}. 1 more file cannot be read either": "{path}: {error}. 1 weitere Datei ist auch nicht lesbar",
    "{path}: {error}. {count} more files cannot be read either":
      "{path}: {error}. Auch {count} weitere sind nicht lesbar",
    "Fix this in the pack, or ask its author to.":
      "Beheben Sie das im Paket, oder bitten Sie die Person, die es geschrieben hat.",
    "This file does not belong in a pack. Remove it": "Diese Datei gehört nicht in ein Paket. Löschen Sie sie",
    "There is no file or folder {path}": "Es gibt keine Datei und keinen Ordner {path}",
    "{path} cannot be read: {reason}": "{path} lässt sich nicht lesen: {reason}",
    "To see who may read it, type: ls -ld {path}": "Wer das lesen darf, zeigt: ls -ld {path}",
    "{path} cannot be read: {error}": "{path} lässt sich nicht lesen: {error}",
    "Download the pack first, then install the file. This program never downloads.":
      "Laden Sie das Paket zuerst herunter. Dieses Programm lädt nie etwas herunter.",
    "{path} is larger than {most} MiB. Nothing was installed":
      "{path} ist größer als {most} MiB. Es wurde nichts installiert",
    "{path} is neither a file nor a folder": "{path} ist weder eine Datei noch ein Ordner",
    "Give a pack's folder, or a .tar.gz or .tgz file with one pack in it.":
      "Nennen Sie den Ordner eines Pakets oder seine .tar.gz- oder .tgz-Datei.",
    "Get the file again, or unpack it and install the folder.":
      "Besorgen Sie die Datei noch einmal, oder entpacken Sie sie zu einem Ordner.",
    "{folder} already has {id}, but it cannot be read": "In {folder} gibt es {id} schon, aber nicht lesbar",
    "{folder} already has revision {old} of {id}": "In {folder} gibt es schon Revision {old} von {id}",
    "To replace it with revision {new}, add --replace.":
      "Um sie durch Revision {new} zu ersetzen, ergänzen Sie --replace.",
    "To use revision {new} instead, for everyone who uses this home, add --replace.":
      "Mit --replace gilt Revision {new}, für alle mit diesem Datenordner.",
  ]
}
