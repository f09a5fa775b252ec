import ArgumentParser
import TrackerCommandLine

/// The commands of the module.
public enum GoalsCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [GoalsCommand.self]
  public static let subcommands: [String: [any ParsableCommand.Type]] = ["export": [ExportGoalsCommand.self]]
}

/// `goals`: what a person aims for.
struct GoalsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "goals", abstract: "See your goals, and how far you are.",
    discussion: """
        symptoms goals                          all of them at a glance
        symptoms goals add                      a form; or all in one line:
        symptoms goals add "Sleep more" --track sleep.hours --target 8 --by "in 8 weeks"
        symptoms goals add "Walk" --track exercise.minutes --at-least 20 --days 4
        symptoms goals add "Sort papers" --step "buy folders" --step "one drawer a day"
        symptoms goals show walk                one goal; the start of its name is enough
        symptoms goals step papers --done 1     a step is done
        symptoms goals complete papers          it is done
      """,
    subcommands: [
      GoalsListCommand.self, GoalsAddCommand.self, GoalsShowCommand.self, GoalsEditCommand.self,
      GoalsStepCommand.self, GoalsProgressCommand.self, GoalsTodayCommand.self, GoalsUpcomingCommand.self,
      GoalsHistoryCommand.self, GoalsCompleteCommand.self, GoalsReopenCommand.self, GoalsArchiveCommand.self,
      GoalsDeleteCommand.self, GoalsCategoryCommand.self,
    ], defaultSubcommand: GoalsListCommand.self)
}
