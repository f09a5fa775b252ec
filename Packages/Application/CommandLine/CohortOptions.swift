import ArgumentParser

/// Which diaries a command looks at.
public struct CohortOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The diary, in UTF-8 with a header.", valueName: "file"),
    completion: .file(extensions: ["csv", "tsv", "txt"]))
  public var file: String

  @Option(
    help: ArgumentHelp("The file that says what the columns mean.", valueName: "map.yaml"),
    completion: .file(extensions: ["yaml", "yml"]))
  public var columns: String

  public init() {}
}

/// How many of them it works on at once.
public struct JobsOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How many people to process at once. The results do not depend on it.", valueName: "number"))
  public var jobs: Int?

  public init() {}

  public func validate() throws {
    if let jobs, !(1...64).contains(jobs) { throw ValidationError("--jobs takes a whole number from 1 to 64.") }
  }
}
