import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerProfile

/// The commands of the module.
public enum ProfileCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [ProfileCommand.self]
}

/// The group of commands for what one says of oneself.
struct ProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile", abstract: "See or change what you said about yourself.",
    discussion: """
      You do not have to answer any of it. Each answer says what it is used for. Everything stays in your journal on \
      this computer.

        symptoms profile
        symptoms profile edit
        symptoms profile set height 172cm
        symptoms profile set triggers "stress, short nights"
        symptoms profile clear height
      """,
    subcommands: [
      ProfileShowCommand.self, ProfileSetCommand.self, ProfileClearCommand.self, ProfileEditCommand.self,
    ], defaultSubcommand: ProfileShowCommand.self)
}

/// `profile show`
struct ProfileShowCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "See your answers, and what each is used for.")

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see your profile.") }

  func run(in context: CommandContext) throws {
    try context.answer(try ProfileBook(try context.session()).show())
  }
}

/// `profile set`
struct ProfileSetCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Give or change one answer.",
    discussion: """
      Leave the answer out, and it asks you. Then your answer is not on the command line. The parts are first-name, \
      last-name, birth-date, gender, sex, height, weight, treatments and triggers.

        symptoms profile set first-name Ada
        symptoms profile set birth-date 1980-05-04
        symptoms profile set sex female             female, male, intersex or not-said
        symptoms profile set height 172cm           or 5ft8in
        symptoms profile set weight 70.4kg          or 155lb; a logged weight counts first
        symptoms profile set treatments "physiotherapy, tablets"
        symptoms profile set triggers "stress, short nights"
      """)

  @Argument(help: ArgumentHelp("A part of your profile, such as height.", valueName: "part"))
  var part: String

  @Argument(help: ArgumentHelp("Your answer.", valueName: "answer"))
  var answer: [String] = []

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you fill in your profile.") }

  func run(in context: CommandContext) throws {
    let book = ProfileBook(try context.session())
    let field = try book.field(part)
    guard answer.isEmpty else { return try context.answer(try book.set(field, to: answer.joined(separator: " "))) }
    let form = ProfileForm(context)
    guard case .given(let value) = try form.ask(field, now: try book.answers()[field]) else {
      throw Failure(
        .negative, "Nothing was changed",
        ["command": .verbatim("symptoms profile set \(field.rawValue) \(field.example.shellWord)")],
        recovery: "To give an answer: {command}")
    }
    try context.answer(try form.save([(field, value)], by: "profile set"))
  }
}

/// `profile clear`
struct ProfileClearCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "clear", abstract: "Clear one answer. You can undo it.")

  @Argument(help: ArgumentHelp("A part of your profile, such as height.", valueName: "part"))
  var part: String

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you clear an answer.") }

  func run(in context: CommandContext) throws {
    let book = ProfileBook(try context.session())
    try context.answer(try book.clear(try book.field(part)))
  }
}
