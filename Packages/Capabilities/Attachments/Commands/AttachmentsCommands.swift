import ArgumentParser
import TrackerApplication
import TrackerAttachments
import TrackerCommandLine

/// The commands of the module.
public enum AttachmentsCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [
    AttachCommand.self, AttachmentsCommand.self, DetachCommand.self,
  ]
}

/// `attach`: a file on an entry.
struct AttachCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "attach", abstract: "Attach a photo, a recording or a PDF to an entry.",
    discussion: """
      The file is copied into the folder with your data. Your own file stays where it is.

        symptoms attach k3f9a photo.jpg
        symptoms attach k3f9a letter.pdf --title "From the clinic"

      To see the ids of entries: symptoms list. You can attach these, up to 25 MB each:

        pictures      JPEG, PNG, HEIC, WebP, GIF
        recordings    M4A, MP3, WAV, Ogg, FLAC, MP4
        documents     PDF

      To allow more, type: symptoms settings set attachments.limit 50
      """)

  @Argument(help: ArgumentHelp("The entry's id. The first 3 characters are usually enough.", valueName: "entry"))
  var entry: String

  @Argument(help: ArgumentHelp("The file.", valueName: "file"), completion: .file())
  var file: String

  @Option(help: ArgumentHelp("What it shows, in a few words.", valueName: "text"))
  var title: String?

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you attach files.") }

  func run(in context: CommandContext) throws {
    try context.answer(try AttachmentBook(try context.session()).attach(entry, file, title: title))
  }
}

/// `attachments`: what is attached.
struct AttachmentsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "attachments", abstract: "See files that you attached to entries, and save them elsewhere.",
    discussion: """
        symptoms attachments                       the latest files
        symptoms attachments k3f9a                 those of one entry
        symptoms attachments show p4d7x --open     open one
        symptoms attachments save p4d7x copy.jpg   a copy of one
        symptoms detach p4d7x                      take one off its entry
      """,
    subcommands: [AttachmentsListCommand.self, AttachmentsShowCommand.self, AttachmentsSaveCommand.self],
    defaultSubcommand: AttachmentsListCommand.self)
}

/// `attachments list`
struct AttachmentsListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "See what is attached, the latest first.")

  @Argument(help: ArgumentHelp("Only what is attached to this entry.", valueName: "entry"))
  var entry: String?

  @Option(help: ArgumentHelp("How many to show.", valueName: "n"))
  var limit = AttachmentBook.usualLimit

  @OptionGroup var global: GlobalOptions

  func validate() throws {
    guard limit > 0 else { throw ValidationError("--limit needs a whole number from 1, such as --limit 50.") }
  }

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see attached files.") }

  func run(in context: CommandContext) throws {
    try context.answer(try AttachmentBook(try context.session()).list(of: entry, limit: limit))
  }
}

/// `attachments show`
struct AttachmentsShowCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "See one attached file: what it is and where it is.",
    discussion: "  symptoms attachments show p4d7x --open")

  @Argument(help: ArgumentHelp("The attachment's id.", valueName: "id"))
  var id: String

  @Flag(help: "Open the file with your own program for such files.")
  var open = false

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see an attached file.") }

  func run(in context: CommandContext) throws {
    try context.answer(try AttachmentBook(try context.session()).show(id, isOpened: open))
  }
}

/// `attachments save`
struct AttachmentsSaveCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "save", abstract: "Save a copy of an attached file where you say.",
    discussion: "  symptoms attachments save p4d7x copy.jpg")

  @Argument(help: ArgumentHelp("The attachment's id.", valueName: "id"))
  var id: String

  @Argument(help: ArgumentHelp("A file that is not there yet, or a folder.", valueName: "file"), completion: .file())
  var file: String

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you save an attached file.") }

  func run(in context: CommandContext) throws {
    try context.answer(try AttachmentBook(try context.session()).save(id, to: file))
  }
}

/// `detach`: takes a file off an entry.
struct DetachCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "detach", abstract: "Take an attached file off its entry.",
    discussion: """
      The file stays in the trash until you empty it. Until then, undo can bring it back.

        symptoms detach p4d7x
      """)

  @Argument(help: ArgumentHelp("The attachment's id. To see the ids: symptoms attachments", valueName: "id"))
  var id: String

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you take a file off.") }

  func run(in context: CommandContext) throws {
    try context.answer(try AttachmentBook(try context.session()).detach(id))
  }
}
