import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerGoals

extension CommandContext {
  /// Asks in a terminal, once for each goal, whether one that is reached is complete. Where nobody can be asked, the
  /// answers name the command.
  ///
  /// - Throws: `Failure` when the answer can't be saved.
  func askToComplete() throws {
    guard console.canAsk else { return }
    let book = GoalBook(try environment.session())
    guard let goal = try book.reached() else { return }
    let words = environment.words
    var form = ChoiceForm(
      heading: FormHeading(
        title: words("You have reached “{goal}”.", ["goal": goal.title]), asks: words("Is it complete?")),
      options: [
        ChoiceOption(id: "yes", name: words("Yes, complete it")),
        ChoiceOption(id: "no", name: words("Not yet, keep following it")),
      ], chosen: ["yes"], allowsSeveral: false, atLeast: 1, canGoBack: false)
    // Leaving the question is a no too: it is asked once.
    if try console.ask(&form) == .finished, form.chosen.first == "yes" {
      try answer(try book.complete(goal.id.rawValue))
    } else {
      try book.noteAsked(goal.id)
    }
  }
}
