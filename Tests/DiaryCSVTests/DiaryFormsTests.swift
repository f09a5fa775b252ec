import Testing
import TrackerCore

@testable import TrackerDiaryCSV

@Suite struct DiaryFormsTests {
  private static let head = "day: date\nmetrics: {sleep.hours: slept, custom.coffee: cups}\n"

  private func read(_ csv: String, map text: String = head) throws -> Diary {
    let rows = try CSVReader(Array(csv.utf8), file: "diary.csv")
    let catalogue = DiaryReaderTests.catalogue.adding(try DiaryFormsTests.symptom)
    let map = try ColumnMap.read(Array(text.utf8), file: "map.yaml", for: rows.columns, catalogue: catalogue)
    let days = try #require(Day("1900-01-01"))...(try #require(Day("2026-03-31")))
    return try DiaryReader(map: map, catalogue: catalogue, days: days).read(rows)
  }

  /// A pack with a symptom from 1 to 10 that is worse at 10, and one that is worse at 1.
  private static var symptom: ConditionPack {
    get throws {
      func symptom(_ id: SymptomID, _ worse: Direction) -> SymptomDefinition {
        let scale = Scale(id: "s", name: "S", range: 1...10, step: 1, worse: worse, anchors: [], bands: [])
        return SymptomDefinition(id: id, name: id.rawValue, scale: scale, fold: .max)
      }
      return ConditionPack(
        id: "p", revision: 1, name: "P", summary: "", aliases: [], ancestors: [], codes: [], references: [], scales: [],
        symptoms: [symptom("prickle", .high), symptom("spirits", .low)], checkIn: [], onboarding: [],
        flare: FlareRule(symptoms: [], atLeast: 0), foods: [], risk: RiskModel(groups: [], factors: []),
        messages: Messages(templates: [:]))
    }
  }

  @Test("decimal commas and local dates are read, decided by all cells of a column")
  func german() throws {
    let diary = try read("date;slept;cups\n02.03.2026;7,5;1.200\n3.3.26 21:15;8;2,5\n")
    #expect(diary.rows.map(\.day.description) == ["2026-03-02", "2026-03-03"])
    #expect(diary.rows.map(\.values) == [[7.5, 1200], [8, 2.5]])
    #expect(diary.cells.isEmpty)
    let american = try read("date,slept,cups\n3/2/2026,7.5,\"1,200\"\n3/13/2026,7.5,2\n")
    #expect(american.rows.map(\.day.description) == ["2026-03-02", "2026-03-13"])
    #expect(american.rows.map(\.values) == [[7.5, 1200], [7.5, 2]])
    let british = try read("date,slept\n2/3/2026,7.5\n13/3/2026,7.5\n", map: "day: date\nmetrics: {sleep.hours: slept}")
    #expect(british.rows.map(\.day.description) == ["2026-03-02", "2026-03-13"])
  }

  @Test("dates that read both ways in every cell are refused with both readings and the line that decides")
  func ambiguousDates() throws {
    let csv = "date,slept,cups\n2/3/2026,7,1\n3/3/2026,7,1\n"
    let failure = #expect(throws: Failure.self) { try read(csv) }
    #expect(failure?.message == "Line 2 of date may be 2026-03-02 or 2026-02-03")
    #expect(failure?.recovery == "Add to map.yaml: dates: dmy (day first) or mdy (month first)")
    let first = try read(csv, map: Self.head + "dates: dmy\n")
    #expect(first.rows.first?.day.description == "2026-03-02")
    #expect(try read(csv, map: Self.head + "dates: mdy\n").rows.first?.day.description == "2026-02-03")
  }

  @Test("numbers that read both ways in every cell are refused with both readings and the line that decides")
  func ambiguousNumbers() throws {
    let csv = "date,slept,cups\n2026-03-02,7,\"1,200\"\n2026-03-03,7,\"2,300\"\n"
    let failure = #expect(throws: Failure.self) { try read(csv) }
    #expect(failure?.message.description.contains("column cups, 1,500 may be 1.5 (comma) or 1500 (point)") == true)
    #expect(failure?.message.description.contains("1,200") == false)
    #expect(failure?.recovery?.description.hasPrefix("Add to map.yaml: decimals: comma") == true)
    #expect(try read(csv, map: Self.head + "decimals: point\n").rows.first?.values == [7, 1200])
    #expect(try read(csv, map: Self.head + "decimals: comma\n").rows.first?.values == [7, 1.2])
    // A point alone has always been before decimals.
    #expect(try read("date,slept,cups\n2026-03-02,7,1.200\n").rows.first?.values == [7, 1.2])
  }

  @Test("0 is none of a symptom that begins at 1, but not where 1 is the bad end")
  func none() throws {
    let map = "day: date\nmetrics: {symptom.prickle: a, symptom.spirits: b}"
    let diary = try read("date,a,b\n2026-03-01,0,5\n2026-03-02,none,5\n2026-03-03,3,0\n2026-03-04,0.5,5\n", map: map)
    #expect(diary.rows.map(\.values) == [[0, 5], [0, 5], [3, nil], [nil, 5]])
    #expect(diary.cells.map(\.line) == [4, 5])
    #expect(diary.cells.last?.reasons.first?.allowed == "0 for none, or 1 to 10 points")
  }

  @Test("another scale and another unit of time become those of the metric")
  func scales() throws {
    let map = """
      day: date
      metrics:
        symptom.prickle: {column: a, from: [0, 100]}
        symptom.spirits: {column: b, from: [1, 5]}
        sleep.hours: {column: c, unit: minutes}
      """
    let diary = try read("date,a,b,c\n2026-03-01,0,1,450\n2026-03-02,100,5,7:15\n2026-03-03,3,3,2000\n", map: map)
    #expect(diary.rows.map(\.values) == [[0, 1, 7.5], [10, 10, 7.25], [1, 5.5, nil]])
  }

  @Test("cells that say nothing are unknown, and yes and no count where things are counted")
  func words() throws {
    let diary = try read(
      "date,slept,cups\n2026-03-01,-,yes\n2026-03-02,n/a,Nein\n2026-03-03,K. A.,\n2026-03-04,7,–\n")
    #expect(diary.rows.map(\.values) == [[nil, 1], [nil, 0], [nil, nil], [7, nil]])
    #expect(try read("date,slept,cups\n2026-03-01,yes,1\n").cells.map(\.column) == ["slept"])
  }
}
