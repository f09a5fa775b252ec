import Testing
import TrackerApplication

@testable import TrackerConsole

/// What a terminal of a C locale gets.
@Suite struct ASCIITests {
  @Test(
    "signs become similar ones, letters lose their accents, and nothing else than ASCII is left",
    arguments: [
      ("plain", "plain"), ("▸ Sleep  ·▁▄█", "> Sleep  .-*#"), ("◐  40% ██▍", "o  40% ##|"),
      ("“tea” – 5 °C", "\"tea\" - 5  deg C"),
      ("Größe, Schübe, Müsli, ß", "Groesse, Schuebe, Muesli, ss"), ("café à Łódź", "cafe a ?odz"), ("سلام 🙂", "???? ?"),
    ])
  func plainer(text: String, expected: String) {
    #expect(text.inASCII == expected)
  }

  @Test("blocks are set in columns after that, so that they stay below each other")
  func columns() {
    let style = TextStyle(width: 80, usesColour: false, isPlain: false, isASCII: true)
    let table = Block.Table(
      [.init(""), .init("Übel", .trailing)], rows: [.init(["Müde", "1"]), .init(["Tee", "2"], bar: 1)])
    let text = BlockRenderer(style).text([.table(table), .list(.init(["getan"], mark: .done))])
    #expect(text.utf8.allSatisfy { $0 < 0x80 }, "\(text)")
    #expect(text.contains("Muede      1\n") && text.contains("Tee        2\n"), "\(text)")
  }
}
