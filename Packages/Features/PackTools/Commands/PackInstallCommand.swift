import ArgumentParser
import TrackerCommandLine
import TrackerPackQuality
import TrackerPackTools

/// `pack install`: takes a pack from somebody else into the home.
struct PackInstallCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Install a pack from a folder or a .tar.gz file, once it is found sound.",
    discussion: """
      Everything is read into memory, looked at as by `symptoms pack lint` and tried with its own scenarios, on the \
      packs that are here already; only then is it written to packs/ of the home folder, wholly or not at all. Nothing \
      in it is ever run, and nothing is fetched.

      Taken are plain files and folders that a pack has (pack.yaml, scenarios/*.yaml, locales/*.yaml, ids.lock, \
      lint.yaml, README.md, LICENSE*), at most 500, 1 MiB each and 16 MiB together, from an archive of at most 4 MiB. \
      Links, devices and anything else are refused.

      Exits with 1 where the pack has faults, with 2 where it can't be read or written or is here already.

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

  @Flag(help: "Take the place of a pack of this id that is here already, whatever its revision.")
  var replace = false

  @Flag(help: "Look the pack over, and write nothing.")
  var dryRun = false

  @Option(help: "How strict to be: draft, shared or clinical.")
  var profile: LintProfile = .shared

  func run(in context: CommandContext) throws {
    let installation = PackInstallation(source: source, replacing: replace, profile: profile)
    try context.answer(
      dryRun ? try installation.preview(in: context.environment) : try installation.install(in: context.environment))
  }
}
