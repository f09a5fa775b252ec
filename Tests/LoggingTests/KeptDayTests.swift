import TrackerApplication
import Testing
import TrackerCore
import TrackerMedicines
import TrackerTestSupport

@testable import TrackerLogging
@testable import TrackerLoggingCommands

@Suite("Kept days, explicit nones, closed days")
struct KeptDayTests {
  private let today = Day(number: 20_524)  // 2026-03-12

  private func value(_ metric: MetricID, _ world: TestWorld) throws -> DayValue {
    try world.values(of: metric, on: today...today)[0]
  }

  @Test("Without entries all is unknown")
  func empty() throws {
    let world = try TestWorld([LoggingModule.self, MedicinesModule.self])
    for metric in [
      "sleep.hours", "exercise.minutes", "intake.bread", "food-group.crunchy", "stress.level", "medication.ibuprofen",
    ]
      as [MetricID]
    {
      #expect(try value(metric, world) == .unknown)
    }
  }

  @Test("On a day kept for a kind, what was not named was none; scales and other kinds stay unknown")
  func kept() throws {
    let world = try TestWorld([LoggingModule.self, MedicinesModule.self])
    try world.run(LogCommand<FoodKind>.self, ["lunch", "bread"])
    #expect(try value("intake.bread", world) == .value(1))
    #expect(try value("intake.soup", world) == .none)
    #expect(try value("food-group.crunchy", world) == .none)
    #expect(try value("food.large_meals", world) == .none)
    #expect(try value("exercise.minutes", world) == .unknown)
    #expect(try value("hydration.ml", world) == .unknown)
    try world.run(LogCommand<ActivityKind>.self, ["work", "8h"])
    #expect(try value("activity.travel_minutes", world) == .none)
    #expect(try value("stress.level", world) == .unknown)
    try world.run(LogCommand<RestKind>.self, ["7h"])
    #expect(try value("sleep.nap_minutes", world) == .none)
    #expect(try value("sleep.quality", world) == .unknown)
  }

  @Test(
    "None of a kind keeps the day for it",
    arguments: [
      ("exercise", "exercise.minutes"), ("food", "intake.bread"), ("meals", "intake.bread"),
      ("activity", "activity.minutes"),
      ("activities", "activity.work_minutes"), ("medication", "medication.ibuprofen"), ("Exercise", "exercise.load"),
    ] as [(String, MetricID)])
  func noneOfKind(_ word: String, _ metric: MetricID) throws {
    let world = try TestWorld([LoggingModule.self, MedicinesModule.self])
    #expect(try world.run(NoCommand.self, [word]).hasPrefix("Saved: no "))
    #expect(try value(metric, world) == .none)
    #expect(try value("sleep.hours", world) == .unknown)
  }

  @Test(
    "None of one thing is 0 of that alone",
    arguments: [
      (["food", "bread"], "intake.bread"), (["food", "green", "tea"], "intake.green-tea"), (["toast"], "intake.toast"),
      (["crunchy"], "food-group.crunchy"),
      (["work"], "activity.work_minutes"), (["medication", "ibuprofen"], "medication.ibuprofen"),
      (["naps"], "sleep.nap_minutes"),
      (["nap"], "sleep.nap_minutes"), (["large", "meals"], "food.large_meals"),
    ] as [([String], MetricID)])
  func noneOfOne(_ words: [String], _ metric: MetricID) throws {
    let world = try TestWorld([LoggingModule.self, MedicinesModule.self])
    try world.run(NoCommand.self, words)
    #expect(try value(metric, world) == .none)
    #expect(try value("intake.other", world) == .unknown)
    #expect(try value("exercise.minutes", world) == .unknown)
  }

  @Test("A medicine that was logged before is known by its name alone")
  func medicine() throws {
    var world = try TestWorld([LoggingModule.self, MedicinesModule.self], now: "2026-03-11T20:00")
    try world.run(LogCommand<MedicationKind>.self, ["ibuprofen"])
    try world.setClock("2026-03-12T20:00")
    try world.run(NoCommand.self, ["ibuprofen"])
    #expect(try value("medication.ibuprofen", world) == .none)
    #expect(try value("intake.ibuprofen", world) == .unknown)
  }

