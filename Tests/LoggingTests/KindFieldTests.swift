import TrackerApplication
import Testing
import TrackerCore
import TrackerMedicines

@testable import TrackerLogging

@Suite("Ranges and words of every kind")
struct KindFieldTests {
  @Test(
    "what is missing or fits nothing is said in a sentence, with German words as German spells them",
    arguments: [
      (ExerciseKind.self, "30m light", "Which exercise was it?"),
      (RestKind.self, "23:10-06:20 good", "“good” is not possible here"),
      (RestKind.self, "25:10-06:20", "“25:10” is not a time of day, such as 14:30"),
      (FoodKind.self, "abendesen", "“abendesen” is not a meal. Did you mean “Abendessen”?"),
      (ExerciseKind.self, "radfaren 30m", "“radfaren” is not a kind of exercise. Did you mean “radfahren”?"),
    ] as [(any LogKind.Type, String, String)])
  func said(_ kind: any LogKind.Type, _ line: String, _ message: String) throws {
    let finding = try #require(try KindWorld().fault(kind, line)?.finding)
    let near = finding.nearest.map { ". Did you mean “\($0)”?" } ?? ""
    #expect(finding.message.description + near == message)
  }

  struct Field: Sendable, CustomTestStringConvertible {
    var kind: any LogKind.Type
    /// The rest of a line that is fine, `?` where the field's value comes.
    var line: String
    var allowed: [String]
    var refused: [String]
    var testDescription: String { "\(kind.id) \(line)" }
  }

  static func text(_ length: Int) -> String { "\"" + String(repeating: "x", count: length) + "\"" }

