import Testing

extension ProgramTests {
  @Suite struct WritersTests {
    @Test("eight programs that write twenty-five entries each at once lose none")
    func parallelWriters() async throws {
      let home = try await ProgramHome.onboarded()
      let acknowledged = try await withThrowingTaskGroup(of: [String].self) { group in
        for writer in 0..<8 {
          group.addTask {
            var ids: [String] = []
            for entry in 0..<25 {
              let saved = try await home.log((writer + entry) % 10 + 1)
              #expect(saved.code == 0, "\(saved.errors)")
              ids += try ProgramHome.ids(in: saved)
            }
            return ids
          }
        }
        return try await group.reduce(into: [String]()) { $0 += $1 }
      }
      #expect(Set(acknowledged).count == 200)
      #expect(try await home.ids().sorted() == acknowledged.sorted())
      #expect(try home.forecastsAhead().map(\.kind) == [.ahead])
      try await home.expectWhole()
    }

    @Test("programs that undo at once take back one action each, and stop at setting up")
    func parallelUndoing() async throws {
      let home = try await ProgramHome.onboarded(entries: 6)
      let undone = try await withThrowingTaskGroup(of: [String].self) { group in
        for _ in 0..<8 {
          group.addTask {
            let answer = try await Program.run(["undo", "--json"], home: home)
            guard answer.code == 0 else {
              let failure = try answer.failure()
              #expect(answer.code == 2 && (failure["message"] as? String)?.hasPrefix("There's nothing to undo") == true)
              #expect(failure["recovery"] as? String == "To change your set-up: symptoms onboard --change")
              return []
            }
            return try (#require(try answer.json()["actions"] as? [[String: Any]])).compactMap { $0["id"] as? String }
          }
        }
        return try await group.reduce(into: [String]()) { $0 += $1 }
      }
      #expect(undone.count == 6 && Set(undone).count == 6, "\(undone)")
      #expect(try await home.ids() == [])
      try await home.expectWhole()
    }

    @Test("programs that set up the same home at once leave one person set up")
    func parallelOnboarding() async throws {
      let home = try ProgramHome()
      let codes = try await withThrowingTaskGroup(of: Int32?.self) { group in
        for _ in 0..<4 { group.addTask { try await Program.run(ProgramHome.onboard, home: home).code } }
        return try await group.reduce(into: [Int32?]()) { $0.append($1) }
      }
      #expect(codes.contains(0))
      #expect(codes.allSatisfy { $0 == 0 || $0 == 2 }, "\(codes)")
      try await home.expectWhole()
    }
  }
}
