import Foundation
import Testing
import TrackerApplication
import TrackerComposition
import TrackerConsole
import TrackerTestSupport

@testable import TrackerCLI

@Suite struct HelpViewTests {
  private static func help(_ path: [String], width: Int = 80, words: Phrases = .english) throws -> String {
    let command = CommandTree(root: Symptoms.self).command(of: path).command
    let view = try #require(HelpView(of: command, at: path))
    return TextStyle(width: width, usesColour: false, isPlain: false, words: words).text(of: view)
  }

  @Test("the program's help has what it is for, where to start, and every command", arguments: [40, 80])
  func program(width: Int) throws {
    let help = try Self.help([], width: width)
    #expect(help.contains("Start here:") && help.contains("Usage: symptoms <command>"))
    for name in CommandTree(root: Symptoms.self).names where name != "help" {
      #expect(help.contains("\n  \(name)"), "\(name)")
    }
    #expect(!help.contains("Exit codes"))
    #expect(help.split(separator: "\n").allSatisfy { $0.visibleWidth <= width })
  }

  @Test("a command's help has its arguments and options, with what they take")
  func command() throws {
    let help = try Self.help(["export", "all"])
    #expect(help.contains("Usage: symptoms export all [options] [<file>]"))
    #expect(help.contains("Arguments\n  <file>") && help.contains("Options\n  --as <format>"))
    #expect(help.contains("\n  --force"))
    #expect(help.contains("  symptoms export all journal.jsonl"))
  }

  @Test("a kind's help is put together in the person's language")
  func composed() throws {
    let german = Phrases("de", Composition.registry.strings.all + ProgramHost.strings)
    let help = try Self.help(["log", "rest"], words: german)
    #expect(help.contains("Andere Wörter: sleep, slept") && help.contains("Aufruf: symptoms log rest [WORD …]"))
    #expect(help.contains("Befehle") == false && help.contains("Optionen"))
  }

  @Test("in JSON it has its parts by name")
  func json() throws {
    let view = try #require(HelpView(of: Import.self, at: ["import"]))
    let parts = try #require(try JSONSerialization.jsonObject(with: Data(view.json.utf8)) as? [String: Any])
    #expect(parts["schema"] as? String == "help/1" && parts["command"] as? String == "symptoms import")
    #expect((parts["commands"] as? [[String: Any]])?.isEmpty == false)
  }

  @Test("paragraphs, lines with commands and other lines that are shown as they are")
  func text() {
    let blocks = HelpText("One.\nTwo:\n  symptoms x   do it\n\n  a: b\n  c").blocks
    #expect(
      blocks == [
        .section([.sentence("One."), .sentence("Two:"), .commands([.init("symptoms x", "do it")])]),
        .section([.verbatim("  a: b\n  c")]),
      ])
  }
}
