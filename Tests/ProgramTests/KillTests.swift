import Testing
import TrackerStatistics

extension ProgramTests {
  @Suite struct KillTests {
    /// Draws when to kill: from the start to a little after the time that the latest run took which was let go on.
    private struct Killer {
      var random: SplitMix64
      var latest: Duration = .milliseconds(50)

      mutating func moment() -> Duration { latest * Double.random(in: 0..<1.2, using: &random) }
    }

    @Test("an entry that was acknowledged is there, whenever the program is killed", arguments: [UInt64(20)])
    func logging(seed: UInt64) async throws {
      let home = try await ProgramHome.onboarded()
      var killer = Killer(random: SplitMix64(seed: seed))
      var acknowledged: [String] = []
      var kills = 0
      for write in 0..<200 {
        // Every tenth is let go on: the command after a kill works.
        let isSpared = write % 10 == 0
        let saved = try await home.log(killedAfter: isSpared ? nil : killer.moment())
        if isSpared {
          #expect(saved.code == 0, "write \(write): \(saved.errors)")
          killer.latest = saved.duration
        }
        if saved.code == nil { kills += 1 } else { #expect(saved.code == 0, "write \(write): \(saved.errors)") }
        // A killed program may have said it all before.
        if let ids = try? ProgramHome.ids(in: saved) { acknowledged += ids }
      }
      let listed = try await home.ids()
      #expect(kills > 20, "too few were killed to say anything")
      #expect(Set(acknowledged).subtracting(listed).isEmpty, "acknowledged and gone")
      #expect(acknowledged.count >= 20 && Set(listed).count == listed.count && listed.count <= 200)
      try await home.expectWhole()
    }

    @Test("whenever setting up is killed, it can be done again", arguments: [UInt64(21)])
    func onboarding(seed: UInt64) async throws {
      var killer = Killer(random: SplitMix64(seed: seed))
      var kills = 0
      for _ in 0..<15 {
        let home = try ProgramHome()
        if try await Program.run(ProgramHome.onboard, home: home, killedAfter: killer.moment()).code == nil {
          kills += 1
        }
        let again = try await Program.run(ProgramHome.onboard, home: home)
        if again.code != 0 { again.expectFailure(["You're already set up"]) }
        killer.latest = again.duration
        let saved = try await home.log()
        #expect(saved.code == 0, "\(saved.errors)")
      }
      #expect(kills > 2, "too few were killed to say anything")
    }
  }
}
