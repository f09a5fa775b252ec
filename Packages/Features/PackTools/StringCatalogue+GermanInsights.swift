import TrackerApplication

extension StringCatalogue {
  /// What is said of the insights of packs, in German.
  static let germanOfInsights: [String: String] = [
    // Reading.
    "{key} needs just one comparison. Write {allowed}": "{key} braucht genau einen Vergleich. Schreiben Sie {allowed}",
    "“{found}” is not an insight of this pack": "„{found}“ ist kein Hinweis dieses Pakets",
    "The insight “{found}” was removed but is still named here. Remove it here too, or keep it":
      "Der Hinweis „{found}“ wurde entfernt, steht hier aber noch. Entfernen Sie ihn auch hier, oder behalten Sie ihn",
    // Scenarios.
    "{insight} is in both `insights` and `no_insights`. Delete one of them":
      "{insight} steht in `insights` und in `no_insights`. Löschen Sie eins davon",
    "day {number}: the insight {insight}": "Tag {number}: der Hinweis {insight}",
    "it speaks": "er kommt",
    "it is silent": "er kommt nicht",
    // Rules.
    "An insight compares with nothing, or with several things": "Ein Hinweis vergleicht mit nichts oder mit mehrerem",
    "One sentence can only tell one comparison.": "Ein Satz kann nur von einem Vergleich handeln.",
    "A scenario names an insight that the pack does not have":
      "Ein Szenario nennt einen Hinweis, den das Paket nicht hat",
    "The scenario could never pass, or never fail.": "Das Szenario könnte nie gelingen oder nie scheitern.",
    "{key} looks at “{found}”, which was removed. Set {key} to null, or keep “{found}”":
      "{key} sieht auf „{found}“, was entfernt wurde. Setzen Sie {key} auf null, oder behalten Sie „{found}“",
    "An insight has the id of one that the program brings": "Ein Hinweis hat die Kennung eines Hinweises des Programms",
    "People mute an insight by its id. Of two with the same id, only the program's would be said.":
      """
    Man schaltet einen Hinweis mit seiner Kennung stumm. Von zweien mit derselben Kennung käme nur der des \
    Programms.
    """,
    "The program already has an insight {insight}. Use another id":
      "Das Programm hat schon einen Hinweis {insight}. Nehmen Sie eine andere Kennung",
    "An insight would speak every day": "Ein Hinweis käme jeden Tag",
    "What is said every day is soon read no more, and hides what is new.":
      "Was jeden Tag dasteht, liest bald niemand mehr, und es verdeckt das Neue.",
    "{insight} is true of every value of {metric}. Write another number":
      "{insight} stimmt bei jedem Wert von {metric}. Schreiben Sie eine andere Zahl",
    "An insight can never speak": "Ein Hinweis kann nie kommen",
    "Nobody would ever read it.": "Niemand würde ihn je lesen.",
    "{insight} is true of no value of {metric}. Write another number":
      "{insight} stimmt bei keinem Wert von {metric}. Schreiben Sie eine andere Zahl",
    "An insight may repeat itself the next day": "Ein Hinweis kann sich am nächsten Tag wiederholen",
    "A rule that speaks on many days in a row takes the place of others.":
      "Ein Hinweis, der an vielen Tagen in Folge kommt, nimmt anderen den Platz.",
    "{insight} may be said every day. Write a period of 2d or more":
      "{insight} kann jeden Tag kommen. Schreiben Sie einen Zeitraum von 2d oder mehr",
    "An insight says that two things go together": "Ein Hinweis sagt, dass zwei Dinge zusammenhängen",
    "An insight states a number and what it is compared with. What goes together is for a test against luck to say.":
      "Ein Hinweis nennt eine Zahl und womit sie verglichen wird. Was zusammenhängt, muss eine Prüfung zeigen.",
    "“{found}” joins two things. Write only a number and what it is compared with":
      "„{found}“ verbindet zwei Dinge. Schreiben Sie nur eine Zahl und womit sie verglichen wird",
    // The pack as a list.
    "at least {amount}": "mindestens {amount}",
    "at most {amount}": "höchstens {amount}",
    "{amount} or more above the day before": "um {amount} oder mehr über dem Vortag",
    "{amount} or more below the day before": "um {amount} oder mehr unter dem Vortag",
    "{amount} or more above the usual": "um {amount} oder mehr über dem üblichen Wert",
    "{amount} or more below the usual": "um {amount} oder mehr unter dem üblichen Wert",
    "{compared}, on {count} days in a row": "{compared}, an {count} Tagen in Folge",
    "Worth knowing": "Gut zu wissen",
    "at most once a day": "höchstens einmal am Tag",
    "at most every {count} days": "höchstens alle {count} Tage",
  ]
}
