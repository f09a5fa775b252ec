import TrackerApplication

extension StringCatalogue {
  /// The help of the module's commands.
  static let germanHelp: [String: String] = [
    // onboard
    "Set up, or change your set-up.": "Einrichten oder die Einrichtung ändern.",
    """
    Asks a few questions, which takes about two minutes. You can stop at any time and carry on later. Everything stays \
    in one file on this computer. Only your user account can read it. What you answer with options is not asked. \
    Without a terminal nothing is asked, and each answer that is needed must be given.

      symptoms onboard
      symptoms onboard --pack universal --symptoms pain,fatigue --impact 6 --pattern episodic --track food,sleep
      symptoms onboard --answers answers.yaml
      symptoms onboard --change               change your answers; nothing you've logged is lost
      symptoms onboard --change --impact 4    change one answer

    A file of answers looks like this:
      pack: [universal]
      name: Ada
      symptoms: [pain, fatigue]
      impact: 6
      pattern: episodic
      track: [food, sleep]
    """: """
    Stellt ein paar Fragen. Das dauert etwa zwei Minuten. Sie können jederzeit aufhören und später weitermachen. Alles \
    bleibt in einer Datei auf diesem Computer. Nur Ihr Benutzerkonto kann sie lesen. Was Sie mit Optionen beantworten, \
    wird nicht gefragt. Ohne Terminal wird nichts gefragt, und jede nötige Antwort muss dabeistehen.

      symptoms onboard
      symptoms onboard --pack universal --symptoms pain,fatigue --impact 6 --pattern episodic --track food,sleep
      symptoms onboard --answers answers.yaml
      symptoms onboard --change               Antworten ändern; nichts Eingetragenes geht verloren
      symptoms onboard --change --impact 4    eine Antwort ändern

    Eine Datei mit Antworten sieht so aus:
      pack: [universal]
      name: Ada
      symptoms: [pain, fatigue]
      impact: 6
      pattern: episodic
      track: [food, sleep]
    """,
    "A condition. You can repeat it. To see all: symptoms pack list":
      "Eine Erkrankung. Mehrfach möglich. Alle ansehen: symptoms pack list",
    "What you would like to be called. You can leave it out.":
      "Wie Sie angesprochen werden möchten. Sie können es weglassen.",
    "What you do or take against it, with commas between.":
      "Was Sie dagegen tun oder nehmen, durch Kommas getrennt.",
    "What you suspect to make it worse, with commas between.":
      "Was es vermutlich schlimmer macht, durch Kommas getrennt.",
    "Change your answers.": "Ihre Antworten ändern.",
    "Start again from the first question.": "Noch einmal bei der ersten Frage anfangen.",
    "The symptoms that bother you most, with commas between them.":
      "Die Beschwerden, die Sie am meisten stören, durch Kommas getrennt.",
    "How much they affect your daily life, such as 6.": "Wie stark sie Ihren Alltag beeinträchtigen, etwa 6.",
    "How they come and go, such as episodic.": "Wie sie kommen und gehen, etwa episodic.",
    "What to log each day, with commas between, or none.":
      "Was Sie jeden Tag eintragen möchten, durch Kommas getrennt, oder none.",
    "What counts as a flare: pack for a fixed level, usual for worse than usual.":
      "Was als Schub zählt: pack für eine feste Stärke, usual für schlimmer als sonst.",
    "The answer to any other question. You can repeat it.": "Die Antwort auf eine andere Frage. Mehrfach möglich.",
    "Take the answers from a file.": "Die Antworten aus einer Datei nehmen.",
    "--answer takes a question and its answer, such as --answer sleep-aid=yes.":
      "--answer nimmt eine Frage und die Antwort, etwa --answer sleep-aid=yes.",
    // conditions
    "See, add or stop conditions.": "Erkrankungen ansehen, hinzufügen, beenden.",
    """
    Each condition has its own flares and its own forecast. Your check-in asks about a shared symptom only once. \
    Nothing you've logged is ever lost.

      symptoms conditions
      symptoms conditions add CONDITION
      symptoms conditions end CONDITION
    """: """
    Jede Erkrankung hat ihre eigenen Schübe und ihre eigene Vorhersage. Nach einer gemeinsamen Beschwerde werden Sie \
    nur einmal gefragt. Nichts Eingetragenes geht verloren.

      symptoms conditions
      symptoms conditions add CONDITION
      symptoms conditions end CONDITION
    """,
    "See your conditions, also those you stopped tracking.":
      "Ihre Erkrankungen ansehen, auch die beendeten.",
    "Track another condition from today.": "Ab heute eine weitere Erkrankung festhalten.",
    """
    Asks a few questions about the condition. You can also give answers as options or in a file. The rest are your \
    last answers, or the suggested ones. Your check-in then asks about the symptoms you choose. Earlier days count as \
    far as you logged those symptoms.

      symptoms conditions add CONDITION
      symptoms conditions add CONDITION --symptoms pain,fatigue --flare usual
      symptoms conditions add CONDITION --answers answers.yaml
    """: """
    Stellt ein paar Fragen zu der Erkrankung. Sie können auch mit Optionen oder in einer Datei antworten. Für den Rest \
    gelten Ihre letzten Antworten oder die vorgeschlagenen. Ihr Befinden fragt dann nach den Beschwerden, die Sie \
    wählen. Frühere Tage zählen, soweit Sie diese Beschwerden eingetragen haben.

      symptoms conditions add CONDITION
      symptoms conditions add CONDITION --symptoms pain,fatigue --flare usual
      symptoms conditions add CONDITION --answers answers.yaml
    """,
    "A condition. To see all: symptoms pack list": "Eine Erkrankung. Alle ansehen: symptoms pack list",
    "Stop tracking a condition. Nothing you logged is lost.":
      "Eine Erkrankung nicht mehr festhalten. Nichts Eingetragenes geht verloren.",
    """
    From today there is no check-in and no forecast for it. Everything you logged stays. You can add it again at any \
    time.

      symptoms conditions end CONDITION
    """: """
    Ab heute gibt es dafür kein Befinden und keine Vorhersage mehr. Alles Eingetragene bleibt. Sie können sie \
    jederzeit wieder hinzufügen.

      symptoms conditions end CONDITION
    """,
    "One of your conditions.": "Eine Ihrer Erkrankungen.",
    // Before anyone is set up.
    "Here you'll see your conditions.": "Hier sehen Sie Ihre Erkrankungen.",
    "Here you add another condition.": "Hier fügen Sie eine Erkrankung hinzu.",
    "Here you stop tracking a condition.": "So halten Sie eine Erkrankung nicht mehr fest.",
    "Here you change your answers.": "Hier ändern Sie Ihre Antworten.",
  ]
}
