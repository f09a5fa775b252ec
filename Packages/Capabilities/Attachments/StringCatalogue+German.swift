import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    AttachmentsModule.id, "de",
    [
      // What is shown.
      "an attachment": "ein Anhang",
      "{title} ({name})": "{title} ({name})",
      "{type}, {size}": "{type}, {size}",
      "{size} KB": "{size} KB",
      "{size} MB": "{size} MB",
      "a deleted entry": "ein gelöschter Eintrag",
      "No file is attached yet.": "Es hängt noch keine Datei an einem Eintrag.",
      "see your entries, with their ids": "Ihre Einträge mit ihren Kennungen ansehen",
      "Nothing is attached to this entry: {entry}.": "An diesem Eintrag hängt nichts: {entry}.",
      "the file is missing": "die Datei fehlt",
      "see where a file is, by its id": "sehen, wo eine Datei liegt, nach ihrer Kennung",
      "see all {count}": "alle {count} ansehen",
      "file": "Datei", "entry": "Eintrag", "id": "Kennung",
      "File": "Datei", "Kind": "Art", "Entry": "Eintrag", "Small picture": "Kleines Bild",
      "{what} ({day}, {id})": "{what} ({day}, {id})",
      "{what} ({day})": "{what} ({day})",
      "The file is missing. It may be in a backup.": "Die Datei fehlt. Vielleicht ist sie in einer Sicherung.",
      "The file is damaged. A backup may have it whole.":
        "Die Datei ist beschädigt. Vielleicht ist sie in einer Sicherung noch ganz.",
      "see your backups": "Ihre Sicherungen ansehen",
      "The file is open in another window.": "Die Datei ist in einem anderen Fenster offen.",
      "It could not be opened from here. The file is where the first line says.":
        "Von hier ließ sie sich nicht öffnen. Wo die Datei liegt, steht in der ersten Zeile.",
      // What was done.
      "Attached {name} ({facts}) to: {entry}.": "{name} ({facts}) hängt jetzt an: {entry}.",
      "{name} is already attached to: {entry}. Nothing was changed.":
        "{name} hängt schon an: {entry}. Es wurde nichts geändert.",
      "Took {name} off: {entry}.": "{name} hängt nicht mehr an: {entry}.",
      "Saved {name} in {file}. Only your user account can open it.":
        "{name} liegt jetzt in {file}. Nur Ihr Benutzerkonto kann die Datei öffnen.",
      "To take it back: symptoms undo": "Rückgängig machen: symptoms undo",
      "To get it back: symptoms undo": "Zurückholen: symptoms undo",
      // What can be wrong with a file.
      "There is no file {path}": "Die Datei {path} gibt es nicht",
      "Check the name and the folder.": "Prüfen Sie Name und Ordner.",
      "{path} is a folder": "{path} ist ein Ordner",
      "Name a file in it.": "Nennen Sie eine Datei darin.",
      "{path} is a link, not a file": "{path} ist eine Verknüpfung, keine Datei",
      "Name the file that it leads to.": "Nennen Sie die Datei, auf die sie zeigt.",
      "{path} is not a file": "{path} ist keine Datei",
      "Type the name of a file": "Geben Sie den Namen einer Datei an",
      "{path} is empty": "{path} ist leer",
      "Check that it is the right file.": "Prüfen Sie, ob es die richtige Datei ist.",
      "{path} is too large: {size} MB. The most is {most} MB":
        "{path} ist zu groß: {size} MB. Höchstens sind es {most} MB",
      "To allow it, type: symptoms settings set attachments.limit {limit}":
        "Das erlauben: symptoms settings set attachments.limit {limit}",
      "{path} cannot be opened": "{path} lässt sich nicht öffnen",
      "Check its permissions.": "Prüfen Sie die Rechte der Datei.",
      "{path} changed while it was read, so it was not attached":
        "{path} hat sich beim Lesen geändert und ist nicht angehängt",
      "Wait until it is complete, then try again.": "Warten Sie, bis sie fertig ist, und versuchen Sie es noch einmal.",
      "{path} cannot be attached: it is another kind of file":
        "{path} lässt sich nicht anhängen: Es ist eine Datei anderer Art",
      "Attach a photo, a recording or a PDF.": "Hängen Sie ein Foto, eine Aufnahme oder ein PDF an.",
      "{path} cannot be saved": "{path} lässt sich nicht speichern",
      "Check that you can write to its folder and that the disk is not full":
        "Prüfen Sie, ob Sie in den Ordner schreiben dürfen und ob noch Platz ist",
      "{path} belongs to the program": "{path} gehört dem Programm",
      "Choose another name": "Nehmen Sie einen anderen Namen",
      "An attachment in the file is damaged": "Ein Anhang in der Datei ist beschädigt",
      "Copy the file again, or make a new export.":
        "Kopieren Sie die Datei noch einmal, oder exportieren Sie neu.",
      // What can be wrong with an attachment.
      "The title has {count} characters. The most is {most}": "Der Titel hat {count} Zeichen. Höchstens sind es {most}",
      "Type a shorter title.": "Geben Sie einen kürzeren Titel ein.",
      "An id has at least 3 characters": "Eine Kennung hat mindestens 3 Zeichen",
      "No attachment has the id “{id}”": "Einen Anhang mit der Kennung „{id}“ gibt es nicht",
      "“{id}” fits several attachments. Type one more character":
        "„{id}“ passt zu mehreren Anhängen. Geben Sie ein Zeichen mehr ein",
      "To see the ids: symptoms attachments": "Kennungen ansehen: symptoms attachments",
      "The file of the attachment {id} is missing": "Die Datei des Anhangs {id} fehlt",
      "The file of the attachment {id} is damaged": "Die Datei des Anhangs {id} ist beschädigt",
      "It may be in a backup. To see your backups: symptoms backup list":
        "Vielleicht ist sie in einer Sicherung. Ansehen: symptoms backup list",
      // doctor
      "Attachments": "Anhänge",
      "1 attachment, as it was saved": "1 Anhang, wie er gespeichert wurde",
      "{count} attachments, as they were saved": "{count} Anhänge, wie sie gespeichert wurden",
      "the file of 1 attachment is missing": "die Datei von 1 Anhang fehlt",
      "the files of {count} attachments are missing": "die Dateien von {count} Anhängen fehlen",
      "the file of 1 attachment is damaged": "die Datei von 1 Anhang ist beschädigt",
      "the files of {count} attachments are damaged": "die Dateien von {count} Anhängen sind beschädigt",
      "{id}, of the entry {entry}": "{id}, vom Eintrag {entry}",
      "A backup may have what is lost. To see your backups: symptoms backup list":
        "Vielleicht hat eine Sicherung, was fehlt. Ihre Sicherungen ansehen: symptoms backup list",
      "1 file belongs to no attachment": "1 Datei gehört zu keinem Anhang",
      "{count} files belong to no attachment": "{count} Dateien gehören zu keinem Anhang",
      "1 file without an attachment was removed": "1 Datei ohne Anhang wurde entfernt",
      "{count} files without an attachment were removed": "{count} Dateien ohne Anhang wurden entfernt",
      "To remove what was left, type: symptoms doctor --fix": "Entfernen: symptoms doctor --fix",
      // doctor --data and settings
      "Files that you attached to entries.": "Dateien, die Sie an Einträge angehängt haben.",
      "Small pictures of photos that you attached.": "Kleine Bilder von Fotos, die Sie angehängt haben.",
      "A file that you attached.": "Eine Datei, die Sie angehängt haben.",
      "Largest attachment": "Größter Anhang",
      "How many megabytes may a file have that you attach?":
        "Wie viele Megabyte darf eine Datei haben, die Sie anhängen?",
    ].merging([String: String].germanHelpOfAttachments) { own, _ in own })
}

