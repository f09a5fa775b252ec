import ArgumentParser

/// Which condition a command is about.
struct ConditionOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Which condition, by id or name, if you track several.", valueName: "condition"))
  var condition: String?
}
