import ArgumentParser

/// From which day to which, as typed: `Session.days(from:to:)` reads them.
public struct DayRangeOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The first day.", valueName: "day"))
  public var from: String?

  @Option(help: ArgumentHelp("The last day. Default: today.", valueName: "day"))
  public var to: String?

  public init() {}
}
