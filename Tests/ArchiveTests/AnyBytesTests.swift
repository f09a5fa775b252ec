import Testing
import TrackerArchive
import TrackerStatistics
import TrackerTestSupport

/// Whatever the bytes are, reading them ends with entries or a problem.
@Suite struct AnyBytesTests {
  private static let sample: TarBytes = {
    var tar = TarBytes()
    tar.addPax([("path", "p/pack.yaml")])
    tar.add("x", Array("schema: 1\n".utf8))
    tar.add("././@LongLink", Array("p/README.md\0".utf8), kind: "L", form: .gnu)
    tar.add("y", form: .gnu)
    tar.add("p/", kind: "5")
    return tar
  }()

  /// What must hold of whatever is taken.
  private func expectSafe(_ bytes: [UInt8]) {
    guard case .success(let paths) = read(bytes) else { return }
    for path in paths {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      #expect(!path.hasPrefix("/") && !parts.contains("..") && !path.contains("\\") && parts.count <= 4)
    }
  }

  @Test("flipped bits in the packed bytes never crash", arguments: [UInt64(1), 2])
  func packed(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    for _ in 0..<800 {
      var bytes = Self.sample.gzip
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        bytes[Int.random(in: 0..<bytes.count, using: &numbers)] ^= 1 << UInt8.random(in: 0...7, using: &numbers)
      }
      expectSafe(bytes)
    }
  }

  @Test(
    "flipped bits in the tar file never crash, with its checksums made right again or not", arguments: [UInt64(3), 4])
  func tar(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    for _ in 0..<800 {
      var bytes = Self.sample.bytes
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        bytes[Int.random(in: 0..<bytes.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
      }
      expectSafe(GzipBytes.stored(bytes))
      for start in stride(from: 0, to: bytes.count, by: 512)
      where bytes[start..<start + 512].contains(where: { $0 != 0 }) {
        bytes.replaceSubrange(start + 148..<start + 156, with: [UInt8](repeating: 32, count: 8))
        let sum = String(bytes[start..<start + 512].reduce(0) { $0 + Int($1) }, radix: 8)
        bytes.replaceSubrange(start + 148..<start + 148 + sum.utf8.count, with: sum.utf8)
      }
      expectSafe(GzipBytes.stored(bytes))
    }
  }

  @Test("bytes without any sense never crash", arguments: [UInt64(5)])
  func noise(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let noise = (0..<Int.random(in: 0..<2000, using: &numbers)).map { _ in UInt8.random(in: 0...255, using: &numbers)
      }
      expectSafe(noise)
      expectSafe([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + noise)
      expectSafe(GzipBytes.stored(noise))
    }
  }
}
