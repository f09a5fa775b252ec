import TrackerApplication
import Testing
import TrackerCore
import TrackerMedicines
import TrackerTestSupport

@testable import TrackerLogging

@Suite("Measures of entries")
struct MeasureTests {
  @Test(
    "Each kind gives its metrics, and keeps its day",
    arguments: [
      (SymptomKind.self, "pain 7 30m", ["symptom.pain 7 max 0"]),
      (SymptomKind.self, "mood 4", ["symptom.mood 4 mean 0"]),
      (
        FoodKind.self,
        "lunch \"2 crackers, bread, bread\" drinks=\"2 glasses water, 33 cl tea, juice\" size=large calories=700",
        [
          "intake.bread 2 sum 0", "intake.cracker 2 sum 0", "intake.juice 1 sum 0", "intake.tea 1 sum 0",
          "intake.water 2 sum 0",
          "food-group.crunchy 2 sum 0", "food.skipped_lunch 0 max 0", "food.large_meals 1 sum 0",
          "food.calories 700 sum 0", "hydration.ml 830 sum -1",
          "kept.food 1 max 0",
        ]
      ),
      (
        FoodKind.self, "lunch stew = carrot + beef",
        ["intake.stew 1 sum 0", "food-group.crunchy 1 sum 0", "food.skipped_lunch 0 max 0", "kept.food 1 max 0"]
      ),
      (
        ExerciseKind.self, "walking 30m 5",
        [
          "exercise.minutes 30 sum -1", "exercise.intensity 5 max -1", "exercise.load 150 sum -1",
          "kept.exercise 1 max 0",
        ]
      ),
      (
        ExerciseKind.self, "running 1h 7 at=18:00",
        [
          "exercise.minutes 60 sum -1", "exercise.intensity 7 max -1", "exercise.load 420 sum -1",
          "exercise.intense_end 15 max -1",
          "kept.exercise 1 max 0",
        ]
      ),
      (
        RestKind.self, "23:00-06:30 quality=4 restfulness=5 awake=30m interruptions=2 nap=13:00-13:40,15:00-15:20",
        [
          "sleep.hours 7 sum 0", "sleep.midpoint 2.75 last 0", "sleep.quality 4 mean 0", "sleep.restfulness 5 mean 0",
          "sleep.nap_minutes 60 sum -1", "sleep.awake_minutes 30 sum 0", "sleep.interruptions 2 sum 0",
          "kept.rest 1 max 0",
        ]
      ),
      (RestKind.self, "7.5h", ["sleep.hours 7.5 last 1", "kept.rest 1 max 0"]),
      (RestKind.self, "20:00-02:00", ["sleep.hours 6 sum 0", "sleep.midpoint -1 last 0", "kept.rest 1 max 0"]),
      (
        ActivityKind.self, "work 8h stress=6",
        [
          "activity.minutes 480 sum -1", "activity.work_minutes 480 sum -1", "stress.level 6 max 0",
          "kept.activity 1 max 0",
        ]
      ),
      (
        ActivityKind.self, "reading 30m",
        ["activity.minutes 30 sum -1", "activity.reading_minutes 30 sum -1", "kept.activity 1 max 0"]
      ),
      (
        ActivityKind.self, "meditieren 20m",
        ["activity.minutes 20 sum -1", "activity.meditation_minutes 20 sum -1", "kept.activity 1 max 0"]
      ),
      (ActivityKind.self, "medical question=why", ["activity.questions 1 sum 0", "kept.activity 1 max 0"]),
      (ActivityKind.self, "medical answered=yes", ["activity.questions 0 sum 0", "kept.activity 1 max 0"]),
      (ActivityKind.self, "stress=6", ["stress.level 6 max 0", "kept.activity 1 max 0"]),
      (CustomKind.self, "Screen time 3.5", ["custom.screen-time 3.5 mean 0"]),
      (MedicationKind.self, "Vitamin D 400mg", ["medication.vitamin-d 1 sum 0", "kept.medication 1 max 0"]),
    ] as [(any LogKind.Type, String, [String])])
  func measures(_ kind: any LogKind.Type, _ line: String, _ expected: [String]) throws {
    #expect(try KindWorld().measures(kind, line) == expected)
  }

