import Crypto
import Foundation

/// Seals bytes as they come, in chunks of 64 KiB.
///
/// Each chunk is sealed with ChaCha20-Poly1305 by a key that only this seal has. Its nonce is its number, and whether
/// it is the last; the header is authenticated with it. So no chunk can be changed, moved, left out or added.
public struct SealWriter {
  static let chunkLength = 64 * 1024
  static let tagLength = 16

  private let header: SealHeader
  private let headerBytes: Data
  private let sink: (Data) throws -> Void
  private var waiting = Data()
  private var count: UInt64 = 0

  /// Writes the header to the sink.
  ///
  /// - Parameters:
  ///   - passphrase: What opens the seal again; accents count the same however they are composed.
  ///   - sink: Takes the sealed bytes in their order.
  /// - Throws: What the sink throws.
  public init(passphrase: String, sink: @escaping (Data) throws -> Void) throws {
    try self.init(passphrase: passphrase, cost: .usual, sink: sink)
  }

  init(passphrase: String, cost: SealCost, sink: @escaping (Data) throws -> Void) throws {
    header = try SealHeader(passphrase: passphrase, cost: cost)
    headerBytes = header.bytes
    self.sink = sink
    try sink(headerBytes)
  }

  /// Seals more bytes. What fills no chunk yet waits in memory.
  public mutating func write(_ bytes: Data) throws {
    waiting.append(bytes)
    var start = waiting.startIndex
    // The last chunk has to be marked as such, so a full one waits until something comes after it.
    while waiting.endIndex - start > SealWriter.chunkLength {
      let end = start + SealWriter.chunkLength
      try seal(waiting[start..<end], isLast: false)
      start = end
    }
    waiting = Data(waiting[start...])
  }

  /// Seals what waits as the last chunk. Without it the seal is one that was cut off.
  public mutating func finish() throws {
    try seal(waiting, isLast: true)
    waiting = Data()
  }

  private mutating func seal(_ chunk: Data, isLast: Bool) throws {
    let box = try ChaChaPoly.seal(
      chunk, using: header.chunkKey, nonce: try ChaChaPoly.Nonce(chunk: count, isLast: isLast),
      authenticating: headerBytes)
    try sink(box.ciphertext + box.tag)
    count += 1
  }
}

extension ChaChaPoly.Nonce {
  /// The number of a chunk in eleven bytes, the highest first, and 1 for the last chunk, else 0.
  init(chunk: UInt64, isLast: Bool) throws {
    let number = Swift.withUnsafeBytes(of: chunk.bigEndian) { Data($0) }
    try self.init(data: Data(count: 3) + number + [isLast ? 1 : 0])
  }
}
