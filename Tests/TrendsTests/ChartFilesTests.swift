import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerTrends

@Suite struct ChartFilesTests {
  private static func world(converter: (@Sendable ([String]) -> Machine.Run?)? = nil) throws -> ChartWorld {
    var world = try ChartWorld()
    try world.keep(ChartWorld.severity, [3, nil, 8])
    if let converter {
      world.world.context.environment.machine = Machine(
        programPath: "", path: { $0 == "rsvg-convert" ? "/bin/rsvg-convert" : nil }, run: converter)
    }
    return world
  }

  @Test("a drawing is saved for its owner alone, and says what it shows")
  func drawing() throws {
    let world = try Self.world()
    let file = try ChartWorld.file("a.svg")
    let answer = try world.run("prickle", "--svg", file)
    #expect(answer.contains("Saved to \(file)") && answer.contains("Mean 5.5 of 10") && !answer.contains("┤"))
    let svg = try String(contentsOfFile: file, encoding: .utf8)
    #expect(svg.hasPrefix("<svg ") && svg.contains("xml:lang=\"en\"") && svg.contains("Mean 5.5 of 10"))
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test("a file that is there is kept, unless it is to be replaced")
  func existing() throws {
    let world = try Self.world()
    let file = try ChartWorld.file("a.svg")
    try "mine".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(world.refusal("prickle", "--svg", file)?.contains("replace it with --force") == true)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
    _ = try world.run("prickle", "--svg", file, "--force")
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("<svg "))
  }

  @Test("a place that can't be written to is named, with what to check")
  func unwritable() throws {
    let file = try ChartWorld.file("missing/a.svg")
    #expect(try Self.world().refusal("prickle", "--svg", file)?.contains("Check that you can write") == true)
  }

  @Test("a picture without a name is refused")
  func unnamed() throws {
    #expect(try Self.world().refusal("prickle", "--svg", "")?.contains("without a name") == true)
  }

  @Test("without a program for PNG files nothing is written, and the answer says what to do")
  func noConverter() throws {
    let world = try Self.world()
    let (svg, png) = (try ChartWorld.file("a.svg"), try ChartWorld.file("a.png"))
    let refusal = world.refusal("prickle", "--svg", svg, "--png", png)
    #expect(
      refusal?.contains("A PNG file needs the program rsvg-convert") == true && refusal?.contains("--svg") == true)
    #expect(!FileManager.default.fileExists(atPath: svg) && !FileManager.default.fileExists(atPath: png))
  }

  @Test("a PNG file is what the program makes of the drawing; its own files go again")
  func converter() throws {
    let world = try Self.world { words in
      guard let target = words.firstIndex(of: "--output").map({ words[$0 + 1] }), let source = words.last,
        let svg = try? String(contentsOfFile: source, encoding: .utf8), svg.hasPrefix("<svg ")
      else { return Machine.Run(code: 1) }
      try? Data([0x89, 0x50]).write(to: URL(fileURLWithPath: target))
      return Machine.Run(code: 0, output: target)
    }
    let png = try ChartWorld.file("a.png")
    #expect(try world.run("prickle", "--png", png).contains("Saved to \(png)"))
    #expect(FileManager.default.contents(atPath: png) == Data([0x89, 0x50]))
  }

  @Test("a program that fails leaves no file")
  func failing() throws {
    let world = try Self.world { _ in Machine.Run(code: 1, errors: "no") }
    let png = try ChartWorld.file("a.png")
    #expect(world.refusal("prickle", "--png", png)?.contains("could not be made into a PNG file") == true)
    #expect(!FileManager.default.fileExists(atPath: png))
  }

  @Test("own colours are checked on the ground that they are drawn on, and each fault is named")
  func colours() throws {
    let world = try Self.world()
    let answer = try world.run("prickle", "--colours", "#ffff66,#c0392b,#4a7a2b")
    #expect(answer.contains("#ffff66 is hard to see: its contrast is 1, and 3 is needed."))
    #expect(answer.contains("#c0392b and #4a7a2b look alike to people with red-green colour"))
    let dark = try world.run(
      "prickle", "--colours", "#ffff66", "--look", "dark", "--svg", try ChartWorld.file("a.svg"))
    #expect(!dark.contains("hard to see"))
    #expect(try !world.run("prickle", "--scheme", "health").contains("hard to see"))
  }
}
