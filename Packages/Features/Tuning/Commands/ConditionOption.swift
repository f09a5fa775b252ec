import ArgumentParser

/// Which condition a command is about.
struct ConditionOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "One of your conditions, by id, name or alias; needed where you track several.", valueName: "condition"))
  var condition: String?
}
