import Crypto
import Foundation

/// Opens a seal chunk by chunk. What it gives is authentic as far as it goes, and whole once `next()` has given nil.
public struct SealReader {
  private let header: SealHeader
  private let headerBytes: Data
  private let source: (Int) throws -> Data
  private var ahead: Data
  private var count: UInt64 = 0
  private var isAtEnd = false

  /// Reads the header.
  ///
  /// - Parameter source: Gives the next bytes, up to as many as it is asked for, and none at the end.
  /// - Throws: `SealFault`, and what the source throws.
  public init(passphrase: String, source: @escaping (Int) throws -> Data) throws {
    self.source = source
    header = try SealHeader(reading: try SealReader.read(SealHeader.length, from: source), passphrase: passphrase)
    headerBytes = header.bytes
    ahead = try SealReader.read(SealReader.sealedLength, from: source)
  }

  /// The next bytes, nil after the last.
  ///
  /// - Throws: `SealFault.damaged`, after which nothing that was given before may be used either.
  public mutating func next() throws -> Data? {
    if isAtEnd { return nil }
    let sealed = ahead
    ahead = try SealReader.read(SealReader.sealedLength, from: source)
    isAtEnd = ahead.isEmpty
    guard sealed.count >= SealWriter.tagLength else { throw SealFault.damaged }
    do {
      let box = try ChaChaPoly.SealedBox(
        nonce: try ChaChaPoly.Nonce(chunk: count, isLast: isAtEnd), ciphertext: sealed.dropLast(SealWriter.tagLength),
        tag: sealed.suffix(SealWriter.tagLength))
      count += 1
      return try ChaChaPoly.open(box, using: header.chunkKey, authenticating: headerBytes)
    } catch { throw SealFault.damaged }
  }

  private static let sealedLength = SealWriter.chunkLength + SealWriter.tagLength

  /// As many bytes as are asked for, fewer only at the end.
  private static func read(_ length: Int, from source: (Int) throws -> Data) throws -> Data {
    var bytes = Data()
    while bytes.count < length {
      let more = try source(length - bytes.count)
      if more.isEmpty { break }
      bytes.append(more)
    }
    return bytes
  }
}
