import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerLoggingCommands
@testable import TrackerVitals

@Suite("What cannot be right, and what is asked")
struct VitalsDoubtTests {
  @Test(
    "what cannot be is refused with what is possible, also with --yes",
    arguments: [
      ("weight", "1.9kg", "What was your weight? Use 2 kg to 500 kg"),
      ("weight", "501kg", "What was your weight? Use 2 kg to 500 kg"),
      ("temperature", "24C", "What was your temperature? Use 25 °C to 45 °C"),
      ("temperature", "46C", "What was your temperature? Use 25 °C to 45 °C"),
      ("oxygen", "49", "What was your blood oxygen, in percent? Use 50 to 100"),
      ("oxygen", "101", "What was your blood oxygen, in percent? Use 50 to 100"),
      ("heart", "19", "What was your heart rate? Use 20 to 250"),
      ("heart", "251", "What was your heart rate? Use 20 to 250"),
      ("movement", "100001", "How many steps? Use 0 to 100000"),
      ("movement", "10.5", "How many steps? Use whole numbers only"),
      ("glucose", "1001", "What was your blood glucose? Use 10 mg/dl (0.6 mmol/l) to 1000 mg/dl (55.5 mmol/l)"),
      ("glucose", "60 mmol/l", "What was your blood glucose? Use 10 mg/dl (0.6 mmol/l) to 1000 mg/dl (55.5 mmol/l)"),
      ("pressure", "128", "What was your blood pressure? Write it like 128/82"),
      ("pressure", "301/80", "What was your blood pressure? Write it like 128/82"),
      ("breathing", "1", "How many breaths a minute? Use 2 to 100"),
    ])
  func impossible(_ kind: String, _ line: String, _ message: String) throws {
    let world = try VitalsWorld()
    let words = line.split(separator: " ").map(String.init) + ["--yes"]
    let type = try #require(VitalsDoubtTests.commands[kind])
    #expect(try VitalsDoubtTests.refusal(type, words, in: world) == message)
    #expect(try world.world.entries.isEmpty)
  }

  @Test(
    "what is possible and not likely is asked, refused without anybody to ask, and taken with --yes",
    arguments: [
      ("weight", "301kg"), ("temperature", "33.9C"), ("temperature", "42.1C"), ("oxygen", "69"), ("heart", "29"),
      ("heart", "121 resting"), ("heart", "221"), ("glucose", "39 mg/dl"), ("glucose", "12"), ("pressure", "231/90"),
      ("pressure", "150/131"), ("breathing", "61"),
    ])
  func unlikely(_ kind: String, _ line: String) throws {
    let world = try VitalsWorld()
    let words = line.split(separator: " ").map(String.init)
    let type = try #require(VitalsDoubtTests.commands[kind])
    let refusal = try VitalsDoubtTests.refusal(type, words, in: world)
    #expect(refusal?.contains("mostly between") == true, "\(refusal ?? "saved")")
    let digits = line.prefix { $0.isNumber || $0 == "." }
    #expect(refusal?.contains(digits) == false, "what was typed is in no error")
    #expect(try world.world.entries.isEmpty)
    #expect(try VitalsDoubtTests.refusal(type, words + ["--yes"], in: world) == nil)
    #expect(try world.world.entries.count == 1)
  }

  @Test(
    "what is likely is not asked",
    arguments: [
      ("weight", "20kg"), ("weight", "300kg"), ("temperature", "34C"), ("temperature", "42C"), ("oxygen", "70"),
      ("heart", "30 resting"), ("heart", "120 resting"), ("heart", "121"), ("heart", "220"), ("glucose", "40 mg/dl"),
      ("pressure", "230/130"), ("pressure", "70/40"),
    ])
  func likely(_ kind: String, _ line: String) throws {
    let world = try VitalsWorld()
    let type = try #require(VitalsDoubtTests.commands[kind])
    #expect(
      try VitalsDoubtTests.refusal(type, line.split(separator: " ").map(String.init), in: world) == nil)
    #expect(try world.world.entries.count == 1)
  }

  @Test("numbers that cannot stand together are refused")
  func order() throws {
    let world = try VitalsWorld()
    #expect(world.refusal(PressureKind.self, "80/80", "--yes")?.hasPrefix("The first number has to be larger") == true)
    #expect(world.refusal(HeartKind.self, "60", "min=61")?.hasPrefix("The heart rate has to be between") == true)
    #expect(world.refusal(HeartKind.self, "min=90", "max=60")?.hasPrefix("The heart rate has to be between") == true)
    #expect(world.refusal(HeartKind.self, "resting")?.hasPrefix("What was your heart rate?") == true)
    #expect(world.refusal(MovementKind.self, "notes=long")?.hasPrefix("How many steps?") == true)
    #expect(try world.world.entries.isEmpty)
  }

  @Test("a weight that is more than a tenth away from the last one within a week is asked; later it is not")
  func jump() throws {
    var world = try VitalsWorld()
    try world.log(WeightKind.self, "70kg")
    #expect(try world.log(WeightKind.self, "77kg", "--dry-run").contains("77 kg"))
    #expect(world.refusal(WeightKind.self, "77kg") == nil, "a tenth is not more than a tenth")
    #expect(world.refusal(WeightKind.self, "69kg") == "“weight” differs by more than a tenth from the last time")
    #expect(world.refusal(WeightKind.self, "69kg", "--yes") == nil)
    try world.world.setClock("2026-03-20T20:00")
    #expect(world.refusal(WeightKind.self, "50kg") == nil, "eight days later nothing is asked")
    try world.world.setClock("2026-03-27T20:00")
    #expect(world.refusal(WeightKind.self, "60kg") != nil, "seven days later it is")
  }

  @Test("after a no the number is asked for again")
  func no() throws {
    let world = try VitalsWorld()
    let terminal = ScriptedTerminal(lines: ["n", "38.1"], hasKeyboard: true, width: 400)
    var context = world.world.context
    context.use(terminal)
    try LogCommand<TemperatureKind>.parse(["43.1", "place=ear"]).runAsking(in: context)
    #expect(terminal.errors.hasPrefix("Did you mean 43.1 °C? It is mostly between 34 °C and 42 °C. [y/n"))
    #expect(try world.value("vitals.temperature_c") == 38.1)
    #expect(terminal.output.contains("38.1 °C, ear"))
  }

  // MARK: Kinds by their names

  private typealias Run = @Sendable (VitalsWorld, [String]) throws -> Void

  private static let commands: [String: Run] = [
    "weight": { try $0.world.run(LogCommand<WeightKind>.self, $1) },
    "temperature": { try $0.world.run(LogCommand<TemperatureKind>.self, $1) },
    "oxygen": { try $0.world.run(LogCommand<OxygenKind>.self, $1) },
    "heart": { try $0.world.run(LogCommand<HeartKind>.self, $1) },
    "movement": { try $0.world.run(LogCommand<MovementKind>.self, $1) },
    "glucose": { try $0.world.run(LogCommand<GlucoseKind>.self, $1) },
    "pressure": { try $0.world.run(LogCommand<PressureKind>.self, $1) },
    "breathing": { try $0.world.run(LogCommand<BreathingKind>.self, $1) },
  ]

  private static func refusal(_ run: Run, _ words: [String], in world: VitalsWorld) throws -> String? {
    do {
      try run(world, words)
      return nil
    } catch let failure as Failure { return failure.message.description }
  }
}
