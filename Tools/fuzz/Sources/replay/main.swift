import Foundation
import Readers

// `replay TARGET FILE…` reads each file with a target and prints how long it took and its path, the slowest last.
let arguments = CommandLine.arguments.dropFirst()
guard let name = arguments.first, let reader = Reader(named: name) else {
  FileHandle.standardError.write(Data("usage: replay \(Reader.names.joined(separator: "|")) FILE…\n".utf8))
  exit(2)
}
let clock = ContinuousClock()
for path in arguments.dropFirst() {
  let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  // Said before it is read, so that a crash has a name.
  FileHandle.standardError.write(Data("\(path)\n".utf8))
  let time = clock.measure { reader.read(bytes) }
  print((time / .milliseconds(1)).formatted(.number.precision(.fractionLength(1)).grouping(.never)), name, path)
}
