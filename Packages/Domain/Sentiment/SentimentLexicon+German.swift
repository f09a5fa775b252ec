extension SentimentLexicon {
  static let german = SentimentLexicon(
    values: [
      2: """
      ausgezeichnet* begeister* beglück* beste besten bester bestes dankbar* fabelhaft* fantastisch* genial* genoss*
      glücklich* großartig* herrlich* himmlisch* hervorragend* jubel* liebe lieben liebte geliebt* perfekt*
      phantastisch*
      prima spitze stolz* super toll* traumhaft* überglücklich* wunderbar* wundervoll* wunderschön* 😀 😃 😄 😁 😊 😍 🥰
      ❤️ 🎉
      """,
      1: """
       angenehm* aufatmen aufgemuntert* aufwärts ausgeglichen* ausgeruht* ausgeschlafen* beflügel* befreit*
      behaglich* beruhig* besser bessere besserem besseren besserer besserung bewilligt* danke dankte durchgeschlafen
      einfacher energie* entspann* erfolg* erfreu* erfrisch* erhol* erleichter* ermutig* fein feiern fit fortschritt*
      frei freier freies freu* freude* freund freunde freunden freundlich* frieden* friedlich* frische fröhlich*
      froh frohe funktioniert geborgen* gefreut gelacht* geklappt gelang* gelungen* gelöst gemütlich* genieß* genuss*
      gerne gesund* geschafft gespannt* gestärkt gut gute gutem guten guter gutes gutgetan gutgelaunt* glück* geheilt
      harmon*
       heiter* helfen hilfreich* hilfsbereit* hilft hoffe hoffen hoffnung hoffnungsvoll* humor inspirier*
      interessant* köstlich* kraftvoll* lache lachen lachte lächel* lebendig* lecker* leicht leichter lieb liebe*
      liebevoll* lob* lohn* lust* motivier* mut mutig* munter* nett nette netten netter nettes optimis* positiv*
      produktiv* ruhe ruhig* sanft* schön* schaffe sieg* sonnig* spaß spass stabil* stark* stärker süß*
      tröst* unbeschwert* unterstütz* verständnis* verstanden vertrau* vorfreude wertvoll* wohltuend*
      zufried* zuversicht* überrasch* umarm* 🙂 👍 😌
      """,
      -1: """
      abgelehnt abgesag* absage* absagen allein alleine anfall* angespannt* angst* ängst* anstreng*
      antriebslos* ärger* aufgegeben aufgereg* ausgelaugt* bange* bedrück* bekümmer* belast* benommen* bereue*
      beschwer* besorg* beunruhig* blöd* brenn* chaos dumm* düster* einsam* ekel* enttäusch* entzünd* ermüd*
      erschöpf* falsch* fehler* fehlt fieber* frier* frust* fürcht* furcht* gefangen genervt* gescheitert* gereizt*
      geschämt
       gestresst* gestritt* gestürzt geweint grübel* hass* hässlich* heul* herzschmerz* jammer* juck*
      kämpf* kaputt* kopfweh krampf* krämpf* krank* kraftlos* kummer lähm* langweil* lärm*
       leer* leid leide* leidet litt lustlos* matt* melanchol* mies* misslung* missmut* mist mühsam* müd*
      nebel* neid* nerv* niedergeschlagen* nutzlos* ohnmächt* panik* pech pessimis* problem* quäl* qual* rastlos*
      reizbar* sauer scham* schäm* scheiter* schlaflos* schlapp* schlecht* schlimm* schlimmer schmerz* schub
      schubweise schuld* schwach* schwäch* schwer schwere schwerer schwierig* schwindel* schwindlig* schwindelig*
      schwoll* schwell* sinnlos* sorg* steif* streit* stress* taub* träge* trauer* traurig* trüb* übel*
      unangenehm* unerträg* unfair* unfreundlich* ungeduld* ungerecht* unglück* unruh* unsicher* unwohl* unzufrieden*
      verärger* verdorben* vergessen* verletz* verlor* verpass* verspann* verwirr* verzweif* wackel* wehtun
      weh weinen weint weinte wertlos* widerlich* wut wütend* zäh* zerschlagen* zitter* zorn* zweifel* überforder*
      überlast* 🙁 😕 😔 😰
      """,
      -2: """
      albtraum* alptraum* deprimier* depress* elend* entsetz* furchtbar* fürchterlich* grässlich* grausam* grauen*
      hilflos* hoffnungslos* hölle höllisch* katastroph* schrecklich* schlimmst* todunglück* trostlos* unerträglich*
      verzweifelt* 😞 😢 😭 😡 😱
      """,
    ],
    negations: """
      nicht kein keine keinem keinen keiner keines nie niemals niemand ohne kaum nichts weder noch weniger nirgends \
      selten
      """,
    ends: "weg verschwunden vorbei nachgelassen vergangen überstanden verflogen",
    turns: "aber jedoch sondern trotzdem",
    resumes: "aufhören",
    factors: [
      1.5: "sehr so wirklich extrem total völlig absolut ganz unglaublich richtig besonders zu mehr echt viel voller",
      0.5: "etwas bisschen leicht ziemlich wenig",
    ],
    small: [
      "ein", "eine", "einen", "einem", "einer", "eines", "der", "die", "das", "den", "dem", "so", "wie", "als", "oder",
      "und", "zu", "am", "im", "einziger", "einzige", "einziges",
    ])
}