  @Test("A none whose word is nearly a known one is pointed out, of every family whose words are free")
  func slips() throws {
    var world = try TestWorld([LoggingModule.self, MedicinesModule.self], now: "2026-03-11T20:00")
    try world.run(LogCommand<MedicationKind>.self, ["ibuprofen"])
    try world.run(LogCommand<FoodKind>.self, ["bread"])
    try world.setClock("2026-03-12T20:00")
    let food = try world.run(NoCommand.self, ["food", "bred"])
    #expect(food.hasSuffix("“bred” is new. If you meant bread, type symptoms undo and try again.\n"))
    #expect(try world.run(NoCommand.self, ["medicine", "ibuprofn"]).contains("If you meant ibuprofen"))
    #expect(try !world.run(NoCommand.self, ["food", "worl"]).contains("did you mean"))
  }

  @Test(
    "What has no none is refused with what has",
    arguments: [
      ("mood", "Mood starts at 1; there is no 0"), ("energy", "Energy starts at 1; there is no 0"),
      ("rest", "For a night without sleep, type: symptoms log rest 0h"),
      ("symptoms", "“no” is not possible for that"), ("stress", "“no” is not possible for Stress"),
      ("sleep", "For a night without sleep, type: symptoms log rest 0h"),
      ("walking", "“no” counts for all of exercise"),
      ("snack", "“no” counts for all of food"),
      ("excercise", "That is not known. Did you mean “exercise”?"),
      ("!!", "None of what? Type it like this: symptoms no exercise"),
    ])
  func refused(_ word: String, _ message: String) throws {
    let world = try TestWorld([LoggingModule.self, MedicinesModule.self])
    let failure = try #require(throws: Failure.self) { try world.run(NoCommand.self, [word]) }
    #expect(failure.message.description.hasPrefix(message), "\(failure.message)")
    #expect(try world.entries.isEmpty)
  }

  @Test("A none of what is logged that day is refused; on another day it is fine")
  func contradiction() throws {
    let world = try TestWorld([LoggingModule.self, MedicinesModule.self])
    try world.run(LogCommand<ExerciseKind>.self, ["walking", "30m", "light"])
    try world.run(LogCommand<FoodKind>.self, ["bread"])
    for words in [["exercise"], ["bread"]] {
      #expect(throws: Failure.self) { try world.run(NoCommand.self, words) }
      try world.run(NoCommand.self, words + ["--date", "yesterday"])
    }
    #expect(try world.values(of: "exercise.minutes", on: today.advanced(by: -1)...today) == [.none, .value(30)])
  }

  @Test("A day at the end of the words is the day", arguments: [("today", 0), ("yesterday", -1), ("Yesterday", -1)])
  func dayWord(_ word: String, _ days: Int) throws {
    let world = try TestWorld([LoggingModule.self, MedicinesModule.self])
    try world.run(NoCommand.self, ["exercise", word])
    let day = today.advanced(by: days)
    #expect(try world.values(of: "exercise.minutes", on: day...day) == [.none])
    #expect(try world.entries.count == 1)
  }

  @Test("What is logged after a none counts")
  func afterwards() throws {
    let world = try TestWorld([LoggingModule.self, MedicinesModule.self])
    try world.run(NoCommand.self, ["food", "bread"])
    try world.run(LogCommand<FoodKind>.self, ["bread"])
    #expect(try value("intake.bread", world) == .value(1))
  }

  @Test("What a day was closed for is told by the names that people know, never by the id of a metric")
  func summary() throws {
    let session = try TestWorld([LoggingModule.self, MedicinesModule.self]).context.session()
    var payload = Payload()
    payload[DayKind.kinds] = ["food"]
    payload[DayKind.metrics] = ["activity.minutes", "self-care.minutes"]
    let entry = session.entry(
      DayKind.id, EntryDraft(payload: payload, instant: session.environment.now, day: session.today))
    let closed = DayKind.closed(by: entry, in: session.person.entryContext)
    #expect(closed.map(\.description) == ["food", "activity", "self care"])
    #expect(DayKind.summary(of: entry, in: session.person.entryContext) == "day marked complete")
  }

