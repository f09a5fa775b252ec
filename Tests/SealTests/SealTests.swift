import Crypto
import CryptoExtras
import Foundation
import Testing

@testable import TrackerSeal

/// Seals here cost little: what the usual cost is, is a number of its own.
@Suite struct SealTests {
  private static let cheap = SealCost(logRounds: 4)
  private static let passphrase = "four plain words here"

  private static func sealed(_ bytes: Data, with passphrase: String = passphrase, inPiecesOf piece: Int = 10_000) throws
    -> Data
  {
    var out = Data()
    var writer = try SealWriter(passphrase: passphrase, cost: cheap) { out.append($0) }
    for start in stride(from: 0, to: bytes.count, by: piece) {
      try writer.write(bytes[start..<min(start + piece, bytes.count)])
    }
    try writer.finish()
    return out
  }

  private static func opened(_ sealed: Data, with passphrase: String = passphrase) throws -> Data {
    var place = 0
    // Never as much at once as is asked for, as with a pipe.
    var reader = try SealReader(passphrase: passphrase) { length in
      let end = min(place + min(length, 7000), sealed.count)
      defer { place = end }
      return sealed[place..<end]
    }
    var out = Data()
    while let chunk = try reader.next() { out.append(chunk) }
    return out
  }

  private static func bytes(_ count: Int) -> Data { Data((0..<count).map { UInt8($0 % 251) }) }

  @Test(
    "what was sealed comes back, around the length of a chunk",
    arguments: [0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])
  func roundTrip(count: Int) throws {
    let plain = Self.bytes(count)
    let sealed = try Self.sealed(plain)
    #expect(try Self.opened(sealed) == plain)
    let chunks = max(1, (count + SealWriter.chunkLength - 1) / SealWriter.chunkLength)
    #expect(sealed.count == SealHeader.length + count + chunks * SealWriter.tagLength)
  }

  @Test("a seal made by other code after the description of the format is opened")
  func interoperable() throws {
    // Python's hashlib.scrypt, hmac and cryptography's ChaCha20Poly1305.
    let sealed = try #require(
      Data(
        base64Encoded: """
          U1lNUFNFQUwBBAgBAAECAwQFBgcICQoLDA0OD9vo3s5Mid67uAZvrhiPbOVzKzdSd6NflZ9RXgahjG0vjslkzDWfxH/tY8k5\
          qQHXaPH0N8pE5nok/RjmsPvrUeZH4jKzIvkDSZCNLz0=
          """))
    #expect(try Self.opened(sealed, with: "Müsli & Tee") == Data("Pain 6, after a short night.".utf8))
    #expect(try Self.opened(sealed, with: "Mu\u{308}sli & Tee") == Data("Pain 6, after a short night.".utf8))
  }

  @Test("scrypt is the one of RFC 7914")
  func vector() throws {
    let key = try KDF.Scrypt.deriveKey(
      from: Data("password".utf8), salt: Data("NaCl".utf8), outputByteCount: 64, rounds: 1024, blockSize: 8,
      parallelism: 16)
    #expect(
      key.withUnsafeBytes { $0.map { String(format: "%02x", $0) }.joined() } == """
        fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162\
        2eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640
        """)
  }

  @Test("any changed bit is noticed")
  func changed() throws {
    let sealed = try Self.sealed(Self.bytes(40))
    for place in sealed.indices {
      for bit in 0..<8 {
        var other = sealed
        other[place] ^= 1 << bit
        #expect(throws: SealFault.self) { try Self.opened(other) }
      }
    }
  }

  @Test("a seal that ends early or goes on too long is damaged")
  func cut() throws {
    let sealed = try Self.sealed(Self.bytes(70_000))
    let ends = Array(SealHeader.length..<SealHeader.length + 40) + Array(65_600..<65_700) + [sealed.count - 1]
    for end in ends { #expect(throws: SealFault.damaged) { try Self.opened(sealed.prefix(end)) } }
    for end in 0..<SealHeader.length { #expect(throws: SealFault.notSealed) { try Self.opened(sealed.prefix(end)) } }
    #expect(throws: SealFault.damaged) { try Self.opened(sealed + [0]) }
  }

  @Test("a seal that nobody finished is damaged")
  func unfinished() throws {
    var out = Data()
    var writer = try SealWriter(passphrase: Self.passphrase, cost: Self.cheap) { out.append($0) }
    try writer.write(Self.bytes(SealWriter.chunkLength * 2))
    #expect(throws: SealFault.damaged) { try Self.opened(out) }
  }

  @Test("chunks that changed places, or come from another seal, are damaged")
  func moved() throws {
    let length = SealWriter.chunkLength + SealWriter.tagLength
    let sealed = try Self.sealed(Self.bytes(SealWriter.chunkLength * 3))
    let other = try Self.sealed(Self.bytes(SealWriter.chunkLength * 3))
    func chunk(_ number: Int, of seal: Data) -> Data {
      seal.dropFirst(SealHeader.length + number * length).prefix(length)
    }
    let head = sealed.prefix(SealHeader.length)
    #expect(throws: SealFault.damaged) {
      try Self.opened(head + chunk(1, of: sealed) + chunk(0, of: sealed) + chunk(2, of: sealed))
    }
    #expect(throws: SealFault.damaged) { try Self.opened(head + chunk(0, of: sealed) + chunk(2, of: sealed)) }
    #expect(throws: SealFault.damaged) {
      try Self.opened(head + chunk(0, of: sealed) + chunk(1, of: other) + chunk(2, of: sealed))
    }
  }

  @Test("another passphrase is told from damage")
  func passphrase() throws {
    let sealed = try Self.sealed(Self.bytes(10))
    #expect(throws: SealFault.wrongPassphrase) { try Self.opened(sealed, with: "four plain words there") }
    #expect(throws: SealFault.wrongPassphrase) { try Self.opened(sealed, with: "") }
  }

  @Test("the same bytes are sealed differently each time")
  func fresh() throws {
    #expect(try Self.sealed(Self.bytes(10)).suffix(26) != Self.sealed(Self.bytes(10)).suffix(26))
  }

  @Test("a header that asks for far too much memory, or of a later version, is refused before any is taken")
  func hostile() throws {
    let sealed = try Self.sealed(Self.bytes(10))
    for (place, value) in [(8, UInt8(2)), (9, 40), (9, 0), (9, 255), (10, 255), (10, 0), (11, 0), (11, 255)] {
      var other = sealed
      other[place] = value
      #expect(throws: SealFault.unknownVersion) { try Self.opened(other) }
    }
  }

  @Test("a try of a passphrase costs 128 MiB")
  func cost() { #expect(128 * SealCost.usual.blockSize * 1 << SealCost.usual.logRounds == 128 << 20) }
}
