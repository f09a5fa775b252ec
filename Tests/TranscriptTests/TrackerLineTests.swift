import Testing
import TrackerApplication
import TrackerComposition

@Suite struct TrackerLineTests {
  @Test("what Enter runs on a card of the hub is a line of the program")
  func entering() throws {
    let world = try TranscriptWorld()
    let lines = Composition.registry.trackers.all.compactMap(\.entering)
    #expect(lines.count >= 8)
    for line in lines {
      let help = world.run(line: "\(line.dropFirst("symptoms ".count)) --help")
      #expect(help.exitCode == 0 && line.hasPrefix("symptoms "), "\(line): \(help.errors)")
    }
  }
}
