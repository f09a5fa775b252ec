import GRDB
import Testing
import TrackerCore
import TrackerStatistics

@testable import TrackerStorage

/// Forecasts as they lie in the file: short, and to the last bit what was stored.
@Suite struct StoredForecastTests {
  private let home: TemporaryHome
  private let journal: SQLiteJournal

  init() throws {
    home = try TemporaryHome()
    journal = try home.journal()
  }

  private static let names = (0..<30).map { "some-factor-of-\($0)" }

  private static func contributions(_ values: [Double?], lacking: Set<Int> = []) -> [Forecast.Contribution] {
    zip(names, values).enumerated().compactMap { place, pair in
      pair.1.map { value in
        Forecast.Contribution(
          part: place < 3 ? .baseRate : place < 6 ? .recentDays : .factor, name: pair.0, logOdds: value,
          lacksAnswers: lacking.contains(place) ? true : nil)
      }
    }
  }

  private static func forecast(_ number: Int, _ contributions: [Forecast.Contribution]) -> Forecast {
    Forecast(
      condition: "knee", forDay: Day(number: 20_000 + number), kind: .ahead, dataThrough: Day(number: 19_999 + number),
      madeAt: Instant(seconds: 1_728_000_000), probability: 1.0 / 3, range: 0.1...(2.0 / 3),
      severity: .init(value: 10.0 / 3, range: 1...7.7), baseRate: 0.1 + 0.2, contributions: contributions,
      learntFrom: 300, silentDays: number % 3 == 0 ? nil : number % 3, predictor: "pool",
      pack: ContentHash(of: "pack"), overlay: number % 2 == 0 ? nil : ContentHash(of: "overlay"))
  }

  private func stored() throws -> [Forecast] {
    try journal.read { try $0.forecasts(of: "knee", for: Day(number: 0)...Day(number: 40_000)) }
  }

  private func put(_ forecasts: [Forecast]) throws {
    try journal.write("log", at: Instant(seconds: 0)) { writing in
      for forecast in forecasts { try writing.put(forecast) }
    }
  }

  private func number(_ sql: String) throws -> Int {
    try journal.queue.inDatabase { try Int.fetchOne($0, sql: sql) ?? -1 }
  }

