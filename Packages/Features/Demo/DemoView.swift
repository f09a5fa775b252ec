import TrackerApplication
import TrackerCore

/// The answer of `demo`: the day as it stands, one flare as a story, how good the forecasts were, and what to try.
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
  /// The day at a glance first; the others are there with `--full`.
  var screens: [Screen]
  /// nil where nothing of the life is fit to be told.
  var flare: DemoFlare?
  var record: DemoRecord?

  private enum CodingKeys: String, CodingKey { case pack, name, days, seed, commands, home, screens, flare }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let opening = format(
      "This is Demo, a made-up person with {condition}. You see {days} days of entries.",
      ["condition": format.inSentence(name), "days": "\(days)"])
    let shown = screens.map { Block.section([.verbatim($0.output, caption: $0.command)]) }
    let track = record?.sentence(format).map { [Block.sentence("\($0)")] } ?? []
    let story = [(flare?.blocks(format) ?? []) + track].filter { !$0.isEmpty }.map { Block.section($0) }
    return [.sentence("\(opening)")] + shown.prefix(1) + story + shown.dropFirst() + [.section(next(format))]
  }

  /// Lines to type.
  private func next(_ format: TextFormatter) -> [Block] {
    let place = "--home \(home.shellWord)"
    let remove = "rm -r \(home.shellWord)"
    let start = "symptoms onboard"
    let story = flare.map { "flares show \($0.flare.number)" } ?? "flares"
    return [
      .sentence("\(format("Try it with these made-up entries:"))"),
      .commands([
        .init("symptoms check-in \(place)", ""), .init("symptoms predict --explain \(place)", ""),
        .init("symptoms \(story) \(place)", ""),
      ]),
      .sentence("\(format("Remove them again: {command}", ["command": remove]))"),
      .sentence("\(format("Start your own (about two minutes): {command}", ["command": start]))"),
    ]
  }
}
