import TrackerApplication
import TrackerConsole
import Testing

@testable import TrackerCLI

@Suite struct KeyDecoderTests {
  static func keys(_ bytes: [UInt8]) -> [Key] {
    var decoder = KeyDecoder()
    let keys = bytes.flatMap { decoder.decode($0) }
    return keys + decoder.giveUpWaiting()
  }

  @Test(
    "bytes of a keyboard are keys",
    arguments: [
      ("a", [.character("a")]), ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]),
      ("\u{8}", [.backspace]),
      ("\u{3}", [.interrupt]), ("\u{4}", [.endOfInput]), ("\u{1}", [.home]), ("\u{5}", [.end]),
      ("é", [.character("é")]),
      ("痛", [.character("痛")]), ("🙂", [.character("🙂")]), ("\u{1B}[A", [.up]), ("\u{1B}[B", [.down]),
      ("\u{1B}[C", [.right]),
      ("\u{1B}[D", [.left]), ("\u{1B}OA", [.up]), ("\u{1B}OM", [.enter]), ("\u{1B}[Z", [.backTab]),
      ("\u{1B}[H", [.home]),
      ("\u{1B}[F", [.end]), ("\u{1B}[1~", [.home]), ("\u{1B}[8~", [.end]), ("\u{1B}[1;5C", [.right]), ("\u{1B}[3~", []),
      ("\u{1B}[200~x", [.character("x")]), ("\u{1B}", [.escape]), ("\u{1B}\u{1B}", [.escape, .escape]),
      ("\u{1B}x", [.escape, .character("x")]), ("\u{1B}[", []),
      ("a\u{1B}[Ab", [.character("a"), .up, .character("b")]),
    ] as [(String, [Key])])
  func decoding(text: String, keys: [Key]) { #expect(Self.keys(Array(text.utf8)) == keys) }

  @Test(
    "broken bytes are dropped and harm nothing after them",
    arguments: [[0xFF], [0xC3], [0xE7, 0x97], [0xC3, 0x28], [0x80], [0xF0, 0x9F, 0x99], [0xED, 0xA0, 0x80]] as [[UInt8]]
  )
  func broken(bytes: [UInt8]) {
    let keys = Self.keys(bytes + Array("ab".utf8))
    #expect(keys.suffix(1) == [.character("b")])
    #expect(!keys.contains(.character("\u{FFFD}")))
  }

  @Test("no run of bytes leaves the decoder stuck")
  func random() {
    var state: UInt64 = 3
    var decoder = KeyDecoder()
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      _ = decoder.decode(UInt8(truncatingIfNeeded: state >> 40))
    }
    for _ in 0..<40 { _ = decoder.decode(UInt8(ascii: "q")) }
    #expect(decoder.decode(UInt8(ascii: "z")) == [.character("z")])
  }
}
