import TrackerApplication
import TrackerCore

/// The answer of `demo`: what was played, where it lies, and the screens to look at.
struct DemoView: StyledReadModel {
  static let schema = "demo/1"

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

  func text(_ style: TextStyle) -> String {
    let shown = screens.map { screen in "\(style.paint("── \(screen.command)", .bold))\n\(screen.output)" }
    let opening = style.wrap("\(days) days with \(name.lowercased()), made up, in \(commands) commands.")
    let closing = """
      Look around:  symptoms today --plain --home \(home)
      Then:         symptoms onboard

      """
    return ([opening] + shown + [closing]).joined(separator: "\n\n").replacing("\n\n\n", with: "\n\n")
  }
}