  @Test("A closed day is kept for what the person tracks but scales and sleep; what they do not track stays unknown")
  func closed() throws {
    let world = try TestWorld([LoggingModule.self, MedicinesModule.self])
    #expect(
      try world.run(DayCommand.self, ["close"]).hasPrefix(
        "Today is complete. For exercise and food, anything you did not log")
    )
    #expect(try value("exercise.minutes", world) == .none)
    #expect(try value("intake.bread", world) == .none)
    for metric in [
      "medication.ibuprofen", "activity.minutes", "sleep.hours", "sleep.nap_minutes", "stress.level", "symptom.pain",
    ] as [MetricID] {
      #expect(try value(metric, world) == .unknown, "\(metric)")
    }
    #expect(
      try world.run(DayCommand.self, ["close"]).hasPrefix(
        "Today is already complete. Nothing was changed."))
    #expect(try world.entries.count == 1)
    try world.run(DayCommand.self, ["close", "--date", "yesterday"])
    #expect(try world.values(of: "exercise.minutes", on: today.advanced(by: -2)...today) == [.unknown, .none, .none])
  }

  @Test("Times count before hours, and the night before is not added twice")
  func ranks() throws {
    let world = try TestWorld([LoggingModule.self, MedicinesModule.self])
    try world.run(LogCommand<RestKind>.self, ["8h"])
    #expect(try value("sleep.hours", world) == .value(8))
    try world.run(LogCommand<RestKind>.self, ["23:00-02:00", "--yes"])
    try world.run(LogCommand<RestKind>.self, ["03:00-06:30", "--yes"])
    #expect(try value("sleep.hours", world) == .value(6.5))
  }

  @Test("A day to come and one before 1900 are neither closed nor without something")
  func impossibleDays() throws {
    let world = try TestWorld([LoggingModule.self, MedicinesModule.self])
    let logbook = Logbook(try world.context.session())
    for day in [today.advanced(by: 1), Day(number: -25_568)] {
      #expect(throws: Failure.self) { try logbook.close(day) }
      #expect(throws: Failure.self) { try logbook.logNone(of: "bread", on: day) }
    }
    #expect(try world.entries.isEmpty)
  }

  @Test("A none of nothing can't be taken")
  func noneOfNothing() throws {
    let session = try TestWorld([LoggingModule.self, MedicinesModule.self]).context.session()
    let now = session.environment.now
    #expect(throws: Failure.self) {
      try NoneKind.draft(of: Payload(), at: now, in: session.person.entryContext, now: now)
    }
    var payload = Payload()
    payload[NoneKind.kind] = "exercise"
    #expect(NoneKind.diagnostics(in: payload, context: session.person.entryContext).isEmpty)
  }

  /// Brings a metric whose values come from documents.
  private enum Documented: TrackerModule {
    static let id: ModuleID = "documented"

    static func contribute(to registry: inout Registry) {
      registry.metrics.add(
        MetricDefinition(
          id: "plan.in_force", name: "Plan in force", unit: "yes or no", range: 0...1, direction: nil, fold: .max,
          absence: .unknown, about: "Of documents.",
          documents: .init(AnyDocumentKind(PersonFacts.document)) { _, _, _ in [:] }))
    }
  }

  @Test(
    "What is worked out or comes from documents has no none, and is no food",
    arguments: ["plan in force", "sleep debt"])
  func worked(_ words: String) throws {
    let world = try TestWorld([LoggingModule.self, Documented.self])
    let failure = try #require(throws: Failure.self) {
      try world.run(NoCommand.self, words.split(separator: " ").map(String.init))
    }
    #expect(
      failure.message.description.hasPrefix(words == "sleep debt" ? "For a night" : "“no” is not possible for"),
      "\(failure.message)")
    #expect(try world.entries.isEmpty)
  }
}
