import ArgumentParser
import TrackerApplication
import TrackerBackups
import TrackerCommandLine
import TrackerConsole
import TrackerCore

/// `backup list`: the backups that there are.
struct BackupListCommand: TrackerCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List your backups.")

  @Argument(help: ArgumentHelp("Another folder.", valueName: "folder"), completion: .directory)
  var folder: String?

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws { try context.answer(BackupShelf(context.environment).list(in: folder)) }
}

/// `backup verify`: reads a backup to its end.
struct BackupVerifyCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Check that a backup can be used.",
    discussion: "Reads every byte of the backup, and the journal in it as doctor does. Nothing is changed.")

  @Argument(help: ArgumentHelp("The backup.", valueName: "file"), completion: .file())
  var file: String

  @OptionGroup var secret: PassphraseOptions
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    try context.answer(
      try BackupVerifier(context.environment, passphrase: secret.known(context)).verify(file))
  }
}

/// `backup restore`: brings a backup back.
struct BackupRestoreCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Bring a backup back.",
    discussion: """
      In an empty folder, the backup is all that is needed. Where there is data already, add --in-place: then the \
      backup takes its place. What is there now is kept as a backup of its own first. Everything comes back or nothing.

      Examples:
        symptoms backup restore FILE --home DIR
        symptoms backup restore FILE --in-place                               asks first
        symptoms backup restore FILE --in-place --confirm "restore backup"    for scripts
      """)

  @Argument(help: ArgumentHelp("The backup.", valueName: "file"), completion: .file())
  var file: String

  @Flag(help: "Replace what is there now. It is kept as a backup first.")
  var inPlace = false

  @Option(help: ArgumentHelp("Confirm in a script: “restore backup”.", valueName: "words"))
  var confirm: String?

  @OptionGroup var secret: PassphraseOptions
  @OptionGroup var global: GlobalOptions

  /// What has to be typed, in English; translated it is taken, too.
  private static let confirmation = "restore backup"

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    let restorer = BackupRestorer(context.environment, passphrase: secret.known(context))
    if try restorer.isHomeTaken(), !inPlace { throw taken(context) }
    try context.answer(
      try restorer.restore(file) { manifest in
        guard inPlace else { throw taken(context) }
        try check(try typed(manifest, context), context)
      })
  }

  private func taken(_ context: CommandContext) -> Failure {
    Failure(
      .validation, "There is already data in {home}",
      ["home": .verbatim(context.environment.home), "file": .verbatim(file.shellWord)],
      recovery: "To replace it, type: symptoms backup restore {file} --in-place")
  }

  /// What was typed to confirm; nil where nobody was asked.
  private func typed(_ manifest: BackupManifest, _ context: CommandContext) throws -> String? {
    if let confirm { return confirm }
    guard context.console.canAsk else { return nil }
    let format = TextFormatter(context.environment.words)
    let values = ["day": format.short(manifest.day), "entries": "\(manifest.journal?.entries ?? 0)"]
    let says = format(
      """
      This replaces your data with the backup from {day}, which has {entries} entries. What is here now is kept as a \
      backup.
      """, values)
    context.console.say([.sentence("\(says)")], isApart: true)
    let words = context.environment.words(.words(Self.confirmation, [:]))
    return context.console.line(context.environment.words("To restore it, type: {words}", ["words": words]) + " ") ?? ""
  }

  private func check(_ typed: String?, _ context: CommandContext) throws {
    let wanted = [Self.confirmation, context.environment.words(.words(Self.confirmation, [:]))]
    if let typed, wanted.map({ $0.lowercased() }).contains(typed.trimmed.lowercased()) { return }
    let command = "symptoms backup restore \(file.shellWord) --in-place --confirm \"\(wanted[1])\""
    throw Failure(
      .negative, "Nothing was restored", ["command": .verbatim(command)],
      recovery: typed == nil ? "To confirm it, type: {command}" : nil)
  }
}
