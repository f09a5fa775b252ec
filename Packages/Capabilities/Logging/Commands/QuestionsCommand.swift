import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerLogging

/// `questions`: what the person wants to ask at their next medical visit.
struct QuestionsCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "questions", abstract: "See your questions for the next medical visit.",
    discussion: """
      Note a question when you log a visit. The next visit that you log reminds you of it.

        symptoms log activity medical question="More iron?"
        symptoms edit k3f9a answer="in spring"          this one is answered
        symptoms log activity medical answered=yes      this visit answered all
      """)

  static let otherWords = ["question", "fragen", "frage"]

  @Flag(help: "Show those that were answered, too.")
  var all = false

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see questions for a visit.") }

  func run(in context: CommandContext) throws {
    try context.answer(Logbook(try context.session()).questions(showsAnswered: all))
  }
}
