import Foundation
import Readers

/// libFuzzer's own main function, which swift build leaves out: it reads the command line and calls `read` with each
/// input.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ read: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// The reader that the environment names.
private let reader = ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap(Reader.init(named:))

/// What libFuzzer looks for by this name, too; -1 keeps an input out of the corpus.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let reader else { return -1 }
  reader.read(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(runDriver(&count, &arguments, testOneInput))