  static let fields: [Field] = [
    Field(
      kind: SymptomKind.self, line: "pain severity=?", allowed: ["0", "none", "1", "10", "7/10"],
      refused: ["0.5", "11", "5.5", "-1", "bad", ""]),
    Field(
      kind: SymptomKind.self, line: "pain 5 site=?", allowed: [text(1), text(50)], refused: [text(51), "", "\"  \""]),
    Field(kind: SymptomKind.self, line: "pain 5 after=?", allowed: [text(100), "ibuprofen"], refused: [text(101)]),
    Field(
      kind: SymptomKind.self, line: "pain 5 duration=?", allowed: ["1", "10080", "168h"],
      refused: ["0", "10081", "a", "-5"]),
    Field(kind: SymptomKind.self, line: "pain 5 notes=?", allowed: [text(500)], refused: [text(501)]),
    Field(
      kind: SymptomKind.self, line: "? 5",
      allowed: ["pain", "Pain", "ache", "prickle", "Prickling", "mood", "wobble", "tired"],
      refused: ["pian", "headache-xyz"]),
    Field(
      kind: FoodKind.self, line: "soup type=?",
      allowed: ["breakfast", "lunch", "dinner", "snack", "supper", "br", "SNACK", "snacks"],
      refused: ["brunch", "s", "meal"]),
    Field(
      kind: FoodKind.self, line: "soup size=?", allowed: ["small", "normal", "large", "big"], refused: ["huge", "1"]),
    Field(kind: FoodKind.self, line: "soup calories=?", allowed: ["0", "20000"], refused: ["-1", "20001", "many"]),
    Field(kind: FoodKind.self, line: "soup notes=?", allowed: [text(500)], refused: [text(501)]),
    Field(
      kind: FoodKind.self, line: "items=?", allowed: [text(200), "a,b,c", "\"2 cups soup (hot)\""],
      refused: [text(201), "\",\"", "\"0 g bread\""]),
    Field(kind: FoodKind.self, line: "drinks=?", allowed: [text(200), "\"2 glasses water\""], refused: [text(201)]),
    Field(
      kind: ExerciseKind.self, line: "30m 5 type=?",
      allowed: [
        "cardio", "strength", "yoga", "walking", "swimming", "cycling", "running", "hiking", "functional", "other",
        "walk", "run", "bike",
        "hi",
      ], refused: ["flying", "c", "w"]),
    Field(
      kind: ExerciseKind.self, line: "walking 5 duration=?", allowed: ["1", "480", "8h", "7h59m"],
      refused: ["0", "481", "8h1m", "x"]),
    Field(
      kind: ExerciseKind.self, line: "walking 30m intensity=?",
      allowed: ["1", "10", "light", "moderate", "intense", "Light"],
      refused: ["0", "11", "brutal", "1.5"]),
    Field(
      kind: ExerciseKind.self, line: "walking 30m 5 distance=?", allowed: ["0", "1000", "5.2", "5,2km"],
      refused: ["-1", "1000.1", "far"]),
    Field(
      kind: ExerciseKind.self, line: "walking 30m 5 calories=?", allowed: ["0", "20000"], refused: ["-1", "20001"]),
    Field(
      kind: ExerciseKind.self, line: "walking 30m 5 steps=?", allowed: ["0", "200000"], refused: ["-1", "200001"]),
    Field(
      kind: ExerciseKind.self, line: "walking 30m 5 heart_rate=?", allowed: ["40", "220"], refused: ["39", "221"]),
    Field(
      kind: ExerciseKind.self, line: "walking 30m 5 heart-rate-max=?", allowed: ["40", "220"], refused: ["39", "221"]),
    Field(kind: ExerciseKind.self, line: "walking 30m 5 notes=?", allowed: [text(300)], refused: [text(301)]),
    Field(
      kind: RestKind.self, line: "hours=?", allowed: ["0", "24", "7.5", "7,5h", "7h30", "0.5", "7.3", "7h20"],
      refused: ["-0.5", "24.5", "long"]),
    Field(
      kind: RestKind.self, line: "sleep=?",
      allowed: ["23:10-06:20", "00:00-23:59", "23:10–06:20", "23-6", "11pm-6:20am", "2310-0620"],
      refused: ["25:00-06:20", "25-6", "13pm-6am", "06:20"]),
    Field(
      kind: RestKind.self, line: "nap=?", allowed: ["13:00-17:00", "13:00-13:30,15:00-15:20"],
      refused: ["13:00-17:01", "14:00-13:00"]),
    Field(kind: RestKind.self, line: "8h quality=?", allowed: ["1", "10"], refused: ["0", "11", "good"]),
    Field(kind: RestKind.self, line: "8h restfulness=?", allowed: ["1", "10"], refused: ["0", "11"]),
    Field(kind: RestKind.self, line: "8h awake=?", allowed: ["0", "720"], refused: ["-1", "721"]),
    Field(kind: RestKind.self, line: "8h interruptions=?", allowed: ["0", "50"], refused: ["-1", "51"]),
    Field(kind: RestKind.self, line: "8h deep=?", allowed: ["0", "900"], refused: ["901"]),
    Field(kind: RestKind.self, line: "8h rem=?", allowed: ["0", "900"], refused: ["901"]),
    Field(kind: RestKind.self, line: "8h light=?", allowed: ["0", "900"], refused: ["901"]),
    Field(
      kind: RestKind.self, line: "23:10-06:20 in_bed=?", allowed: ["22:50-06:40", "23:10-06:20"],
      refused: ["23:20-06:40", "22:50-06:10"]),
    Field(
      kind: ActivityKind.self, line: "30m type=?",
      allowed: [
        "work", "social", "travel", "medical", "household", "leisure", "learning", "self-care", "other",
        "reading", "meditation", "chores", "socialising", "socializing", "lesen", "meditieren", "\"self care\"", "lei",
      ],
      refused: ["le", "sport"]),
    Field(kind: ActivityKind.self, line: "work duration=?", allowed: ["1", "1440", "8h"], refused: ["0", "1441"]),
    Field(kind: ActivityKind.self, line: "work stress=?", allowed: ["1", "10"], refused: ["0", "11"]),
    Field(kind: ActivityKind.self, line: "work place=?", allowed: [text(100)], refused: [text(101)]),
    Field(
      kind: ActivityKind.self, line: "work social=?",
      allowed: ["alone", "small-group", "large-group", "small_group", "\"large group\"", "small"],
      refused: ["crowd", "2"]),
    Field(kind: ActivityKind.self, line: "work name=?", allowed: [text(100), "gardening"], refused: [text(101), ""]),
    Field(kind: ActivityKind.self, line: "medical question=?", allowed: [text(300)], refused: [text(301), ""]),
    Field(
      kind: ActivityKind.self, line: "medical question=a answer=?", allowed: [text(300), "yes"], refused: [text(301)]),
    Field(kind: ActivityKind.self, line: "medical answered=?", allowed: ["yes", "no", "ja"], refused: ["maybe", "2"]),
    Field(kind: ActivityKind.self, line: "work notes=?", allowed: [text(300)], refused: [text(301)]),
    Field(kind: MedicationKind.self, line: "name=?", allowed: [text(100)], refused: [text(101), ""]),
    Field(kind: MedicationKind.self, line: "ibuprofen dose=?", allowed: [text(50), "400mg"], refused: [text(51)]),
    Field(kind: MedicationKind.self, line: "ibuprofen before=?", allowed: ["0", "10"], refused: ["-1", "11"]),
    Field(kind: MedicationKind.self, line: "ibuprofen after=?", allowed: ["0", "10"], refused: ["-1", "11"]),
    Field(
      kind: MedicationKind.self, line: "ibuprofen status=?", allowed: ["taken", "late", "skipped", "ausgelassen"],
      refused: ["sold", "2"]),
    Field(
      kind: MedicationKind.self, line: "ibuprofen use=?", allowed: ["acute", "preventive", "akut"], refused: ["fun"]),
    Field(kind: MedicationKind.self, line: "ibuprofen class=?", allowed: [text(50), "nsaid"], refused: [text(51)]),
    Field(kind: MedicationKind.self, line: "ibuprofen notes=?", allowed: [text(500)], refused: [text(501)]),
    Field(kind: CustomKind.self, line: "5 name=?", allowed: [text(50), "screen-time"], refused: [text(51), "", "!!"]),
    Field(
      kind: CustomKind.self, line: "screen value=?", allowed: ["-1000000000", "1000000000", "0", "3,5"],
      refused: ["-1000000001", "1000000001", "x"]),
    Field(kind: CustomKind.self, line: "screen 5 notes=?", allowed: [text(500)], refused: [text(501)]),
  ]

