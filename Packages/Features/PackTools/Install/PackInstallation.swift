import TrackerApplication
import TrackerCore
import TrackerPackInstall
import TrackerPackQuality

/// Takes a pack from somebody else into the home, once it is found sound.
public struct PackInstallation: Sendable {
  /// The path of a pack's folder, or of an archive with one pack.
  public var source: String
  /// Whether it takes the place of a pack of its id that is installed already, whatever the revisions.
  public var replacing: Bool
  /// How strictly lint looks at it.
  public var profile: LintProfile

  public init(source: String, replacing: Bool, profile: LintProfile) {
    self.source = source
    self.replacing = replacing
    self.profile = profile
  }

  /// Looks the pack over, tries its scenarios and writes it to `packs/` of the home, wholly or not at all.
  ///
  /// - Throws: `Failure` (`negative`) where it is not sound, (`validation`) where its place is taken, (`system`) where
  ///   it can't be read or written.
  public func install(in environment: Environment) throws -> PackInstallView {
    try view(in: environment, isDryRun: false)
  }

  /// Looks the pack over as `install` does, and writes nothing.
  ///
  /// - Throws: What `install` would throw.
  public func preview(in environment: Environment) throws -> PackInstallView {
    try view(in: environment, isDryRun: true)
  }

  private func view(in environment: Environment, isDryRun: Bool) throws -> PackInstallView {
    let installer = PackInstaller(
      library: environment.packs, host: environment.packHost, options: environment.lintOptions(profile),
      folder: "\(environment.home)/packs")
    let pack = try installer.check(try PackArchive(at: source))
    let present =
      isDryRun
      ? try installer.examine(pack, replacing: replacing) : try installer.install(pack, replacing: replacing)
    return PackInstallView(pack, by: installer, present: present, isDryRun: isDryRun)
  }
}
