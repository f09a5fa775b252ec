import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerTestSupport

@testable import TrackerLoggingCommands
@testable import TrackerWeather

/// Thursday 2026-03-12 at 20:00.
@Suite("The weather")
struct WeatherTests {
  private let today = Day(number: 20_524)
  private var world: TestWorld

  init() throws { world = try TestWorld([LoggingModule.self, WeatherModule.self]) }

  @discardableResult
  private func log(_ words: String...) throws -> String { try world.run(LogCommand<WeatherKind>.self, words) }

  /// What is said of a line that is refused, nil where it is saved.
  private func refusal(_ words: [String]) throws -> String? {
    do {
      try world.run(LogCommand<WeatherKind>.self, words)
      return nil
    } catch let failure as Failure { return failure.message.description }
  }

  private func value(_ metric: MetricID, daysAgo: Int = 0) throws -> Double? {
    let day = today.advanced(by: -daysAgo)
    return try world.values(of: metric, on: day...day).first?.number
  }

  @Test("a change of the air pressure that was typed counts before the one that follows from two days")
  func typedChange() throws {
    try log("1000hPa", "day=yesterday")
    try log("1010hPa")
    #expect(try value("weather.pressure_change") == 10)
    #expect(try log("change=-5").contains("5 hPa since the day before"))
    #expect(try value("weather.pressure_change") == -5)
    #expect(try value("weather.pressure") == 1010)
    #expect(try refusal(["change=900"]) != nil)
  }

