import Testing
import TrackerCore
import TrackerDiaryCSV
import TrackerSimulation
import TrackerTestSupport

@Suite struct SimulatedDiaryTests {
  @Test("the file and its map read back as what was logged")
  func readsBack() throws {
    let world = try FittingWorld.make()
    let simulated = SimulatedDiary(world, people: 3, days: 40, seed: 7, from: FittingWorld.firstDay)
    var lines: [String] = []
    simulated.forEachLine { lines.append($0) }
    let rows = try CSVReader(Array(lines.joined(separator: "\n").utf8), file: "diary.csv")
    #expect(rows.columns.contains("truth"))
    let map = try ColumnMap.read(
      Array(simulated.columnMap.utf8), file: "map.yaml", for: rows.columns, catalogue: world.catalogue)
    let all = FittingWorld.firstDay...FittingWorld.firstDay.advanced(by: 100)
    let diary = try DiaryReader(map: map, catalogue: world.catalogue, days: all).read(rows)
    #expect(diary.rejected.isEmpty)
    #expect(diary.rows.count == 120)
    #expect(diary.people == ["1", "2", "3"])

    for index in 0..<3 {
      var person = SimulatedPerson(seed: 7 + UInt64(index), in: world, from: FittingWorld.firstDay)
      for row in diary.rows.dropFirst(40 * index).prefix(40) {
        let day = person.nextDay()
        #expect(row.day == day.day)
        // 1 … 10 becomes 0 … 10.
        #expect(row.severity == day.loggedSeverity.map { ($0 - 1) / 9 * 10 })
        #expect(row.isFlare == day.loggedFlare)
        #expect(row.values == map.metrics.map { day.metrics[$0.id] })
      }
    }
  }
}
