import Testing
import TrackerApplication
import TrackerCharts
import TrackerCore
import TrackerTestSupport

@testable import TrackerConsole

/// What a hostile file may hold: sequences that colour, move, erase and hide, and signs that turn the direction.
@Suite struct ForeignControlsTests {
  private static let hostile = "a\u{1B}[2J\u{1B}[31mb\u{1B}]0;title\u{7}c\u{9B}Ad\u{202E}e\u{2066}f\rg\u{8}"

  /// Every kind of block, with that in each of its texts.
  private static let blocks: [Block] = [
    .heading(.init(RichText(hostile), aside: RichText(hostile))), .sentence(RichText(hostile)),
    .line(RichText(hostile)),
    .fact(.init(hostile, [.init(RichText(hostile), mark: .good, spoken: hostile)], aside: "x", command: hostile)),
    .list(.init([.init(RichText(hostile), mark: .number, details: [.verbatim(hostile, caption: hostile)])])),
    .table(
      .init([.init(hostile)], groups: [.init(RichText(hostile), rows: [.init([RichText(hostile)])])])),
    .progress(.init(RichText(hostile), done: 1, of: 2)), .commands([.init(hostile, hostile), .init(hostile)]),
    .chart(
      .init(
        hostile, [hostile],
        .scatter(
          .init(
            x: .init(hostile, unit: hostile, 0...1, ticks: [.init(0, hostile)]),
            y: .init(hostile, 0...1, ticks: [.init(1, hostile)]), points: [.init(x: 0.5, y: 0.5)], weights: hostile,
            diagonal: hostile)), numbers: .besides)),
    .verbatim(hostile, caption: hostile), .excerpt(.init(hostile + "\u{2028}\u{61C}", line: 1, column: 4)),
    .section([.details([.sentence(RichText(hostile))])]), .byRoom(full: [.line(RichText(hostile))], short: []),
  ]

  private static func isHarmless(_ text: String) -> Bool { !text.unicodeScalars.contains(where: \.isScreenControl) }

  @Test("no text of any block does anything to a screen", arguments: [false, true], [40, 80, 200])
  func blocks(isPlain: Bool, width: Int) {
    for program in [Invocation.plainName, "Tools/\(Self.hostile)"] {
      let style = TextStyle(
        width: width, usesColour: false, isPlain: isPlain, invocation: Invocation(program: program))
      for block in Self.blocks { #expect(Self.isHarmless(BlockRenderer(style).text([block])), "\(block)") }
    }
    let coloured = BlockRenderer(TextStyle(width: width, usesColour: true, isPlain: isPlain)).text(Self.blocks)
    #expect(Self.isHarmless(coloured.replacing(/\u{1B}\[(0|1|2|3[123])(;(1|2|3[123]))*m/, with: "")))
  }

  @Test("colours pass a terminal's writer, and nothing else does")
  func writer() {
    let terminal = ScriptedTerminal()
    for theme in Theme.allCases {
      let style = TextStyle(width: 80, usesColour: true, isPlain: false, theme: theme)
      for paint in TextStyle.Paint.allCases {
        let text = style.paint("x\n", paint, .bold) + "y"
        #expect(text.withoutForeignControls == text && text.contains("\u{1B}"))
      }
    }
    terminal.write(Self.hostile)
    terminal.writeError("\u{1B}[8mhidden\u{1B}[38;5;900m\u{1B}[38;2;1;1;1m\u{1B}[1A\u{1B}[m\u{1B}[")
    // The one colour in it is one of the program's own.
    let written = terminal.output.replacing("\u{1B}[31m", with: "")
    #expect(Self.isHarmless(written) && written.contains("\\u{1B}[2J") && written.contains("\\u{202E}e"))
    #expect(Self.isHarmless(terminal.errors) && terminal.errors.hasPrefix("\\u{1B}[8mhidden"))
    terminal.writeDocument("a\u{1B}[2J")
    #expect(terminal.output.hasSuffix("a\u{1B}[2J"))
  }

  @Test("a form's lines and a progress bar do nothing to a screen but what they are drawn with")
  func forms() throws {
    let terminal = ScriptedTerminal(keys: [.interrupt])
    let console = Console(
      terminal: terminal, format: .text, style: TextStyle(width: 80, usesColour: false, isPlain: false))
    var form = ChoiceForm(
      heading: FormHeading(title: Self.hostile),
      options: [ChoiceOption(id: "a", name: Self.hostile, about: Self.hostile)], allowsSeveral: false, atLeast: 1,
      canGoBack: true)
    _ = try console.ask(&form)
    let drawn = terminal.output.replacing("\r\n", with: "\n").replacing(/\u{1B}\[([0-9]*A|K|J)|\r/, with: "")
    #expect(Self.isHarmless(drawn) && drawn.contains("\\u{1B}[2J"))
  }

  @Test("JSON has escapes in place of what would do something to a screen, and means the same")
  func json() throws {
    struct Model: ReadModel {
      static let schema = "hostile/1"
      var text: String
      func blocks(_ format: TextFormatter) -> [Block] { [] }
    }
    let text = Self.hostile + "\u{E0001}\u{7F}"
    let json = try Model(text: text).json
    #expect(Self.isHarmless(json) && json.contains("\\u202e") && json.contains("\\udb40\\udc01"))
    let read = try JournalJSON.decode([String: String].self, from: json, what: "the model")
    #expect(read["text"] == text)
  }
}
