import Testing
import TrackerApplication
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerPatterns

/// What days have, as the modules say it.
@Suite struct FactorSourceTests {
  private func factors(_ days: [PatternDiary.Logged], more: (PatternDiary) throws -> Void = { _ in }) throws
    -> [CandidateID: CandidateFactor]
  {
    let diary = try PatternDiary()
    try diary.log(days)
    try more(diary)
    let session = try diary.session()
    return try session.journal.read { journal in
      let record = try RecordDays(in: journal, through: PatternDiary.today.advanced(by: -1))
      let found = try FactorRecord(
        of: session.person, on: record, from: session.environment.registry.factorSources.all, in: journal)
      return Dictionary(uniqueKeysWithValues: found.factors.map { ($0.id, $0) })
    }
  }

  @Test("foods go by one word in any case and number, and by the packs' groups")
  func foods() throws {
    let found = try factors([
      .init(back: 4, severity: 3, foods: ["Carrots"]), .init(back: 3, severity: 3, foods: ["carrot", "soup"]),
      .init(back: 2, severity: 3, foods: ["two carrots"]), .init(back: 1, severity: 3, foods: ["soup"]),
    ])
    #expect(found["intake.carrot"]?.answers == [true, true, true, false])
    #expect(found["intake.carrot"]?.keptBecause == nil)
    #expect(found["food-group.crunchy"] == nil, "only carrots of it were eaten: one question, not two")
    let two = try factors([
      .init(back: 3, severity: 3, foods: ["carrot"]), .init(back: 2, severity: 3, foods: ["toast"]),
      .init(back: 1, severity: 3, foods: ["soup"]),
    ])
    #expect(two["food-group.crunchy"]?.answers == [true, true, false])
    #expect(two["food-group.crunchy"]?.name == .verbatim("crunchy food"), "as within a sentence")
  }

  @Test("a food that is all that was eaten of a group stands for it, with the day that the pack's factor is about")
  func alone() throws {
    let days = [["carrot"], ["soup"], ["carrot"], ["carrot"]].enumerated().map {
      PatternDiary.Logged(back: 4 - $0.offset, severity: 3, foods: $0.element)
    }
    let carrot = try #require(try factors(days)["intake.carrot"])
    #expect(carrot.standsFor == ["food-group.crunchy"] && carrot.metrics == ["intake.carrot"])
    let diary = try PatternDiary()
    let pack = try #require(try diary.session().person.packs.first)
    let ofGroup = pack.risk.factors.filter { $0.metric == "food-group.crunchy" }.map(\.id)
    #expect(!ofGroup.isEmpty && carrot.riskFactors(of: pack) == ofGroup)
    var waiting = pack
    for place in pack.risk.factors.indices {
      guard case .response(var window, let curve) = pack.risk.factors[place].rule,
        window.metric == "food-group.crunchy"
      else { continue }
      window.lag = 1
      waiting.risk.factors[place].rule = .response(window, curve)
    }
    #expect(carrot.lag(in: pack) == 1 && carrot.lag(in: waiting) == 2)
    let two = try factors([.init(back: 5, severity: 3, foods: ["toast"])] + days)
    #expect(two["intake.carrot"]?.standsFor == [])
  }

