import ArgumentParser
import TrackerApplication
import TrackerBackups
import TrackerCommandLine
import TrackerCore

/// `backup create`: makes a backup now.
struct BackupCreateCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "create", abstract: "Make a backup.",
    discussion: """
      The backup goes into the folder that the setting backup_folder names. It is read back and checked before it \
      counts.

        symptoms backup create
        symptoms backup create --to /media/stick/      another folder, or a file
        symptoms backup create --encrypt               asks for a passphrase
        symptoms backup create --attachments no        without the files that you attached

      A backup that is not encrypted can be read by everybody who gets the file. A forgotten passphrase cannot be \
      recovered.
      """)

  @Option(
    name: .customLong("to"), help: ArgumentHelp("A folder or a file in place of the usual folder.", valueName: "path"),
    completion: .file())
  var target: String?

  @Flag(name: .customLong("encrypt"), help: "Encrypt the backup with a passphrase.")
  var isEncrypted = false

  @Option(
    help: ArgumentHelp(
      "Whether attached files are in it: yes or no. Default: as backup.attachments.", valueName: "yes|no"))
  var attachments: String?

  @OptionGroup var secret: PassphraseOptions

  @Flag(help: "Replace a file that already exists.")
  var force = false

  @OptionGroup var global: GlobalOptions

  func validate() throws {
    guard attachments.map({ YesNo.answer($0) != nil }) ?? true else {
      throw ValidationError("--attachments needs yes or no, such as --attachments no.")
    }
  }

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you make backups.") }

  func run(in context: CommandContext) throws {
    let isSecret = isEncrypted || secret.file != nil
    let maker = BackupMaker(context.environment)
    // Who is not set up is not asked for a passphrase.
    guard try context.environment.journal() != nil else { throw Failure.notSetUp }
    try context.answer(
      try maker.create(
        to: target, passphrase: isSecret ? try secret.new(context) : nil, replacing: force,
        takesAttachments: attachments.flatMap(YesNo.answer)))
  }
}
