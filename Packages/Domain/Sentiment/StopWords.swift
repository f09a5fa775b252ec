/// Words that say nothing of what a text is about: they are in every text.
enum StopWords {
  static func of(_ language: TextLanguage) -> Set<String> { language == .german ? german : english }

  /// Those that the other language does not have as a word.
  static let onlyEnglish = english.subtracting(german).subtracting(shared)
  static let onlyGerman = german.subtracting(english).subtracting(shared)

  /// Small words of one language that are other words in the other one.
  private static let shared = Set(
    list("in an am so was war die hat man will also er den des bin her mine gut not mag must"))

  private static func list(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }

  static let english = Set(
    list(
      """
      a about above after again all almost along already also although always am among an and another any anything are
      aren't around as ask asked at away back be became because become been before began being below between both but
      by call came can can't cannot come could couldn't day days did didn't do does doesn't doing don't done down during
      each either else end enough even ever every everything few first for from full further gave get gets getting give
      go goes going gone got had hadn't half has hasn't have haven't having he he's her here hers herself him himself
      his hour hours how however i i'd i'll i'm i've if in instead into is isn't it it's its itself just keep kept last
      later least left less let like little long look made make makes many may me maybe might mine minutes month months
      more most much must my myself near need next no nobody none nor not nothing now of off often on once one only or
      other others our ours out over own part put quite rather really said same saw say says see seem seems set she
      she's should shouldn't since so some someone something still such take taken than that that's the their theirs
      them themselves then there there's these they thing things this those though three through till time times to
      today together told tomorrow tonight too took toward two under until up upon us use used very was wasn't way we
      we'd we'll we're we've week weeks well went were weren't what what's when where whether which while who whole whom
      whose why will with within without won't would wouldn't year years yes yesterday yet you you'd you'll you're
      you've your yours yourself
      """))

  static let german = Set(
    list(
      """
      ab aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes anders auch auf
      aus ausser bald bei beide beiden beim bereits bin bis bisher bist da dabei dadurch dafuer dagegen daher dahin
      damals damit danach daneben dann daran darauf daraus darf darin darueber darum darunter das dass davon davor dazu
      dein deine deinem deinen deiner dem den denen denn dennoch der deren des deshalb dessen dich die dies diese diesem
      diesen dieser dieses dir doch dort du durch duerfen ebenso eben eigentlich ein eine einem einen einer eines
      einfach einige einigen einiger einiges einmal er ersten erst erste es etwa etwas euch euer eure fast fuer gab
      ganz ganze ganzen gar gegen gehen geht gehabt gemacht gerade gern gestern gibt ging habe haben hast hat hatte
      hatten hattest hattet heute hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in indem
      infolge innen ins ist ja jahr jahre jede jedem jeden jeder jedes jemand jene jenem jenen jener jenes jetzt kam
      kann kannst kein keine keinem keinen keiner keines koennen koennte konnte konnten lang lange lassen mal man
      manche manchem manchen mancher manches mehr mein meine meinem meinen meiner meines mich mir mit moechte monat
      monate monaten morgen morgens muss musste muessen nach nachdem nachher nachmittag naechste naechsten nicht nichts
      nie niemand noch nun nur ob oben oder oft ohne paar schon sehr seid sein seine seinem seinen seiner seit seitdem
      selbst sich sie sind so sogar solche solchem solchen solcher sollte sollten sondern sonst soweit statt stunde
      stunden tag tage tagen tages trotzdem ueber ueberhaupt um und uns unser unsere unserem unseren unter viel viele
      vielen vielleicht vom von vor vorher vormittag waehrend wann war waren warum was wegen weil weiter weitere welche
      welchem welchen welcher welches wenig wenn wer werde werden weshalb wie wieder wieso will wir wird wirklich wo
      woche wochen woher wohin wollen wollte wurde wurden zu zum zur zurueck zusammen zwar zwei zwischen
      """))
}
