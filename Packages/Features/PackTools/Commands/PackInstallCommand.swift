import ArgumentParser
import TrackerCommandLine
import TrackerPackQuality
import TrackerPackTools

/// `pack install`: takes a pack from somebody else into the home.
struct PackInstallCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Install a pack from a folder or a .tar.gz file.",
    discussion: """
      The program first checks the pack as `symptoms pack lint` does, and runs its scenarios. If there is no error, it \
      copies the pack to packs/ of the home folder. It never runs anything from a pack and never downloads anything.

      A pack may have these files: pack.yaml, scenarios/*.yaml, locales/*.yaml, ids.lock, lint.yaml, README.md and \
      LICENSE*. The limits are 500 files, 1 MiB for a file and 16 MiB for all. An archive may have 4 MiB. Links and \
      devices are not allowed.

      The command exits with 1 if the pack has errors. It exits with 2 if the pack is there already, or if it cannot \
      be read or written.

      Examples:
        symptoms pack install my-pack.tgz --dry-run
        symptoms pack install my-pack.tgz
        symptoms pack install Downloads/my-pack --replace
      """)

  @OptionGroup var global: GlobalOptions

  @Argument(
    help: ArgumentHelp("A pack's folder, or a .tar.gz or .tgz file with one pack.", valueName: "src"),
    completion: .file())
  var source: String

  @Flag(help: "Replace a pack with the same id, whatever its revision.")
  var replace = false

  @Flag(help: "Check the pack, but do not install it.")
  var dryRun = false

  @Option(help: "How strict to be.")
  var profile: LintProfile = .shared

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    let installation = PackInstallation(source: source, replacing: replace, profile: profile)
    try context.answer(
      dryRun ? try installation.preview(in: context.environment) : try installation.install(in: context.environment))
  }
}
