import ArgumentParser

/// The day of a mark and what is to be remembered with it.
struct FlareMarkOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The day: YYYY-MM-DD, today, yesterday or a weekday.", valueName: "day"))
  var day: String?

  @Option(help: ArgumentHelp("Anything to remember, up to 500 characters.", valueName: "text"))
  var note: String?
}
