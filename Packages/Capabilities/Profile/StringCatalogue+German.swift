import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    ProfileModule.id, "de",
    [
      // The parts of the profile.
      "First name": "Vorname", "Last name": "Nachname", "Birth date": "Geburtsdatum", "Gender": "Geschlecht",
      "Sex at birth": "Geschlecht bei der Geburt", "Height": "Größe", "Weight": "Gewicht",
      "Treatments": "Behandlungen", "Suspected triggers": "Vermutete Auslöser",
      "female": "weiblich", "male": "männlich", "intersex": "intergeschlechtlich",
      "prefer not to say": "keine Angabe",
      "your last name": "Ihr Nachname", "your birth date": "Ihr Geburtsdatum", "your gender": "Ihr Geschlecht",
      "your sex at birth": "Ihr Geschlecht bei der Geburt", "your height": "Ihre Größe",
      "your weight": "Ihr Gewicht im Profil",
      // What each is used for.
      "Used to greet you.": "Damit werden Sie begrüßt.",
      "Kept for reports. Nothing else uses it.": "Nur für Berichte.",
      "Leaves out what is not for you. It is kept for reports.":
        "Lässt weg, was Sie nicht betrifft. Für Berichte.",
      "Gives your age, for reports and for what is only for some ages.":
        "Ergibt Ihr Alter, für Berichte und für das, was nur manches Alter betrifft.",
      // Asked while setting up.
      "Some questions are only for women or only for men. Skip it, and you are asked all of them.":
        "Manche Fragen sind nur für Frauen oder nur für Männer. Ohne Antwort werden alle gestellt.",
      "Some questions are only for some ages. Write it like 1980-05-04, or leave it empty.":
        "Manche Fragen gelten nur in einem Alter. Schreiben Sie es wie 1980-05-04, oder lassen Sie es leer.",
      "Gives your body mass index, with your weight.": "Ergibt mit Ihrem Gewicht Ihren Body-Mass-Index.",
      "Gives your body mass index, with your height. A weight that you log counts first.":
        "Ergibt mit Ihrer Größe Ihren Body-Mass-Index. Ein eingetragenes Gewicht zählt zuerst.",
      "Offered to you when you make a list of your medicines.":
        "Wird Ihnen angeboten, wenn Sie Ihre Medikamente auflisten.",
      "Says which of your numbers to watch.": "Sagt, auf welche Ihrer Zahlen geachtet werden soll.",
      "Asked once a month, so that you can see what has changed.":
        "Wird einmal im Monat gefragt, damit Sie sehen, was sich geändert hat.",
      // The questions.
      "What is your first name?": "Wie heißen Sie mit Vornamen?",
      "What is your last name?": "Wie heißen Sie mit Nachnamen?",
      "When were you born?": "Wann sind Sie geboren?", "What is your gender?": "Welches Geschlecht haben Sie?",
      "What was your sex at birth?": "Welches Geschlecht hatten Sie bei der Geburt?",
      "How tall are you?": "Wie groß sind Sie?", "What do you weigh?": "Was wiegen Sie?",
      "What do you do or take against your symptoms?": "Was tun oder nehmen Sie gegen Ihre Beschwerden?",
      "What do you suspect to make your days worse?": "Was macht Ihre Tage vermutlich schlechter?",
      // What cannot be an answer.
      "“{typed}” is not one of the answers": "„{typed}“ ist keine der Antworten",
      "An answer stands on one line": "Eine Antwort steht in einer Zeile",
      "That is too much: up to {count} things fit": "Das ist zu viel: höchstens {count} Angaben passen",
      "That is not a date with a day, a month and a year": "Das ist kein Datum mit Tag, Monat und Jahr",
      "That date is still to come": "Dieses Datum kommt erst noch",
      "A birth date lies in 1900 or later": "Ein Geburtsdatum liegt nicht vor 1900",
      "Type it like this: {command}": "Tippen Sie zum Beispiel: {command}",
      "“{word}” is not a part of your profile": "„{word}“ ist kein Teil Ihres Profils",
      "To see all parts: symptoms profile": "Alle Teile ansehen: symptoms profile",
      "The effect on your daily life is logged, with its day":
        "Die Auswirkung auf den Alltag wird mit dem Tag eingetragen",
      "To log it: symptoms log impact 6": "Eintragen: symptoms log impact 6",
      // The profile.
      "not given": "keine Angabe",
      "{date} (age {age})": "{date} ({age} Jahre)",
      "{weight}, logged on {day}": "{weight}, eingetragen am {day}",
      "Body mass index: {number}. That is the weight in kg, divided twice by the height in metres.":
        "Body-Mass-Index: {number}. Das ist das Gewicht in kg, zweimal durch die Größe in Metern geteilt.",
      "Effect on daily life": "Auswirkung auf den Alltag",
      "{first} out of 10 ({start})": "{first} von 10 ({start})",
      "first {first} out of 10 ({start}), latest {latest} ({day}), change {change}":
        "zuerst {first} von 10 ({start}), zuletzt {latest} ({day}), Änderung {change}",
      "What you suspect": "Was Sie vermuten",
      "{text}: watched, and kept as you wrote it. None of your numbers goes by this name.":
        "{text}: wird beobachtet und bleibt, wie Sie es geschrieben haben. Keine Ihrer Zahlen heißt so.",
      "{text}: watched. Your number for it is “{name}”.": "{text}: wird beobachtet. Ihre Zahl dafür ist „{name}“.",
      "This does not say that they make your days worse.":
        "Das sagt nicht, dass Ihre Tage davon schlechter werden.",
      "fill in or change several answers": "mehrere Angaben machen oder ändern",
      "change one answer": "eine Angabe ändern", "clear one answer": "eine Angabe löschen",
      "That is already so. Nothing was changed.": "Das ist schon so. Es wurde nichts geändert.",
      "Cleared: {title}.": "Gelöscht: {title}.", "Saved. {title}: {answer}.": "Gespeichert. {title}: {answer}.",
      "Your logged weight of {day} counts first.": "Ihr eingetragenes Gewicht vom {day} zählt zuerst.",
      // The form.
      "Your profile": "Ihr Profil",
      "Which answer do you want to give or change?": "Welche Angabe möchten Sie machen oder ändern?",
      "Save 1 change": "1 Änderung speichern", "Save {count} changes": "{count} Änderungen speichern",
      "{value} (not saved yet)": "{value} (noch nicht gespeichert)",
      "This form needs a keyboard": "Dieses Formular braucht eine Tastatur",
      "To change one answer: symptoms profile set height 172cm":
        "Eine Angabe ändern: symptoms profile set height 172cm",
      "Nothing was changed": "Es wurde nichts geändert",
      "To see your profile: symptoms profile": "Profil ansehen: symptoms profile",
      "To give an answer: {command}": "Etwas angeben: {command}",
      // The questions while setting up.
      "Your treatments": "Ihre Behandlungen",
      "You can leave this empty. You can change it later with symptoms profile.":
        "Sie können das leer lassen und später mit symptoms profile ändern.",
      "Regular medicines": "Regelmäßige Medikamente", "Medicines when needed": "Medikamente bei Bedarf",
      "Physiotherapy": "Physiotherapie", "Talking therapy": "Gesprächstherapie", "Relaxation": "Entspannung",
      "Special diet": "Besondere Ernährung",
      "A guess is enough, and you can leave this empty. It says which of your numbers to watch.":
        "Eine Vermutung genügt, und Sie können das leer lassen. Es sagt, auf welche Ihrer Zahlen geachtet werden soll.",
      // Daily life.
      "Effect": "Auswirkung",
      "answers about daily life": "Angaben zum Alltag", "answer about daily life": "Angabe zum Alltag",
      "1 answer about daily life": "1 Angabe zum Alltag",
      "{count} answers about daily life": "{count} Angaben zum Alltag",
      "Log how much your symptoms affect your daily life.":
        "Eintragen, wie stark die Beschwerden den Alltag beeinträchtigen.",
      "1 is hardly any effect, 10 is that you can do almost nothing.":
        "1 ist kaum eine Auswirkung, bei 10 können Sie fast nichts tun.",
      "How much do your symptoms affect your daily life?":
        "Wie stark beeinträchtigen die Beschwerden Ihren Alltag?",
      "Anything else.": "Alles Weitere.",
      "your symptoms affect your daily life, 6 out of 10":
        "die Beschwerden beeinträchtigen Ihren Alltag, 6 von 10",
      "effect on daily life {value} out of 10": "Auswirkung auf den Alltag {value} von 10",
      "Effect on daily life, as logged": "Auswirkung auf den Alltag, wie eingetragen",
      "How much the symptoms affect daily life, as it was logged.":
        "Wie stark die Beschwerden den Alltag beeinträchtigen, wie es eingetragen wurde.",
      "How much the symptoms affect daily life: 1 is hardly any, 10 the most. Known on the days it was answered.":
        "Wie stark die Beschwerden den Alltag beeinträchtigen: 1 ist kaum, 10 am meisten. Nur an Tagen mit Antwort.",
      "points": "Punkte",
      "Your daily life": "Ihr Alltag", "hardly any": "kaum", "you can do almost nothing": "fast nichts geht mehr",
      "This is asked once a month. You can skip it.": "Das wird einmal im Monat gefragt. Sie können es überspringen.",
      "Saved: effect on daily life {value} out of 10.":
        "Gespeichert: Auswirkung auf den Alltag {value} von 10.",
    ].merging(germanHelp) { own, _ in own }.merging(germanOfReports) { own, _ in own })

  /// The help of the module's commands.
  private static let germanHelp: [String: String] = [
    "See or change what you said about yourself.": "Angaben zu Ihrer Person ansehen oder ändern.",
    """
    You do not have to answer any of it. Each answer says what it is used for. Everything stays in your journal on \
    this computer.

      symptoms profile
      symptoms profile edit
      symptoms profile set height 172cm
      symptoms profile set triggers "stress, short nights"
      symptoms profile clear height
    """: """
    Sie müssen nichts davon angeben. Bei jeder Angabe steht, wofür sie da ist. Alles bleibt in Ihrem Tagebuch auf \
    diesem Computer.

      symptoms profile
      symptoms profile edit
      symptoms profile set height 172cm
      symptoms profile set triggers "stress, short nights"
      symptoms profile clear height
    """,
    "See your answers, and what each is used for.": "Ihre Angaben ansehen, und wofür jede da ist.",
    "Here you'll see your profile.": "Hier sehen Sie Ihr Profil.",
    "Give or change one answer.": "Eine Angabe machen oder ändern.",
    """
    Leave the answer out, and it asks you. Then your answer is not on the command line. The parts are first-name, \
    last-name, birth-date, gender, sex, height, weight, treatments and triggers.

      symptoms profile set first-name Ada
      symptoms profile set birth-date 1980-05-04
      symptoms profile set sex female             female, male, intersex or not-said
      symptoms profile set height 172cm           or 5ft8in
      symptoms profile set weight 70.4kg          or 155lb; a logged weight counts first
      symptoms profile set treatments "physiotherapy, tablets"
      symptoms profile set triggers "stress, short nights"
    """: """
    Lassen Sie die Angabe weg, werden Sie gefragt. Dann steht sie nicht in der Befehlszeile. Die Teile sind \
    first-name, last-name, birth-date, gender, sex, height, weight, treatments und triggers.

      symptoms profile set first-name Ada
      symptoms profile set birth-date 1980-05-04
      symptoms profile set sex female             female, male, intersex oder not-said
      symptoms profile set height 172cm           oder 5ft8in
      symptoms profile set weight 70.4kg          oder 155lb; ein eingetragenes Gewicht zählt zuerst
      symptoms profile set treatments "Physiotherapie, Tabletten"
      symptoms profile set triggers "Stress, kurze Nächte"
    """,
    "A part of your profile, such as height.": "Ein Teil Ihres Profils, etwa height.",
    "Your answer.": "Ihre Angabe.",
    "Here you fill in your profile.": "Hier füllen Sie Ihr Profil aus.",
    "Clear one answer. You can undo it.": "Eine Angabe löschen. Sie können es rückgängig machen.",
    "Here you clear an answer.": "Hier löschen Sie eine Angabe.",
    "Fill in or change your profile in a form.": "Ihr Profil in einem Formular ausfüllen oder ändern.",
    "Choose a part, then give your answer. Nothing is saved until you choose to save.":
      "Wählen Sie einen Teil und antworten Sie. Gespeichert wird erst, wenn Sie „speichern“ wählen.",
  ]
}
