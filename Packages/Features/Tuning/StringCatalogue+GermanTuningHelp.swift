import TrackerApplication

extension StringCatalogue {
  /// The help of `tune` in German.
  static let germanOfTuningHelp: [String: String] = [
    // tune
    "Change how much each factor counts (for clinicians).": "Ändern, wie stark jeder Faktor zählt (für Fachleute).",
    """
    A tuning changes the weights of a condition for one person. The condition pack itself stays as it is. You make a \
    draft, try it on the person's past, and apply it. It counts from that day on; earlier days do not change.

      symptoms tune show                              see the weights
      symptoms tune set sleep=45 exercise=30 food=15  change a draft; weights add up to 100
      symptoms tune fit                               propose weights from the past
      symptoms tune backtest                          compare the past with and without it
      symptoms tune apply --by "pain clinic" --because "short nights came before every flare"
      symptoms tune revert                            undo it

    These figures show what goes together with flares. They do not show causes and are not medical advice.
    """: """
    Eine Anpassung ändert die Gewichte einer Erkrankung für eine Person. Das Paket bleibt, wie es ist. Sie legen \
    einen Entwurf an, prüfen ihn an der Vergangenheit der Person und wenden ihn an. Er gilt ab diesem Tag; frühere \
    Tage ändern sich nicht.

      symptoms tune show                              die Gewichte ansehen
      symptoms tune set sleep=45 exercise=30 food=15  einen Entwurf ändern; zusammen 100
      symptoms tune fit                               Gewichte aus der Vergangenheit vorschlagen
      symptoms tune backtest                          die Vergangenheit mit und ohne vergleichen
      symptoms tune apply --by "pain clinic" --because "short nights came before every flare"
      symptoms tune revert                            zurücknehmen

    Diese Zahlen zeigen, was mit Schüben zusammen auftritt. Sie zeigen keine Ursachen und sind kein ärztlicher Rat.
    """,
    "Which condition, by id or name, if you track several.":
      "Welche Erkrankung, nach ID oder Name, wenn es mehrere gibt.",
    // tune show
    "See the weights: the pack's, those in use, and the draft's.":
      "Die Gewichte ansehen: im Paket, in Gebrauch und im Entwurf.",
    """
    The group weights make up the load score. The log-odds of a factor are what the forecast starts from before it \
    knows the person. They scale with the weight of the group. Rows that differ are marked.

    Examples:
      symptoms tune show
      symptoms tune show --factors              with every factor
      symptoms tune show --file winter.yaml     with a file instead of the draft
      symptoms tune show --json
    """: """
    Die Gewichte der Gruppen bilden den Belastungswert. Von den Log-Odds eines Faktors geht die Vorhersage aus, bevor \
    sie die Person kennt. Sie ändern sich mit dem Gewicht der Gruppe. Abweichende Zeilen sind gekennzeichnet.

    Beispiele:
      symptoms tune show
      symptoms tune show --factors              mit jedem Faktor
      symptoms tune show --file winter.yaml     mit einer Datei statt des Entwurfs
      symptoms tune show --json
    """,
    "Show this file instead of the draft.": "Diese Datei statt des Entwurfs zeigen.",
    "Show every factor, not only those changed by themselves.": "Jeden Faktor zeigen, nicht nur die selbst geänderten.",
    // tune set
    "Change weights and curves in a draft.": "Gewichte und Kurven in einem Entwurf ändern.",
    """
    The draft has no effect until you apply it. Group weights must add up to 100. With --rest, the groups you do not \
    name share what is left. A group's weight also scales the log-odds of its factors. The draft is kept in the \
    journal, or in a file with --file.

    Examples:
      symptoms tune set sleep=45 exercise=30 food=15 load=10
      symptoms tune set sleep=50 --rest
      symptoms tune set short-sleep.response.6=55        the points at 6 hours
      symptoms tune set short-sleep.response="4:100 6:55 8:0"
      symptoms tune set short-sleep.log_odds=0.4 short-sleep.sure=high
      symptoms tune set sleep=pack                       as in the pack again
      symptoms tune set review=2027-02-01                when to review it
      symptoms tune set --clear                          delete the draft
    """: """
    Der Entwurf wirkt erst, wenn Sie ihn anwenden. Die Gewichte der Gruppen müssen zusammen 100 ergeben. Mit --rest \
    teilen sich die nicht genannten Gruppen, was übrig ist. Das Gewicht einer Gruppe ändert auch die Log-Odds ihrer \
    Faktoren. Der Entwurf liegt im Tagebuch, mit --file in einer Datei.

    Beispiele:
      symptoms tune set sleep=45 exercise=30 food=15 load=10
      symptoms tune set sleep=50 --rest
      symptoms tune set short-sleep.response.6=55        die Punkte bei 6 Stunden
      symptoms tune set short-sleep.response="4:100 6:55 8:0"
      symptoms tune set short-sleep.log_odds=0.4 short-sleep.sure=high
      symptoms tune set sleep=pack                       wieder wie im Paket
      symptoms tune set review=2027-02-01                wann geprüft werden soll
      symptoms tune set --clear                          den Entwurf löschen
    """,
    "What to change, such as sleep=45 or short-sleep.log_odds=0.4.":
      "Was sich ändern soll, etwa sleep=45 oder short-sleep.log_odds=0.4.",
    "Let the groups you do not name share the rest of 100.":
      "Die nicht genannten Gruppen teilen sich den Rest bis 100.",
    "Delete the draft.": "Den Entwurf löschen.",
    "Change this file instead of the draft.": "Diese Datei statt des Entwurfs ändern.",
    "Use --clear on its own.": "--clear geht nur allein.",
    "Add a change, such as sleep=45, or --clear to delete the draft.":
      "Ergänzen Sie eine Änderung, etwa sleep=45, oder --clear, um den Entwurf zu löschen.",
    // tune fit
    "Propose group weights from the person's own past.": "Gewichte der Gruppen aus der Vergangenheit vorschlagen.",
    """
    The program looks at which groups' scores came before a worse next day, allowing for the days before. The proposal \
    stays close to the weights in use when there are few days. Each weight comes with a range. Nothing is applied; \
    --draft puts the proposal into the draft.

    Examples:
      symptoms tune fit
      symptoms tune fit --draft
      symptoms tune backtest
    """: """
    Der Vorschlag beruht darauf, nach welchen Werten der Gruppen der nächste Tag schlimmer war, die Tage davor \
    eingerechnet. Bei wenigen Tagen bleibt er nah an den Gewichten in Gebrauch. Jedes Gewicht hat einen Bereich. \
    Angewendet wird nichts; --draft übernimmt den Vorschlag in den Entwurf.

    Beispiele:
      symptoms tune fit
      symptoms tune fit --draft
      symptoms tune backtest
    """,
    "Put the proposal into the draft.": "Den Vorschlag in den Entwurf übernehmen.",
    // tune backtest
    "Compare the person's past with and without a tuning.":
      "Die Vergangenheit der Person mit und ohne Anpassung vergleichen.",
    """
    Every past day is calculated twice: with the weights in use, and with the draft or a file. Each forecast uses only \
    the days before it. You see which days change band, the scores of both, and the five days that change most. \
    Without a draft, the pack is compared with the weights in use. Nothing is changed.

    Brier skill score: compared with the person's average so far; above 0 is better. AUC: 0.5 is chance, 1 is perfect. \
    Calibration error (ECE): 0 is perfect. Calibration slope: 1 is ideal, below 1 is overconfident.

    Examples:
      symptoms tune backtest
      symptoms tune backtest --file winter.yaml
      symptoms tune backtest --against pack      compared with the pack itself
      symptoms tune backtest --json              every day that changes band, and all figures
    """: """
    Jeder vergangene Tag wird zweimal berechnet: mit den Gewichten in Gebrauch und mit dem Entwurf oder einer Datei. \
    Jede Vorhersage nutzt nur die Tage davor. Sie sehen, welche Tage die Stufe wechseln, die Werte beider Seiten und \
    die fünf Tage, die sich am meisten ändern. Ohne Entwurf wird das Paket mit den Gewichten in Gebrauch verglichen. \
    Nichts wird geändert.

    Brier-Skill-Score: verglichen mit dem bisherigen Durchschnitt der Person; über 0 ist besser. AUC: 0,5 ist Zufall, \
    1 ist perfekt. Kalibrierungsfehler (ECE): 0 ist perfekt. Kalibrierungssteigung: 1 ist ideal, unter 1 ist zu sicher.

    Beispiele:
      symptoms tune backtest
      symptoms tune backtest --file winter.yaml
      symptoms tune backtest --against pack      verglichen mit dem Paket selbst
      symptoms tune backtest --json              jeder Tag mit anderer Stufe, und alle Zahlen
    """,
    "Try this file instead of the draft.": "Diese Datei statt des Entwurfs prüfen.",
    "What to compare with: in-force (the default) or pack.": "Womit verglichen wird: in-force (Standard) oder pack.",
    // tune apply
    "Apply the draft, or a file, from today.": "Den Entwurf oder eine Datei ab heute anwenden.",
    """
    A tuning needs a name and a reason; both are saved. Forecasts of earlier days do not change. To undo it: symptoms \
    tune revert

    Examples:
      symptoms tune apply --by "pain clinic" --because "short nights came before every flare this winter"
      symptoms tune apply --file winter.yaml            the name and reason are in the file
      symptoms tune apply --by … --because … --from 2026-04-01
    """: """
    Nötig sind ein Name und ein Grund; beides wird gespeichert. Vorhersagen früherer Tage ändern sich nicht. \
    Zurücknehmen: symptoms tune revert

    Beispiele:
      symptoms tune apply --by "pain clinic" --because "short nights came before every flare this winter"
      symptoms tune apply --file winter.yaml            Name und Grund stehen in der Datei
      symptoms tune apply --by … --because … --from 2026-04-01
    """,
    "Apply this file instead of the draft.": "Diese Datei statt des Entwurfs anwenden.",
    "Who decided it, unless the file says so.": "Wer es entschieden hat, wenn es nicht in der Datei steht.",
    "The reason, in a sentence, unless the file says so.":
      "Der Grund in einem Satz, wenn er nicht in der Datei steht.",
    "The first day it counts: today, tomorrow or a day within a year.":
      "Der erste Tag, an dem sie gilt: today, tomorrow oder ein Tag innerhalb eines Jahres.",
    // tune history
    "See every tuning: when, by whom, why, and what it changed.":
      "Alle Anpassungen ansehen: wann, von wem, warum und was sich änderte.",
    """
    Tunings are never deleted. If one was undone, the list says so.

    Examples:
      symptoms tune history
      symptoms tune history --json        with the text of every tuning
    """: """
    Anpassungen werden nie gelöscht. Bei einer zurückgenommenen steht es dabei.

    Beispiele:
      symptoms tune history
      symptoms tune history --json        mit dem Text jeder Anpassung
    """,
    // tune revert
    "Undo the last tuning.": "Die letzte Anpassung zurücknehmen.",
    """
    The one before applies again from today. Earlier days do not change, and it stays in the history. A tuning planned \
    for a later day is undone first.

    Examples:
      symptoms tune revert
      symptoms tune revert --to-pack       undo all of them, back to the pack
    """: """
    Ab heute gilt wieder die davor. Frühere Tage ändern sich nicht, und im Verlauf bleibt sie stehen. Eine für später \
    geplante Anpassung wird zuerst zurückgenommen.

    Beispiele:
      symptoms tune revert
      symptoms tune revert --to-pack       alle zurücknehmen, bis zum Paket
    """,
    "Undo every tuning, back to the pack.": "Alle Anpassungen zurücknehmen, bis zum Paket.",
    // tune export
    "Write the tuning to a file that others can check and apply.":
      "Die Anpassung in eine Datei schreiben, die andere prüfen und anwenden können.",
    """
    The file holds the changes, who made them and why. It holds nothing that was logged. To check it: symptoms pack \
    lint FILE

    Examples:
      symptoms tune export winter.yaml
      symptoms tune export winter.yaml --draft --by "pain clinic" --because "short nights came first"
    """: """
    Die Datei enthält die Änderungen, von wem sie sind und warum. Sie enthält nichts Eingetragenes. Zum Prüfen: \
    symptoms pack lint FILE

    Beispiele:
      symptoms tune export winter.yaml
      symptoms tune export winter.yaml --draft --by "pain clinic" --because "short nights came first"
    """,
    "The file. Its name ends in .yaml.": "Die Datei. Ihr Name endet auf .yaml.",
    "Write the draft instead of the tuning in use.": "Den Entwurf statt der Anpassung in Gebrauch schreiben.",
    "Who made the draft.": "Von wem der Entwurf ist.",
    "The reason for the draft.": "Der Grund für den Entwurf.",
    "Replace a file of that name.": "Eine Datei dieses Namens ersetzen.",
    "The name of the file must end in .yaml.": "Der Name der Datei muss auf .yaml enden.",
    "--by and --because need --draft. The tuning in use has both already.":
      "--by und --because brauchen --draft. Die Anpassung in Gebrauch hat beides schon.",
    // Before anyone is set up.
    "Here you'll see the weights, and any draft.": "Hier sehen Sie die Gewichte und den Entwurf.",
    "Here you draft new weights.": "Hier entwerfen Sie neue Gewichte.",
    "Here you'll see weights that the past suggests.": "Hier sehen Sie Gewichte, die passen könnten.",
    "Here you compare past days with and without a tuning.": "Das vergleicht Tage mit und ohne Anpassung.",
    "Here you apply a tuning.": "Hier wenden Sie eine Anpassung an.",
    "Here you'll see every tuning.": "Hier sehen Sie jede Anpassung.",
    "Here you undo the last tuning.": "Hier nehmen Sie eine Anpassung zurück.",
    "Here you write a tuning to a file.": "Hier speichern Sie die Anpassung als Datei.",
  ]
}