  @Test("Both ends are allowed, one beyond is refused with what is allowed", arguments: fields)
  func ranges(_ field: Field) throws {
    let world = try KindWorld()
    for value in field.allowed {
      let line = field.line.replacing("?", with: value)
      #expect(world.fault(field.kind, line) == nil, "\(line)")
    }
    for value in field.refused {
      let fault = try #require(
        world.fault(field.kind, field.line.replacing("?", with: value)), "\(field.line) \(value)")
      #expect(fault.kind == .validation)
      #expect(
        fault.message.description.contains("allowed: ") || fault.diagnostics.allSatisfy { $0.allowed != nil },
        "\(fault.message)")
    }
  }

  @Test("Every field of every kind but the tags, which all have, has a row above, so that none goes untested")
  func complete() {
    for kind in [
      SymptomKind.self, FoodKind.self, ExerciseKind.self, RestKind.self, ActivityKind.self, MedicationKind.self,
      CustomKind.self,
    ] as [any LogKind.Type] {
      let lines = Self.fields.filter { $0.kind.id == kind.id }.map { $0.line.replacing("-", with: "_") }
      for field in kind.definition.fields
      where field.name != FieldDefinition.tags.name && !(kind.id == SymptomKind.id && field.name == "symptom")
        && !(kind.id == RestKind.id && field.name == "notes")
      {
        #expect(lines.contains { $0.contains("\(field.name)=?") }, "\(kind.id) \(field.name)")
      }
    }
  }

  @Test(
    "What can't be right together is refused",
    arguments: [
      (RestKind.self, "", "How did you sleep?"),
      (RestKind.self, "23:10-06:20 hours=7", "You gave both times and hours."),
      (RestKind.self, "23:10-06:20 nap=05:00-06:00", "The nap is at the same time as your other sleep."),
      (RestKind.self, "nap=13:00-14:00,13:30-14:30", "The nap is at the same time as your other sleep."),
      (
        RestKind.self, "23:00-06:00 deep=2h rem=2h light=3h awake=1",
        "Awake, deep, rem and light add up to more than your sleep."
      ),
      (FoodKind.self, "lunch", "What did you eat or drink?"),
      (FoodKind.self, "", "What did you eat or drink?"),
      (
        ExerciseKind.self, "walking 30m 5 heart_rate=150 heart_rate_max=140",
        "The average heart rate is above the highest."
      ),
      (ActivityKind.self, "", "What did you do?"),
      (ActivityKind.self, "other", "What did you do?"),
      (ActivityKind.self, "work question=why", "A question goes with a visit"),
      (ActivityKind.self, "work answered=yes", "A question goes with a visit"),
      (ActivityKind.self, "medical answer=yes", "There is no question here to answer"),
    ] as [(any LogKind.Type, String, String)])
  func together(_ kind: any LogKind.Type, _ line: String, _ message: String) throws {
    #expect(try #require(try KindWorld().fault(kind, line)).message.description.hasPrefix(message))
  }

  @Test(
    "The terse forms of the examples, and near ones, are understood",
    arguments: [
      (SymptomKind.self, "pain 7", "pain 7"), (SymptomKind.self, "7 prickling left knee", "prickling 7, left knee"),
      (SymptomKind.self, "pain 7 30m knees at=14:30", "pain 7, knees, 30 minutes"),
      (SymptomKind.self, "pain 7 2 hours knees", "pain 7, knees, 2 hours"),
      (SymptomKind.self, "ache 7/10 14:30", "pain 7"), (FoodKind.self, "lunch \"soup, bread\"", "lunch – soup, bread"),
      (FoodKind.self, "lunch soup, bread", "lunch – soup, bread"), (FoodKind.self, "soup", "dinner – soup"),
      (FoodKind.self, "soup at=08:00", "breakfast – soup"), (FoodKind.self, "soup at=12:30", "lunch – soup"),
      (FoodKind.self, "soup at=16:00", "snack – soup"), (FoodKind.self, "soup at=02:00", "snack – soup"),
      (FoodKind.self, "soup day=yesterday", "meal – soup"), (FoodKind.self, "breakfast tea", "breakfast – tea"),
      (
        FoodKind.self,
        "dinner 200 g pasta (boiled), stew = beef + carrot drinks=\"2 glasses water\" size=large calories=800",
        "large dinner – 200 g pasta (boiled), stew, 2 glasses water, 800 kcal"
      ),
      (FoodKind.self, "snack 2 sandwiches", "snack – 2 sandwiches"),
      (ExerciseKind.self, "walking 30m light", "walking, 30 minutes, light (2)"),
      (ExerciseKind.self, "light walk 30 min", "walking, 30 minutes, light (2)"),
      (ExerciseKind.self, "30m walking 8", "walking, 30 minutes, hard (8)"),
      (ExerciseKind.self, "swimming 1h 6 heart_rate=120 at=18:00", "swimming, 1 hour, moderate (6), heart rate 120"),
      (RestKind.self, "23:10-06:20 quality=4", "slept 7 h 10 min (23:10–06:20), quality 4"),
      (RestKind.self, "7.5h", "slept 7.5 hours"),
      (RestKind.self, "7 hours", "slept 7 hours"), (RestKind.self, "23:10 to 06:20", "slept 7 h 10 min (23:10–06:20)"),
      (RestKind.self, "7h10m", "slept 7 h 10 min"), (RestKind.self, "22:00 bis 6:00", "slept 8 hours (22:00–06:00)"),
      (RestKind.self, "from 10 pm to 6 am", "slept 8 hours (22:00–06:00)"),
      (RestKind.self, "22-6", "slept 8 hours (22:00–06:00)"),
      (RestKind.self, "22 Uhr bis 6 Uhr", "slept 8 hours (22:00–06:00)"),
      (RestKind.self, "10pm-6am", "slept 8 hours (22:00–06:00)"),
      (RestKind.self, "midnight to 7", "slept 7 hours (00:00–07:00)"),
      (
        RestKind.self, "23:10-06:20 in_bed=22:50-06:40 deep=80m rem=1h30 light=4h",
        """
        slept 7 h 10 min (23:10–06:20), in bed 22:50–06:40, 1 h 20 min deep sleep, 1 h 30 min REM sleep, \
        4 hours light sleep
        """
      ),
      (RestKind.self, "nap=13:00-13:40", "a nap of 40 minutes (13:00–13:40)"),
      (ActivityKind.self, "work 8h stress=6", "work, 8 hours, stress 6"),
      (ActivityKind.self, "stress=3", "stress 3"),
      (ActivityKind.self, "leisure 2h name=gardening", "leisure, gardening, 2 hours"),
      (ActivityKind.self, "30m name=gardening", "gardening, 30 minutes"),
      (ActivityKind.self, "medical question=\"More iron?\"", "medical visits, question: “More iron?”"),
      (ActivityKind.self, "self care 20m social=small", "self-care, 20 minutes, with a small group"),
      (MedicationKind.self, "ibuprofen 400mg before=7 after=4", "ibuprofen, 400mg, 7 before, 4 after"),
      (MedicationKind.self, "vitamin d 400 mg", "vitamin d, 400 mg"),
      (MedicationKind.self, "vitamin b12", "vitamin b12"),
      (CustomKind.self, "screen time 3.5", "screen time, 3.5"),
      (CustomKind.self, "3,5 screen-time notes=tv", "screen-time, 3.5, tv"),
      (MedicationKind.self, "ibuprofen dose=\"half a tablet\" 08:00", "ibuprofen, half a tablet"),
    ] as [(any LogKind.Type, String, String)])
  func terse(_ kind: any LogKind.Type, _ line: String, _ summary: String) throws {
    let world = try KindWorld()
    #expect(kind.summary(of: try world.entry(kind, line), in: world.context).description == summary)
  }

  @Test("Every example of every kind's help is understood")
  func examples() throws {
    let world = try KindWorld()
    for kind in [
      SymptomKind.self, FoodKind.self, ExerciseKind.self, RestKind.self, ActivityKind.self, MedicationKind.self,
      CustomKind.self,
    ] as [any LogKind.Type] {
      #expect(!kind.definition.examples.isEmpty)
      for example in kind.definition.examples {
        let words = example.line.shellWords
        #expect(words.first == kind.id.rawValue)
        #expect(
          world.fault(kind, example.line.dropFirst(kind.id.rawValue.count + 1).description) == nil, "\(example.line)")
      }
    }
  }

  @Test(
    "A mistyped word gets its nearest match and nothing is guessed",
    arguments: [
      (SymptomKind.self, "pian 7", "pain"), (SymptomKind.self, "pian 7 left knee", "pain"),
      (FoodKind.self, "lunhc soup", "lunch"),
      (FoodKind.self, "soup sise=large", "size"), (ExerciseKind.self, "wlking 30m light", "walking"),
      (ExerciseKind.self, "walking 30m ligth", "light"),
      (ActivityKind.self, "wrok 8h", "work"), (RestKind.self, "8h qualty=5", "quality"),
    ] as [(any LogKind.Type, String, String)])
  func nearest(_ kind: any LogKind.Type, _ line: String, _ near: String) throws {
    #expect(try #require(try KindWorld().fault(kind, line)).message.description.hasSuffix("Did you mean “\(near)”?"))
  }

  @Test("A severity that looks wrong is not taken for something else")
  func severity() throws {
    #expect(
      try #require(try KindWorld().fault(SymptomKind.self, "pain 15")).message
        == "How bad was it? Use 1 to 10, or 0 for none")
    #expect(
      try #require(try KindWorld().fault(SymptomKind.self, "pain knees")).message
        == "How bad was it? Use 1 to 10, or 0 for none")
  }

  @Test("A symptom's own scale decides, whatever other scales allow")
  func ownScale() throws {
    var world = try KindWorld()
    world.context.packs[0].symptoms[0].scale.range = 0...4
    let id = world.context.packs[0].symptoms[0].id
    #expect(world.fault(SymptomKind.self, "\(id) 0") == nil)
    #expect(world.fault(SymptomKind.self, "\(id) 4") == nil)
    #expect(
      try #require(world.fault(SymptomKind.self, "\(id) 5")).message
        == "That is not on the scale of \(world.context.packs[0].symptoms[0].name). Use 0 to 4")
    #expect(
      try #require(world.fault(SymptomKind.self, "prickle 0.5")).message.description
        .contains("How bad was it? Use whole numbers only"))
    #expect(try #require(world.fault(SymptomKind.self, "mood 0")).message == "Mood starts at 1; there is no 0")
  }

  @Test("Two symptoms of one alias are asked apart")
  func ambiguous() throws {
    var world = try KindWorld()
    world.context.packs[0].symptoms[0].aliases = ["both"]
    world.context.packs[0].symptoms[1].aliases = ["both"]
    #expect(try #require(world.fault(SymptomKind.self, "both 5")).message.description.hasPrefix("“both” could be "))
  }
}
