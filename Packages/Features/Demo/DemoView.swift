import TrackerApplication
import TrackerCore

/// The answer of `demo`: what was played, where it lies, and the screens to look at.
public struct DemoView: ReadModel {
  public static let schema = "demo/1"

  struct Screen: Encodable, Sendable {
    var command: String
    var output: String
  }

  var pack: PackID
  var name: String
  var days: Int
  var seed: UInt64
  var commands: Int
  var home: String
  var screens: [Screen]

  public func blocks(_ format: TextFormatter) -> [Block] {
    let opening = "\(days) days with \(name.lowercased()), made up, in \(commands) commands."
    let shown = screens.map { Block.section([.verbatim($0.output, caption: $0.command)]) }
    let next: [Block.NextCommand] = [
      .init("symptoms today --plain --home \(home)", "look around"), .init("symptoms onboard", "then set yourself up"),
    ]
    return [.sentence("\(opening)")] + shown + [.section([.commands(next)])]
  }
}
