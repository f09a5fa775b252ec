import Testing

@testable import TrackerYAML

@Suite("Eight bytes at a time")
struct EightBytesTests {
  @Test("Every byte is found as it would be alone, wherever it stands")
  func tests() {
    for byte in UInt8.min...UInt8.max {
      for position in 0..<8 {
        // The neighbours are all bits or none, so that whatever were carried or borrowed would show.
        for rest in [0, UInt64.max] {
          let shift = UInt64(position * 8)
          let bytes = EightBytes(rest & ~(0xFF << shift) | UInt64(byte) << shift)
          func holds(_ test: UInt64) -> Bool { test >> shift & 0xFF == 0x80 }
          #expect(holds(bytes.below(0x20)) == (byte < 0x20))
          #expect(holds(bytes.below(128)) == (byte < 128))
          #expect(holds(bytes.equal(0x0A)) == (byte == 0x0A))
          #expect(holds(bytes.equal(0xC3)) == (byte == 0xC3))
          #expect(holds(bytes.beyondASCII) == (byte >= 0x80))
          for test in [bytes.below(0x20), bytes.equal(0x0A), bytes.beyondASCII] {
            #expect(test & 0x7F7F_7F7F_7F7F_7F7F == 0)
          }
        }
      }
    }
  }

  @Test("The first place is the same as byte by byte, from every start and in texts of every length", arguments: 0...24)
  func firstIndex(length: Int) {
    for place in 0...length {
      var text = [UInt8](repeating: UInt8(ascii: "a"), count: length)
      if place < length { text[place] = UInt8(ascii: "\n") }
      text.withUnsafeBufferPointer { bytes in
        for start in 0...length {
          let expected = place >= start ? place : length
          #expect(bytes.firstByte(from: start) { $0.equal(UInt8(ascii: "\n")) } == expected)
          // Tests that what lies behind the end would pass, were it looked at.
          #expect(bytes.firstByte(from: start) { $0.below(0x20) } == expected)
          #expect(
            bytes.firstByte(from: start) { $0.below(0x20) & ~$0.equal(UInt8(ascii: "\n")) | $0.beyondASCII } == length)
        }
      }
    }
  }
}