  @Test("a group with the name of a food that was eaten by itself is told as a group")
  func sameName() throws {
    let eaten = [["carrot"], ["toast"], ["crunchy food"], ["crunchy food"], ["crunchy food"], ["soup"]]
    let days = eaten.enumerated().map {
      PatternDiary.Logged(back: eaten.count - $0.offset, severity: 3, foods: $0.element)
    }
    let found = try factors(days)
    #expect(found["intake.crunchy-food"] != nil)
    #expect(
      found["food-group.crunchy"]?.name
        == .words("foods of the group {name}", ["name": .verbatim("Crunchy food")]))
  }

  @Test("a short night is one beside the days before it alone, so that later nights never change it")
  func nights() throws {
    func nights(_ hours: [Double?]) throws -> [Bool?]? {
      try factors(
        hours.enumerated().map { index, hours in
          .init(
            back: 40 - index, severity: 3, foods: nil,
            others: hours.map { [Measure("sleep.hours", $0, fold: .sum)] } ?? [])
        })["sleep.hours:below"]?.answers
    }
    let first: [Double?] = Array(repeating: 7, count: 8) + [6, 6.5, nil, 5]
    let short = try #require(try nights(first))
    #expect(short.prefix(12) == [nil, nil, nil, nil, nil, nil, nil, false, true, false, nil, true])
    let longer = try #require(try nights(first + Array(repeating: 4, count: 20)))
    #expect(longer.prefix(12) == short.prefix(12))
  }

  @Test("medicines are never part of an experiment")
  func medicines() throws {
    let found = try factors(
      (1...4).map { .init(back: $0, severity: 3, foods: nil, others: [Measure("medication.ibuprofen", 1, fold: .sum)]) }
    )
    #expect(found["medication.ibuprofen"]?.keptBecause == CandidateFactor.isMedicine)
  }

  @Test("what makes a flare can't be held against flares")
  func ofOutcome() throws {
    let factor = CandidateFactor("x", "x", category: .health, metrics: ["symptom.pain"], answers: [true])
    let catalogue = try PatternDiary().session().person.catalogue
    #expect(factor.shares(["symptom.pain"], in: catalogue))
    #expect(!factor.shares(["symptom.prickle"], in: catalogue))
    let derived = CandidateFactor("y", "y", category: .sleep, metrics: ["sleep.debt"], answers: [true])
    #expect(derived.shares(["sleep.hours"], in: catalogue), "it is calculated from it")
  }

  private static let locale = """
    locale: de
    pack: sample-base
    foods:
      crunchy: {name: Knackiges, foods: [Möhre]}
    """

  @Test("a group of a pack that was kept in one language is named in another")
  func kept() throws {
    var diary = try PatternDiary()
    let foods = ["toast", "carrot", "soup"]
    try diary.log((1...90).map { .init(back: $0, severity: Double(1 + $0 % 7), foods: [foods[$0 % 3]]) })
    try StandingLooks(diary.session()).take()
    func name() throws -> String? {
      let session = try diary.session()
      let kept = try session.journal.read { try ConditionPatterns.lastKept(for: session, in: $0) }
      let group = kept.flatMap(\.patterns).first { $0.factor == "food-group.crunchy" }
      return group.map { session.format($0.name.phrase) }
    }
    #expect(try name() == "crunchy food")
    let files = SamplePacks.files.merging(["\(SamplePacks.folder)/sample-base/locales/de.yaml": Self.locale]) { $1 }
    diary.world.context.environment.packs = PackLibrary(
      folders: [SamplePacks.folder], files: MemoryPackFiles(files), language: "de")
    diary.world.context.environment.words = diary.world.context.environment.registry.words(in: "de")
    #expect(try name() == "Knackiges")
    let session = try diary.session()
    let told = session.name(
      of: "food-group.crunchy",
      called: KeptPhrase(.words("foods of the group {name}", ["name": .verbatim("Crunchy food")])))
    #expect(session.format(told.phrase) == "Essen der Gruppe Knackiges")
  }

  @Test("what a pack has people track is called as the pack calls it in the person's language")
  func ofPack() throws {
    let locale = "locale: de\npack: counting\nmetrics: {sun: {name: Zeit in der Sonne}}\n"
    var world = try TestWorld(
      PatternDiary.modules, packs: SamplePacks.countingLibrary(locale: locale, language: "de"),
      pack: SamplePacks.counting)
    world.context.environment.words = world.context.environment.registry.words(in: "de")
    let session = try world.context.session()
    func name(_ factor: CandidateID, _ kept: Phrase) -> String {
      session.format(session.name(of: factor, called: KeptPhrase(kept)).phrase)
    }
    #expect(name("custom.sun", .verbatim("Time in the sun")) == "Zeit in der Sonne")
    let high = Phrase.words("a high value of “{metric}”", ["metric": .verbatim("Time in the sun")])
    #expect(name("custom.sun:above", high) == "ein hoher Wert von „Zeit in der Sonne“")
    #expect(name("custom.gone", .verbatim("Gone")) == "Gone", "its definition is no more")
  }

  @Test("a kept phrase is put into the language that is read, whatever it was kept in")
  func phrases() throws {
    let phrase = Phrase.words("a high value of “{metric}”", ["metric": "Air pressure"])
    let kept = try JournalJSON.decode(
      KeptPhrase.self, from: try JournalJSON.encode(KeptPhrase(phrase)), what: "a phrase")
    let registry = Registry(PatternDiary.modules)
    let format = TextFormatter(registry.words(in: "de"))
    #expect(format(kept.phrase) == "ein hoher Wert von „Luftdruck“")
    #expect(format(kept.phrase) == format(phrase))
  }
}
