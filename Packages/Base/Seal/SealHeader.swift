import Crypto
import CryptoExtras
import Foundation

/// The first bytes of everything that is sealed: how the keys are made from the passphrase, and a mark that tells a
/// wrong passphrase from damage. `docs/decisions/0017-one-seal-for-everything-encrypted.md` has the whole format.
struct SealHeader {
  static let magic = Data("SYMPSEAL".utf8)
  static let version: UInt8 = 1
  static let saltLength = 16
  static let markLength = 32
  static let length = magic.count + 4 + saltLength + markLength

  let cost: SealCost
  let salt: Data
  /// HMAC-SHA256 of all that stands before it, by a key that is made from the passphrase along with that of the chunks.
  let mark: Data
  let chunkKey: SymmetricKey

  /// The header as bytes, which every chunk is sealed with.
  var bytes: Data { SealHeader.described(cost, salt) + mark }

  /// A header of a new seal, with a salt of its own.
  init(passphrase: String, cost: SealCost) throws {
    var generator = SystemRandomNumberGenerator()
    let salt = Data((0..<SealHeader.saltLength).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    let keys = try SealHeader.keys(of: passphrase, cost, salt)
    self.init(
      cost: cost, salt: salt,
      mark: Data(HMAC<SHA256>.authenticationCode(for: SealHeader.described(cost, salt), using: keys.mark)),
      chunkKey: keys.chunk)
  }

  /// Reads a header. Its costs are looked at before any memory is taken for them.
  init(reading bytes: Data, passphrase: String) throws {
    let bytes = Data(bytes)
    guard bytes.count == SealHeader.length, bytes.starts(with: SealHeader.magic) else { throw SealFault.notSealed }
    var rest = bytes.dropFirst(SealHeader.magic.count)
    guard rest.removeFirst() == SealHeader.version else { throw SealFault.unknownVersion }
    let cost = SealCost(
      logRounds: Int(rest.removeFirst()), blockSize: Int(rest.removeFirst()), lanes: Int(rest.removeFirst()))
    guard cost.isAllowed else { throw SealFault.unknownVersion }
    let salt = Data(rest.prefix(SealHeader.saltLength))
    let mark = Data(rest.dropFirst(SealHeader.saltLength))
    let keys = try SealHeader.keys(of: passphrase, cost, salt)
    let described = SealHeader.described(cost, salt)
    guard HMAC<SHA256>.isValidAuthenticationCode(mark, authenticating: described, using: keys.mark) else {
      throw SealFault.wrongPassphrase
    }
    self.init(cost: cost, salt: salt, mark: mark, chunkKey: keys.chunk)
  }

  private init(cost: SealCost, salt: Data, mark: Data, chunkKey: SymmetricKey) {
    (self.cost, self.salt, self.mark, self.chunkKey) = (cost, salt, mark, chunkKey)
  }

  private static func described(_ cost: SealCost, _ salt: Data) -> Data {
    magic + [version, UInt8(cost.logRounds), UInt8(cost.blockSize), UInt8(cost.lanes)] + salt
  }

  /// The same passphrase gives the same keys however its letters are composed.
  private static func keys(of passphrase: String, _ cost: SealCost, _ salt: Data) throws -> (
    chunk: SymmetricKey, mark: SymmetricKey
  ) {
    let both = try KDF.Scrypt.deriveKey(
      from: Data(passphrase.precomposedStringWithCanonicalMapping.utf8), salt: salt, outputByteCount: 64,
      rounds: 1 << cost.logRounds, blockSize: cost.blockSize, parallelism: cost.lanes)
    return both.withUnsafeBytes { bytes in
      (chunk: SymmetricKey(data: bytes.prefix(32)), mark: SymmetricKey(data: bytes.dropFirst(32)))
    }
  }
}

/// What one try of a passphrase costs: 128 bytes × block size × 2 ^ `logRounds` of memory.
struct SealCost: Equatable {
  var logRounds: Int
  var blockSize = 8
  var lanes = 1

  /// 128 MiB and about half a second for a try (RFC 7914; OWASP's recommendation for scrypt).
  static let usual = SealCost(logRounds: 17)

  /// What a header from elsewhere may ask for: no more than twice the usual memory.
  var isAllowed: Bool { (1...18).contains(logRounds) && blockSize == 8 && lanes == 1 }
}

/// Why something sealed cannot be opened.
public enum SealFault: Error, Equatable {
  /// It does not begin as a seal does.
  case notSealed
  /// A later version of the program sealed it.
  case unknownVersion
  case wrongPassphrase
  /// Bytes are changed, missing, moved or too many.
  case damaged
}