  @Test("the module and the core fit together, and every metric is unknown without an entry")
  func registry() {
    let registry = Registry([WeatherModule.self])
    #expect(registry.diagnostics.isEmpty)
    let ids = registry.metrics.all.map(\.id.rawValue).sorted()
    #expect(
      ids == [
        "weather.humidity", "weather.pressure", "weather.pressure_change", "weather.pressure_change_typed",
        "weather.rain", "weather.temperature",
        "weather.temperature_change", "weather.wind",
      ])
    #expect(registry.metrics.all.allSatisfy { $0.absence == .unknown && $0.direction == nil && $0.category == .place })
  }

  @Test(
    "numbers are told apart by their units, in any order, with or without names",
    arguments: [
      (["21", "60%", "1013hPa", "12km/h", "3mm"], [21, 60, 1013, 12, 3]),
      (["3", "mm", "12", "km/h", "1013", "hPa", "60%", "21"], [21, 60, 1013, 12, 3]),
      (["temperature=21", "humidity=60", "pressure=1013", "wind=12", "rain=3"], [21, 60, 1013, 12, 3]),
      (["70F", "29.92inHg", "10mph", "0.5in"], [21.111, nil, 1013.207, 16.093, 12.7]),
      (["temperature=-5,5", "36m/s"], [-5.5, nil, nil, 129.6, nil]),
      (["luftdruck=998", "regen=0"], [nil, nil, 998, nil, 0]),
      (["temp=72"], [22.222, nil, nil, nil, nil]),
    ] as [([String], [Double?])])
  func units(_ words: [String], _ kept: [Double?]) throws {
    try world.run(LogCommand<WeatherKind>.self, words + ["--yes"])
    let metrics: [MetricID] = [
      "weather.temperature", "weather.humidity", "weather.pressure", "weather.wind", "weather.rain",
    ]
    for (metric, number) in zip(metrics, kept) { #expect(try value(metric) == number, "\(metric)") }
  }

  @Test("what is saved is told in the person's units")
  func told() throws {
    #expect(
      try log("21", "60%", "1013hPa", "12km/h", "3mm").hasPrefix(
        "Saved: 21 °C, humidity 60%, 1013 hPa, wind 12 km/h, rain 3 mm"))
    var other = world
    other.context.environment.words.units = .us
    #expect(
      try other.run(LogCommand<WeatherKind>.self, ["70", "pressure=30", "wind=10", "rain=0.2"]).hasPrefix(
        "Saved: 70 °F, 30 inHg, wind 10 mph, rain 0.2 in"))
    #expect(try world.entries.last?.payload[WeatherKind.rain] == 5.08)
  }

  @Test(
    "what cannot be is refused with what is possible, also with --yes",
    arguments: [
      (["61C"], "How warm was it outside? Use -60 °C to 60 °C"),
      (["humidity=101"], "How humid was it, in percent? Use 0 to 100"),
      (["pressure=1101hPa"], "What was the air pressure? Use 500 hPa to 1100 hPa"),
      (["wind=451"], "How strong was the wind? Use 0 km/h to 450 km/h"),
      (["rain=-1"], "How much did it rain? Use 0 mm to 2000 mm"),
      (["notes=grey"], "What was the weather like? Type it like this: symptoms log weather 21"),
      ([], "What was the weather like? Type it like this: symptoms log weather 21"),
    ])
  func impossible(_ words: [String], _ message: String) throws {
    #expect(try refusal(words + ["--yes"]) == message)
    #expect(try world.entries.isEmpty)
  }

  @Test(
    "what is possible and not likely is asked, and taken with --yes",
    arguments: ["temperature=-41", "46C", "humidity=4", "pressure=939", "pressure=1061", "wind=121", "rain=151"])
  func unlikely(_ word: String) throws {
    let refused = try refusal([word])
    #expect(refused?.contains("mostly between") == true)
    #expect(refused?.contains(word.filter(\.isNumber)) == false, "what was typed is in no error")
    #expect(try world.entries.isEmpty)
    #expect(try refusal([word, "--yes"]) == nil)
  }

  @Test(
    "what is likely is not asked",
    arguments: ["temperature=-40", "45C", "humidity=5", "pressure=940", "pressure=1060", "wind=120", "rain=150", "0"])
  func likely(_ word: String) throws { #expect(try refusal([word]) == nil) }

  @Test("a day has the mean of what was logged, and the highest amount of rain")
  func folds() throws {
    try log("10", "1000hPa", "2mm", "at=08:00")
    try log("20", "1010hPa", "6mm", "at=16:00")
    #expect(try value("weather.temperature") == 15)
    #expect(try value("weather.pressure") == 1005)
    #expect(try value("weather.rain") == 6)
    #expect(try value("weather.wind") == nil, "what is not logged is unknown, never zero")
  }

  @Test("over several days it is the mean of those that are known, rain too")
  func overDays() throws {
    for (day, rain) in [(8, 2), (9, 4), (11, 9), (12, 5)] {
      try log("10", "\(rain)mm", "day=2026-03-\(day < 10 ? "0" : "")\(day)")
    }
    let session = try world.context.session()
    for (metric, mean) in [("weather.rain", 5), ("weather.temperature", 10)] as [(MetricID, Double)] {
      let table = try world.journal.read {
        try $0.dayTable([metric: 6], on: today...today, catalogue: session.person.catalogue)
      }
      let window = MetricWindow(metric: metric, over: 7, lag: 0, take: .metricsOwn)
      #expect(table.value(of: window, endingOn: today) == mean, "\(metric)")
    }
  }

  @Test("the change is from the day before, and unknown where either day is")
  func changes() throws {
    try log("10", "1000hPa", "day=2026-03-09")
    try log("18", "1012hPa", "day=2026-03-10")
    try log("pressure=1004", "day=2026-03-12")
    #expect(try (0...3).map { try value("weather.pressure_change", daysAgo: $0) } == [nil, nil, 12, nil])
    #expect(try (0...3).map { try value("weather.temperature_change", daysAgo: $0) } == [nil, nil, 8, nil])
    try log("pressure=1006", "day=2026-03-11")
    #expect(try (0...3).map { try value("weather.pressure_change", daysAgo: $0) } == [-2, -6, 12, nil])
    #expect(try value("weather.temperature_change", daysAgo: 1) == nil)
  }

  @Test("an entry is listed, edited, undone and exported as others are")
  func wholeWay() throws {
    try log("21", "60%")
    let id = try #require(try world.entries.first?.id.short)
    #expect(try world.run(ListCommand.self).contains("21 °C, humidity 60%"))
    try world.run(EditCommand.self, [id, "humidity=", "pressure=29.9inHg"])
    #expect(try value("weather.pressure") == 1012.53 && value("weather.humidity") == nil)
    try world.run(UndoCommand.self)
    #expect(try value("weather.pressure") == nil && value("weather.humidity") == 60)
    let table = try world.run(ExportEntriesCommand.self, ["--kind", "weather"])
    #expect(table.hasPrefix("id,day,at,source,temperature,humidity\r\n") && table.contains(",21,60\r\n"))
  }
}