  @Test("By hand comes before a device, a device before a file, times before hours")
  func ranks() throws {
    let world = try KindWorld()
    let sleep: [String] = try [
      (Entry.Source.hand, "23:00-06:00"), (.hand, "7h"), (.device, "23:00-06:00"), (.device, "7h"), (.file, "7h"),
    ]
    .map {
      try #require(try world.measures(RestKind.self, $0.1, source: $0.0).first { $0.hasPrefix("sleep.hours") })
    }
    #expect(
      sleep == [
        "sleep.hours 7 sum 0", "sleep.hours 7 last 1", "sleep.hours 7 sum 10", "sleep.hours 7 last 11",
        "sleep.hours 7 last 21",
      ])
  }

  @Test("Every metric that an entry gives is in the catalogue, with a value within its range")
  func known() throws {
    let world = try TestWorld([LoggingModule.self, MedicinesModule.self])
    let catalogue = try world.context.session().person.catalogue
    let kinds = try KindWorld()
    for (kind, line) in [
      (SymptomKind.self, "pain 10"), (FoodKind.self, "lunch crackers drinks=\"1 l water\" size=large calories=20000"),
      (ExerciseKind.self, "running 8h 10"),
      (RestKind.self, "00:00-12:00 quality=10 restfulness=10 nap=13:00-17:00 awake=1 interruptions=50"),
      (ActivityKind.self, "self-care 24h stress=10"), (MedicationKind.self, "ibuprofen"),
    ] as [(any LogKind.Type, String)] {
      for measure in kind.measures(of: try kinds.entry(kind, line), in: kinds.context) {
        let definition = try #require(catalogue[measure.metric], "\(measure.metric)")
        #expect(definition.range.contains(measure.value), "\(measure.metric)")
        #expect(definition.fold == measure.fold || measure.metric == "sleep.hours", "\(measure.metric)")
      }
    }
  }

  @Test(
    "The metrics that packs may name are there",
    arguments: [
      "sleep.hours", "sleep.quality", "sleep.restfulness", "sleep.nap_minutes", "sleep.awake_minutes",
      "sleep.interruptions", "sleep.debt",
      "sleep.midpoint", "exercise.minutes", "exercise.intensity", "exercise.load", "exercise.load_ratio",
      "exercise.active_days",
      "exercise.sedentary_days", "exercise.recovery_hours", "intake.green-tea", "food.large_meals", "food.calories",
      "hydration.ml",
      "activity.minutes", "activity.self-care_minutes",
      "activity.reading_minutes", "activity.meditation_minutes", "activity.questions", "stress.level",
      "medication.vitamin-d", "custom.anything",
      "food-group.crunchy",
      "symptom.pain",
    ] as [MetricID])
  func catalogue(_ id: MetricID) throws {
    let world = try TestWorld([LoggingModule.self, MedicinesModule.self])
    let definition = try #require(try world.context.session().person.catalogue[id])
    #expect(definition.id == id)
    #expect(!definition.name.description.isEmpty && !definition.unit.isEmpty && !definition.about.description.isEmpty)
    #expect(definition.known == (id.rawValue.hasPrefix("sleep.") && id != "sleep.nap_minutes" ? .waking : .evening))
  }

  @Test(
    "Unknown metrics stay unknown",
    arguments: ["activity.sport_minutes", "intake.", "intake.Green", "sleep.hour", "medication.a b"] as [MetricID])
  func unknown(_ id: MetricID) throws {
    #expect(try TestWorld([LoggingModule.self, MedicinesModule.self]).context.session().person.catalogue[id] == nil)
  }

  @Test("The module's registry is without faults, and notices one")
  func registry() {
    #expect(Registry([LoggingModule.self, MedicinesModule.self]).diagnostics.isEmpty)
    #expect(!Registry([LoggingModule.self, LoggingModule.self]).diagnostics.isEmpty)
  }

  @Test("The minutes of an activity are called by its name in the person's language")
  func activities() throws {
    let registry = Registry([LoggingModule.self])
    for (type, english, german) in [
      ("work", "Minutes of work", "Minuten Arbeit"), ("household", "Minutes of housework", "Minuten Hausarbeit"),
    ] {
      let name = try #require(registry.catalogue[MetricID("activity.\(type)_minutes")]).name
      #expect(name.description == english && registry.words(in: "de")(name) == german)
    }
  }

  @Test("What exercise can leave unknown is what the catalogue says can be, and nothing else")
  func markable() throws {
    let world = try KindWorld()
    let marks = try ["walking 5km", "walking 30m"].flatMap { line in
      ExerciseKind.measures(of: try world.entry(ExerciseKind.self, line), in: world.context).map(\.metric.rawValue)
    }
    let unknown = marks.filter { $0.hasPrefix(Measure.unknownPrefix) }.map {
      MetricID(String($0.dropFirst(Measure.unknownPrefix.count)))
    }
    let markable = Registry([LoggingModule.self]).catalogue.definitions.filter(\.canBeUnknown).map(\.id)
    #expect(Set(unknown) == Set(markable) && !markable.isEmpty)
  }
}