extension [String: String] {
  /// The help of the commands in German.
  static let germanHelpOfAttachments: [String: String] = [
    "Attach a photo, a recording or a PDF to an entry.":
      "Ein Foto, eine Aufnahme oder ein PDF an einen Eintrag hängen.",
    """
    The file is copied into the folder with your data. Your own file stays where it is.

      symptoms attach k3f9a photo.jpg
      symptoms attach k3f9a letter.pdf --title "From the clinic"

    To see the ids of entries: symptoms list. You can attach these, up to 25 MB each:

      pictures      JPEG, PNG, HEIC, WebP, GIF
      recordings    M4A, MP3, WAV, Ogg, FLAC, MP4
      documents     PDF

    To allow more, type: symptoms settings set attachments.limit 50
    """: """
    Die Datei wird in den Ordner mit Ihren Daten kopiert. Ihre eigene Datei bleibt, wo sie ist.

      symptoms attach k3f9a foto.jpg
      symptoms attach k3f9a brief.pdf --title "Aus der Klinik"

    Kennungen von Einträgen ansehen: symptoms list. Das lässt sich anhängen, bis zu 25 MB je Datei:

      Bilder        JPEG, PNG, HEIC, WebP, GIF
      Aufnahmen     M4A, MP3, WAV, Ogg, FLAC, MP4
      Schriftstücke PDF

    Mehr erlauben: symptoms settings set attachments.limit 50
    """,
    "The entry's id. The first 3 characters are usually enough.":
      "Die Kennung des Eintrags. Meist reichen die ersten 3 Zeichen.",
    "The file.": "Die Datei.",
    "What it shows, in a few words.": "Was darauf ist, in wenigen Worten.",
    "Here you attach files.": "Hier hängen Sie Dateien an.",
    "See files that you attached to entries, and save them elsewhere.":
      "Dateien an Ihren Einträgen ansehen und anderswo speichern.",
    """
      symptoms attachments                       the latest files
      symptoms attachments k3f9a                 those of one entry
      symptoms attachments show p4d7x --open     open one
      symptoms attachments save p4d7x copy.jpg   a copy of one
      symptoms detach p4d7x                      take one off its entry
    """: """
      symptoms attachments                        die neuesten Dateien
      symptoms attachments k3f9a                  die eines Eintrags
      symptoms attachments show p4d7x --open      eine öffnen
      symptoms attachments save p4d7x kopie.jpg   eine Kopie davon
      symptoms detach p4d7x                       eine von ihrem Eintrag nehmen
    """,
    "See what is attached, the latest first.": "Anhänge ansehen, die neuesten zuerst.",
    "Only what is attached to this entry.": "Nur, was an diesem Eintrag hängt.",
    "How many to show.": "Wie viele gezeigt werden.",
    "Here you'll see attached files.": "Hier sehen Sie Ihre Anhänge.",
    "See one attached file: what it is and where it is.": "Einen Anhang ansehen: was er ist und wo er liegt.",
    "The attachment's id.": "Die Kennung des Anhangs.",
    "Open the file with your own program for such files.": "Die Datei mit Ihrem eigenen Programm dafür öffnen.",
    "Here you'll see an attached file.": "Hier sehen Sie einen Anhang.",
    "Save a copy of an attached file where you say.": "Einen Anhang als Kopie speichern, wo Sie es sagen.",
    "  symptoms attachments save p4d7x copy.jpg": "  symptoms attachments save p4d7x kopie.jpg",
    "  symptoms attachments show p4d7x --open": "  symptoms attachments show p4d7x --open",
    "A file that is not there yet, or a folder.": "Eine Datei, die es noch nicht gibt, oder ein Ordner.",
    "Here you save an attached file.": "Hier speichern Sie einen Anhang.",
    "Take an attached file off its entry.": "Einen Anhang von seinem Eintrag nehmen.",
    """
    The file stays in the trash until you empty it. Until then, undo can bring it back.

      symptoms detach p4d7x
    """: """
    Die Datei bleibt im Papierkorb, bis Sie ihn leeren. So lange holt undo sie zurück.

      symptoms detach p4d7x
    """,
    "The attachment's id. To see the ids: symptoms attachments":
      "Die Kennung des Anhangs. Kennungen ansehen: symptoms attachments",
    "Here you take a file off.": "Hier nehmen Sie einen Anhang ab.",
    "--limit needs a whole number from 1, such as --limit 50.":
      "--limit braucht eine ganze Zahl ab 1, etwa --limit 50.",
  ]
}
