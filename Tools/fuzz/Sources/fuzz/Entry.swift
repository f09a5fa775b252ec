import Foundation
import Readers

/// The reader that the environment names.
private let reader = ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap(Reader.init(named:))

/// What libFuzzer calls with each input; -1 keeps an input out of the corpus.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let reader else { return -1 }
  reader.read(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
