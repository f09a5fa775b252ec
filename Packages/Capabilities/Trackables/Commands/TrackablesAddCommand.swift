import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerTrackables

/// `own add`: begins to track something.
struct OwnAddCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Begin to track something.",
    discussion: """
      Without options it is a number. What you logged under that name before counts.

        symptoms own add screen time --unit h --range 0-24
        symptoms own add siesta --yes-no --question "Did you nap?"
        symptoms own add coffees --count --none
        symptoms own add commute --duration
        symptoms own add noise --words quiet,normal,loud
        symptoms own add 'wobbly knees' --symptom --ask
        symptoms own add dried --foods figs,dates --but-not 'dates of the week'
        symptoms own add                     asks in a terminal

      A symptom goes from 0 (none) to 10, unless you say --range. You log it like any other symptom.
      Foods count in all meals, also in those that you logged before.
      """)

  @Argument(help: ArgumentHelp("What you call it.", valueName: "name"))
  var words: [String] = []

  @Flag(help: "It is yes or no.") var yesNo = false
  @Flag(help: "You count it: 1, 2, 3.") var count = false
  @Flag(help: "It takes time: 30m or 1h20m.") var duration = false

  @Option(
    name: .customLong("words"),
    help: ArgumentHelp("Words to choose from, from the lowest to the highest.", valueName: "words"))
  var choices: String?

  @Option(help: ArgumentHelp("The unit of a number, such as h, cups or %.", valueName: "unit"))
  var unit: String?

  @Option(help: ArgumentHelp("The lowest and the highest number, such as 0-24.", valueName: "range"))
  var range: String?

  @Option(help: ArgumentHelp("Numbers go in such steps, such as 0.5.", valueName: "number"))
  var step: String?

  @Option(
    help: ArgumentHelp("What counts of several values of a day: sum, mean, last, max or min.", valueName: "what"))
  var day: String?

  @Flag(help: "A day with other entries and without it counts as none.") var none = false

  @Option(help: ArgumentHelp("What you want to be asked.", valueName: "text"))
  var question: String?

  @Flag(help: "Show it among your trackers and on the hub.") var follow = false

  @Flag(help: "It is a symptom.") var symptom = false
  @Flag(help: "The check-in asks for the symptom.") var ask = false

  @Option(help: ArgumentHelp("Foods to count together, such as figs,dates.", valueName: "foods"))
  var foods: String?

  @Option(help: ArgumentHelp("Names that do not count, such as 'sweet potato'.", valueName: "foods"))
  var butNot: String?

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you add one of your own.") }

  func run(in context: CommandContext) throws {
    let book = try context.own
    guard words.isEmpty else { return try context.answer(book.add(draft)) }
    guard context.console.canAsk else {
      throw Failure(
        .usage, "Say what you want to track", recovery: "Type, for example: symptoms own add 'screen time' --unit h")
    }
    guard let asked = try TrackableDialogue(context).ask() else { return }
    try context.answer(book.add(asked))
  }

  private var draft: TrackableDraft {
    var draft = TrackableDraft(words.joined(separator: " "))
    let flags: [(Bool, TrackableDefinition.Kind)] = [(yesNo, .yesNo), (count, .count), (duration, .duration)]
    draft.kinds = Set(flags.filter(\.0).map(\.1))
    draft.choices = choices
    draft.unit = unit
    draft.range = range
    draft.step = step
    draft.day = day
    draft.absenceIsNone = none
    draft.question = question
    draft.isFollowed = follow
    draft.isSymptom = symptom
    draft.isAsked = ask
    draft.foods = foods
    draft.butNot = butNot
    return draft
  }
}
