import ArgumentParser
import TrackerCommands
import TrackerCore

/// `doctor`: looks the program, the packs, the settings and the journal over.
struct DoctorCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Look the program, packs, settings and journal over.",
    discussion: """
      Nothing is changed unless you ask with --mend, and nothing you logged is ever removed: mending makes numbers \
      anew that are computed from your entries. Exits with 1 when something is wrong.
      """)

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Make anew what is computed from entries, where it differs.")
  var mend = false

  func run(in context: CommandContext) throws {
    let findings =
      programFindings(context) + packFindings(context) + settingFindings(context) + (try context.inspectJournal(mend))
    let view = DoctorView(home: context.home, findings: findings)
    try context.answer(view)
    if findings.contains(where: { $0.state == .fault }) {
      throw Failure(.negative, "Something is wrong; the lines marked ✗ say what to do")
    }
  }

  private func programFindings(_ context: CommandContext) -> [HealthFinding] {
    let faults = context.registry.faults
    guard faults.isEmpty else {
      return faults.map { HealthFinding("program", .fault, $0.sentence, mend: "Build the program anew.") }
    }
    return [
      HealthFinding(
        "program", .fine,
        "\(context.registry.logKinds.all.count) kinds of entries, \(context.registry.metrics.all.count) metrics")
    ]
  }

  private func packFindings(_ context: CommandContext) -> [HealthFinding] {
    let listings = context.packs.listings()
    guard !listings.isEmpty else {
      return [
        HealthFinding(
          "packs", .fault, "No pack was found", mend: "Name a folder of packs with --packs DIR or SYMPTOMS_PACKS.")
      ]
    }
    let broken = listings.compactMap { listing -> HealthFinding? in
      do {
        _ = try context.packs.pack(listing.id)
        return nil
      } catch {
        return HealthFinding(
          "pack \(listing.id)", .fault, "It has faults", mend: "Run `symptoms pack lint \(listing.folder)`.")
      }
    }
    return broken.isEmpty ? [HealthFinding("packs", .fine, "\(listings.count) found, all sound")] : broken
  }

  private func settingFindings(_ context: CommandContext) -> [HealthFinding] {
    let faults = context.registry.settings.all.filter { $0.scope == .machine }.compactMap { setting -> HealthFinding? in
      do {
        _ = try context.settings.value(of: setting)
        return nil
      } catch let failure as Failure {
        return HealthFinding("settings", .fault, failure.message, mend: failure.mend)
      } catch {
        return HealthFinding("settings", .fault, "They can't be read", mend: "Run `symptoms settings reset`.")
      }
    }
    return faults.isEmpty ? [HealthFinding("settings", .fine, "sound")] : Array(faults.prefix(1))
  }
}

/// What `doctor` found.
struct DoctorView: ReadModel {
  static let schema = "doctor/1"
  var home: String
  var findings: [HealthFinding]

  func text(_ style: TextStyle) -> String {
    let lines = findings.map { finding in
      let mark =
        switch finding.state {
        case .fine: style.paint("✓", .green) + (style.isPlain ? " fine:" : "")
        case .mended: style.paint("✓", .yellow) + " mended:"
        case .fault: style.paint("✗", .red) + (style.isPlain ? " fault:" : "")
        }
      let mend = finding.mend.map { "\n    " + style.wrap($0, indent: 4, first: 4) } ?? ""
      return style.wrap("\(mark) \(finding.what): \(finding.detail)", indent: 4) + mend
    }
    return (["Home  \(home)"] + lines).joined(separator: "\n") + "\n"
  }
}
