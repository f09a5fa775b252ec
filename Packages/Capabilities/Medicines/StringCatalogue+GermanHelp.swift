import TrackerApplication

extension StringCatalogue {
  /// The help of the commands.
  static let help = [
    "Keep a list of your medicines, and see which doses you took.":
      "Ihre Medikamente auf einer Liste, und welche Dosen Sie genommen haben.",
    """
      symptoms medicines                              your list
      symptoms medicines add ibuprofen 400mg --use acute
      symptoms medicines add propranolol 40mg --schedule "08:00 20:00"
      symptoms medicines show ibuprofen               one, with its doses
      symptoms medicines stop ibuprofen               you take it no more
      symptoms log medication ibuprofen               a dose you took
      symptoms log medication ibuprofen status=skipped

    The list only fills in what you log. It gives no advice.
    """: """
      symptoms medicines                              Ihre Liste
      symptoms medicines add ibuprofen 400mg --use akut
      symptoms medicines add propranolol 40mg --schedule "08:00 20:00"
      symptoms medicines show ibuprofen               eines, mit seinen Dosen
      symptoms medicines stop ibuprofen               Sie nehmen es nicht mehr
      symptoms log medication ibuprofen               eine genommene Dosis
      symptoms log medication ibuprofen status=ausgelassen

    Die Liste ergänzt nur, was Sie eintragen. Sie gibt keinen Rat.
    """,
    "The medicine; the start of its name is enough.": "Das Medikament; der Anfang des Namens genügt.",
    "Another name you type for it. You can repeat it.": "Ein anderer Name dafür. Auch mehrmals.",
    "Such as tablet, spray or injection.": "Etwa Tablette, Spray oder Spritze.",
    "Such as daily, “08:00 20:00”, “monday 08:00”, weekly or “when needed”.":
      "Etwa täglich, „08:00 20:00“, „montag 08:00“, wöchentlich oder „bei Bedarf“.",
    "acute (when symptoms come) or preventive.": "acute (bei Beschwerden) oder preventive (vorbeugend).",
    "Such as triptan, nsaid or opioid.": "Etwa triptan, nsaid oder opioid.",
    "The first day. Default: today.": "Der erste Tag. Sonst: heute.",
    "The last day.": "Der letzte Tag.",
    "What you take it for.": "Wofür Sie es nehmen.",
    "Doses you logged before get its use and class, too.": "Frühere Dosen bekommen Zweck und Klasse ebenfalls.",
    "See your medicines, and how many doses you took in the last 7 days.":
      "Ihre Medikamente, und wie viele Dosen Sie in den letzten 7 Tagen genommen haben.",
    "Show those you stopped, too.": "Auch die abgesetzten zeigen.",
    "Here you'll see your medicines.": "Hier sehen Sie Ihre Medikamente.",
    "See one medicine: its doses, and how bad it was before and after.":
      "Ein Medikament: seine Dosen, und wie stark es vorher und nachher war.",
    "Here you'll see one of your medicines.": "Hier sehen Sie eines Ihrer Medikamente.",
    "Export your list of medicines.": "Ihre Medikamentenliste exportieren.",
    """
      symptoms export medicines medicines.csv     for a spreadsheet
      symptoms export medicines medicines.md      as a table in a text
    """: """
      symptoms export medicines medikamente.csv   für eine Tabellenkalkulation
      symptoms export medicines medikamente.md    als Tabelle in einem Text
    """,
    "Here you export your list of medicines.": "Hier exportieren Sie Ihre Medikamentenliste.",
    "Put a medicine on your list.": "Ein Medikament auf Ihre Liste setzen.",
    """
      symptoms medicines add ibuprofen 400mg --use acute --class nsaid
      symptoms medicines add propranolol 40mg --schedule "08:00 20:00"
      symptoms medicines add methotrexate 15mg --schedule monday --form tablet
      symptoms medicines add sumatriptan 50mg --also Imigran --past
    """: """
      symptoms medicines add ibuprofen 400mg --use akut --class nsaid
      symptoms medicines add propranolol 40mg --schedule "08:00 20:00"
      symptoms medicines add methotrexat 15mg --schedule montag --form Tablette
      symptoms medicines add sumatriptan 50mg --also Imigran --past
    """,
    "Its name, then how much one dose is.": "Der Name, dann wie viel eine Dosis ist.",
    "How much one dose is, in words.": "Wie viel eine Dosis ist, in Worten.",
    "Here you add a medicine.": "Hier fügen Sie ein Medikament hinzu.",
    "Change a medicine. What you do not name stays as it is.": "Ein Medikament ändern. Was Sie nicht nennen, bleibt.",
    """
    A new schedule counts from today.

      symptoms medicines edit ibuprofen --dose 600mg
      symptoms medicines edit ibuprofen --schedule "08:00 14:00 20:00"
      symptoms medicines edit ibuprofen --clear until
      symptoms medicines edit ibuprofen --use acute --past
    """: """
    Ein neuer Zeitplan zählt ab heute.

      symptoms medicines edit ibuprofen --dose 600mg
      symptoms medicines edit ibuprofen --schedule "08:00 14:00 20:00"
      symptoms medicines edit ibuprofen --clear until
      symptoms medicines edit ibuprofen --use akut --past
    """,
    "Another name for it. The old one stays known.": "Ein neuer Name. Der alte bleibt bekannt.",
    "How much one dose is.": "Wie viel eine Dosis ist.",
    "Take away also, dose, form, schedule, use, class, until or reason. You can repeat it.":
      "also, dose, form, schedule, use, class, until oder reason wegnehmen. Auch mehrmals.",
    "--clear takes also, dose, form, schedule, use, class, until or reason.":
      "--clear braucht also, dose, form, schedule, use, class, until oder reason.",
    "Here you change a medicine.": "Hier ändern Sie ein Medikament.",
    "Say that you do not take a medicine any more. It is kept.":
      "Sagen, dass Sie ein Medikament nicht mehr nehmen. Es bleibt erhalten.",
    "The last day you took it. Default: today.": "Der letzte Tag. Sonst: heute.",
    "Here you stop a medicine.": "Hier setzen Sie ein Mittel ab.",
    "Take a medicine off your list (undo brings it back). Its doses stay.":
      "Ein Medikament von der Liste nehmen (undo holt es zurück). Seine Dosen bleiben.",
    "Here you delete a medicine.": "Hier löschen Sie ein Medikament.",
  ]
}
