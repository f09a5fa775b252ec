import Foundation
import TrackerCommands
struct LiveTerminal: Terminal {
  init(environment: [String: String]) {}
  let isInteractive = false
  let width = 80
  let usesColour = false
  func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
  func writeError(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
  func readLine() -> String? { Swift.readLine() }
  func withKeys<Result>(_ body: (_ next: () -> Key) throws -> Result) throws -> Result { try body { .endOfInput } }
}