  @Test("Every number of a forecast comes back to the last bit, whatever it is", arguments: 0..<20)
  func lossless(_ seed: Int) throws {
    var random = SplitMix64(name: "forecast \(seed)")
    let odd = [0, -0.0, 1e-10, -3e-10, 1e300, 123_456.789, 0.1 + 0.2, 99_999.99999999999, 1e5]
    let forecasts = (0..<10).map { number in
      let values = (0..<30).map { _ -> Double? in
        switch random.next() % 4 {
        case 0: nil
        case 1: odd[Int(random.next() % UInt64(odd.count))]
        default: (Double(random.next() >> 20) - 8e12) / 1e11
        }
      }
      return Self.forecast(number, Self.contributions(values, lacking: [1, Int(random.next() % 30)]))
    }
    try put(forecasts)
    let found = try stored()
    #expect(found == forecasts)
    // Equal values need not have equal signs.
    #expect(
      found.map { $0.contributions.map(\.logOdds.bitPattern) }
        == forecasts.map { $0.contributions.map(\.logOdds.bitPattern) })
  }

  @Test("A forecast with thirty terms takes less than 700 bytes, and many share one list of terms")
  func size() throws {
    var random = SplitMix64(name: "size")
    try put(
      (0..<100).map { number in
        let values = (0..<30).map { place -> Double? in
          let value = Double(random.next() % 20_000) / 10_000
          return place == number % 7 + 6 ? nil : value - 6.0 / 7
        }
        return Self.forecast(number, Forecast.rounded(Self.contributions(values)))
      })
    #expect(try number("SELECT max(length(json)) FROM forecast") < 700)
    #expect(try number("SELECT count(*) FROM forecast_terms") <= 8)
    #expect(try stored().allSatisfy { $0.contributions.count == 29 })
  }

  @Test("What is rounded to keep sums to what it did, and what is 0 stays so")
  func rounded() {
    let values = (0..<30).map { place -> Double? in place == 4 ? 0 : 1 / Double(place + 3) - 0.1 }
    let terms = Self.contributions(values)
    let rounded = Forecast.rounded(terms)
    func sum(_ terms: [Forecast.Contribution]) -> Double { terms.reduce(0) { $0 + $1.logOdds } }
    #expect(abs(sum(terms) - sum(rounded)) < 1e-9)
    for (term, short) in zip(terms, rounded) {
      #expect(abs(term.logOdds - short.logOdds) <= 2e-10)
      #expect(term.name == short.name && term.part == short.part)
    }
    #expect(rounded[4].logOdds == 0)
    #expect(Forecast.rounded(rounded) == rounded)
  }

  @Test("A forecast that an earlier version stored is read as it was, and exported as it was")
  func earlier() throws {
    let forecast = Self.forecast(1, Self.contributions([0.1 + 0.2, -1.0 / 3, 0], lacking: [1]))
    let json = try JournalJSON.encode(forecast)
    try journal.queue.inDatabase { db in
      try db.execute(
        sql: "INSERT INTO forecast VALUES (?, ?, ?, ?, ?)",
        arguments: ["knee", 20_001, "ahead", json, RowChecksum.of(["knee", 20_001, "ahead", json])])
    }
    #expect(try stored() == [forecast])
    var exported: [JournalRecord] = []
    try journal.read { try $0.eachRecord { exported.append($0) } }
    #expect(exported == [.forecast(json: json)])
    // Stored again, it is exported in the same words.
    try put([Self.forecast(2, []), forecast])
    exported = []
    try journal.read { try $0.eachRecord { exported.append($0) } }
    #expect(exported.first == .forecast(json: json) && exported.count == 2)
    #expect(try number("SELECT count(*) FROM forecast WHERE json LIKE '[2,%'") == 2)
  }

  @Test("Without its list of terms a forecast still counts, and no other list gets the place of the lost one")
  func lostTerms() throws {
    let forecast = Self.forecast(1, Self.contributions([1, 2, 3]))
    try put([forecast])
    try journal.queue.inDatabase { try $0.execute(sql: "UPDATE forecast_terms SET terms = replace(terms, 'o', 'x')") }
    var expected = forecast
    expected.contributions = []
    #expect(try stored() == [expected])
    func states() -> [HealthFinding.State] {
      JournalDoctor.inspect(home: home.path, repairing: false).filter { $0.what == "journal reasons" }.map(\.state)
    }
    #expect(states() == [.wrong])
    _ = JournalDoctor.inspect(home: home.path, repairing: true)
    #expect(states() == [.fine])
    let other = Self.forecast(2, Self.contributions([nil, 4]))
    try put([other])
    #expect(try stored() == [expected, other])
    #expect(try journal.read { try $0.setAside().map(\.origin) } == ["forecast_terms"])
  }

  @Test("A row whose parts do not fit together counts as missing")
  func broken() throws {
    try put([Self.forecast(1, Self.contributions([1, 2, 3]))])
    let sound = try journal.queue.inDatabase { try String.fetchOne($0, sql: "SELECT json FROM forecast") ?? "" }
    func write(_ json: String) throws {
      try journal.queue.inDatabase { try $0.execute(sql: "UPDATE forecast SET json = ?", arguments: [json]) }
    }
    for (part, other) in [
      ("20000000000,", ""), ("[0.3333333333333333,0.1,", "[0.3333333333333333,0.9,"), ("[2,", "[3,"),
    ] {
      #expect(sound.contains(part))
      try write(sound.replacing(part, with: other))
      #expect(try stored().isEmpty, "\(part)")
    }
    try write(sound)
    #expect(try stored().count == 1)
  }
}
