import Foundation
import TrackerCore

/// Keeps the samples of a file by stretches of 32 days, whatever order they come in. They lie in a file of their own
/// that has no name any more, so that nothing is left of it when the program ends, however it ends.
final class SampleSpool {
  private struct Bucket {
    var open: [HealthSample] = []
    /// Where written stretches begin in the file, in samples, each of `portion`.
    var written: [Int] = []
  }

  private static let portion = 256

  private var buckets: [Bucket] = []
  /// The places of buckets by their numbers.
  private var places: [Int32: Int] = [:]
  /// Where the last sample went: mostly the next one goes there, too.
  private var last: (number: Int32, place: Int) = (.min, 0)
  private var file: TemporaryFile?
  private var length = 0

  /// - Throws: `Failure` (`system`) where the disk is full.
  func add(_ sample: HealthSample) throws(Failure) {
    let number = sample.day >> 5
    if last.number != number { last = (number, place(of: number)) }
    buckets[last.place].open.append(sample)
    if buckets[last.place].open.count == SampleSpool.portion { try write(last.place) }
  }

  private func place(of number: Int32) -> Int {
    if let known = places[number] { return known }
    places[number] = buckets.count
    buckets.append(Bucket())
    return buckets.count - 1
  }

  private func write(_ bucket: Int) throws(Failure) {
    if file == nil { file = try TemporaryFile(isNamed: false) }
    guard let file else { throw TemporaryFile.noRoom }
    let size = SampleSpool.portion * MemoryLayout<HealthSample>.stride
    let place = off_t(length * MemoryLayout<HealthSample>.stride)
    let isWritten = buckets[bucket].open.withUnsafeBytes { bytes in
      var done = 0
      while done < size, let start = bytes.baseAddress {
        let count = pwrite(file.descriptor, start + done, size - done, place + off_t(done))
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
    guard isWritten else { throw TemporaryFile.noRoom }
    buckets[bucket].written.append(length)
    buckets[bucket].open.removeAll(keepingCapacity: true)
    length += SampleSpool.portion
  }

  /// Hands out the samples of each stretch of days, the earliest first.
  ///
  /// - Throws: `Failure` (`system`) where they can't be read back, and what the body throws.
  func forEach(_ body: (inout [HealthSample]) throws -> Void) throws {
    let sorted = places.sorted { $0.key < $1.key }
    for (_, place) in sorted {
      let bucket = buckets[place]
      buckets[place] = Bucket()
      var samples: [HealthSample] = []
      samples.reserveCapacity(bucket.written.count * SampleSpool.portion + bucket.open.count)
      for place in bucket.written { samples += try read(place) }
      samples += bucket.open
      try body(&samples)
    }
  }

  private func read(_ place: Int) throws(Failure) -> [HealthSample] {
    let stride = MemoryLayout<HealthSample>.stride
    let size = SampleSpool.portion * stride
    let samples = [HealthSample](unsafeUninitializedCapacity: SampleSpool.portion) { room, count in
      let read = pread(file?.descriptor ?? -1, room.baseAddress, size, off_t(place * stride))
      count = read == size ? SampleSpool.portion : 0
    }
    guard samples.count == SampleSpool.portion else { throw TemporaryFile.noRoom }
    return samples
  }
}
