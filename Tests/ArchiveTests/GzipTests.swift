import CZlib
import Testing
import TrackerArchive
import TrackerTestSupport

@Suite struct GzipTests {
  private let sample = TarBytes(["p/pack.yaml": "schema: 1\nid: p\n", "p/scenarios/a.yaml": "pack: p\n"])

  /// As gzip at its best makes it.
  private func deflated(_ content: [UInt8]) -> [UInt8] {
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer { stream.deallocate() }
    var input = content
    var output = [UInt8](repeating: 0, count: content.count + 1000)
    deflateInit2_(
      stream, 9, Z_DEFLATED, 16 + MAX_WBITS, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    return input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.pointee.next_in = input.baseAddress
        stream.pointee.avail_in = uInt(input.count)
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = uInt(output.count)
        deflate(stream, Z_FINISH)
        deflateEnd(stream)
        return Array(output.prefix(Int(stream.pointee.total_out)))
      }
    }
  }

  @Test("what zlib packs is unpacked")
  func sound() {
    #expect(read(deflated(sample.bytes)) == .success(["p/pack.yaml", "p/scenarios/a.yaml"]))
  }

  @Test("several members are one content, wherever they are cut", arguments: [0, 1, 511, 512, 700, 2047])
  func members(_ cut: Int) {
    let bytes = sample.bytes
    #expect(read(deflated(Array(bytes[..<cut])) + deflated(Array(bytes[cut...]))).error == nil)
    #expect(
      read(GzipBytes.stored(Array(bytes[..<cut])) + deflated([]) + GzipBytes.stored(Array(bytes[cut...]))).error == nil)
  }

  @Test("content that unpacks to far more than the limit is refused at the limit")
  func bomb() {
    let zeros = [UInt8](repeating: 0, count: 40_000_000)
    let bomb = deflated(zeros)
    #expect(bomb.count < 60_000)
    let error = read(bomb).error
    #expect(error?.code == "archive-too-large" && error?.kind == .refused && error?.values == ["most": "50000 B"])
    // A file that is allowed to be large by its header, and one bomb in many members.
    let member = deflated([UInt8](repeating: 0, count: 49_000))
    #expect(read(member + member).error?.code == "archive-too-large")
  }

  @Test(
    "what is not gzip is named",
    arguments: [
      (Array("PK\u{3}\u{4}rest".utf8), "This is a {format} file"), ([], "The file is empty"),
      (Array("schema: 1\n".utf8), "This is not an archive"),
      ([0x1F], "This is not an archive"), (TarBytes(["a": "b"]).bytes, "This tar file is not compressed"),
    ] as [([UInt8], String)])
  func noGzip(_ bytes: [UInt8], _ message: String) {
    let error = read(bytes).error
    #expect(error?.kind == .damaged && error?.code == "not-an-archive" && error?.message == message)
  }

  @Test("bytes behind the end are damage, zeros as well")
  func behind() {
    for rest in [[0], [0x1F], [0x1F, 0x8B], Array("rest".utf8)] as [[UInt8]] {
      #expect(read(sample.gzip + rest).error?.kind == .damaged, "\(rest)")
    }
  }

  @Test("a wrong checksum and a wrong length are damage")
  func checksum() {
    for back in 1...8 {
      var bytes = deflated(sample.bytes)
      bytes[bytes.count - back] ^= 0x10
      #expect(read(bytes).error?.kind == .damaged, "\(back)")
    }
  }

  @Test("an archive that is cut off anywhere is damaged")
  func cut() {
    for bytes in [deflated(sample.bytes), sample.gzip] {
      for count in 0..<bytes.count { #expect(read(Array(bytes[..<count])).error?.kind == .damaged, "\(count)") }
    }
    // The tar file cut off inside a gzip that is whole.
    for count in 0..<sample.bytes.count {
      #expect(read(GzipBytes.stored(Array(sample.bytes[..<count]))).error?.kind == .damaged, "\(count)")
    }
  }
}
