import TrackerApplication
import TrackerCore

/// A backup that was made.
public struct BackupCreateView: ReadModel {
  public static let schema = "backup-create/1"

  var file: String
  /// In bytes.
  var size: Int
  var at: Instant
  var entries: Int
  var documents: Int
  var forecasts: Int
  /// Files that are attached to entries; absent where they were left out.
  var attachments: Int?
  var encrypted: Bool
  /// What `doctor` finds in the journal of the backup, which is as in the one that was copied.
  var problems: [HealthFinding]

  init(_ manifest: BackupManifest, at path: String, isSealed: Bool, problems: [HealthFinding]) {
    file = path
    size = manifest.files.reduce(0) { $0 + $1.size }
    at = manifest.at
    entries = manifest.journal?.entries ?? 0
    documents = manifest.journal?.documents ?? 0
    forecasts = manifest.journal?.forecasts ?? 0
    attachments = manifest.attachments
    encrypted = isSealed
    self.problems = problems
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let values = ["file": file, "entries": "\(entries)"]
    let saved =
      entries == 1
      ? format("Your backup is made and checked. It has 1 entry, your settings and your own conditions.", values)
      : format(
        "Your backup is made and checked. It has {entries} entries, your settings and your own conditions.", values)
    var blocks: [Block] = [.sentence("\(saved)"), .fact(.init(format("File"), "\(file)"))]
    switch attachments {
    case 0?: break
    case let count?:
      blocks.append(.sentence("\(format.count(count, "1 attachment is in it.", "{count} attachments are in it."))"))
    case nil: blocks.append(.sentence("\(format("Attachments were left out."))"))
    }
    if encrypted {
      blocks.append(.sentence("\(format("Keep the passphrase: without it, nobody can open the backup."))"))
    }
    for finding in problems where finding.what == BackupsModule.attachmentCheck {
      blocks.append(.fact(.init(format(finding.name), "\(format(finding.detail))")))
      blocks.append(.list(.init(finding.items.map { "\(format($0))" })))
    }
    if problems.contains(where: { $0.what != BackupsModule.attachmentCheck }) {
      blocks.append(
        .sentence("\(format("Your journal has a problem, and so has its copy. To see it: symptoms doctor"))"))
    }
    return blocks
  }
}

/// A backup that was read to its end and is whole.
public struct BackupCheckView: ReadModel {
  public static let schema = "backup-verify/1"

  var file: String
  var at: Instant
  var entries: Int
  var documents: Int
  var forecasts: Int
  /// Files that are attached to entries; absent where they were left out.
  var attachments: Int?
  var files: Int
  var program: String
  var encrypted: Bool
  var problems: [HealthFinding]
  private let day: Day

  private enum CodingKeys: String, CodingKey {
    case file, at, entries, documents, forecasts, attachments, files, program, encrypted, problems
  }

  init(_ manifest: BackupManifest, at path: String, isSealed: Bool, problems: [HealthFinding]) {
    file = path
    at = manifest.at
    day = manifest.day
    entries = manifest.journal?.entries ?? 0
    documents = manifest.journal?.documents ?? 0
    forecasts = manifest.journal?.forecasts ?? 0
    attachments = manifest.attachments
    files = manifest.files.count
    program = manifest.program
    encrypted = isSealed
    self.problems = problems
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let values = ["day": format.short(day), "entries": "\(entries)"]
    let whole: Block = .sentence(
      entries == 1
        ? "\(format("This backup is fine. It is from {day} and has 1 entry.", values))"
        : "\(format("This backup is fine. It is from {day} and has {entries} entries.", values))")
    guard !problems.isEmpty else { return [whole] }
    return [
      whole, .sentence("\(format("The journal had a problem when the backup was made:"))"),
      .list(.init(problems.map { "\(format($0.detail))" })),
    ]
  }
}

/// A backup that took the place of what was in a home.
public struct BackupRestoreView: ReadModel {
  public static let schema = "backup-restore/1"

  var file: String
  var home: String
  var at: Instant
  var entries: Int
  /// The backup of what was there before; absent where nothing was.
  var kept: String?
  var problems: [HealthFinding]
  private let day: Day

  private enum CodingKeys: String, CodingKey { case file, home, at, entries, kept, problems }

  init(_ manifest: BackupManifest, from path: String, home: String, kept: String?, problems: [HealthFinding]) {
    file = path
    self.home = home
    at = manifest.at
    day = manifest.day
    entries = manifest.journal?.entries ?? 0
    self.kept = kept
    self.problems = problems
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let values = ["day": format.short(day), "entries": "\(entries)", "kept": kept ?? ""]
    var blocks: [Block] = [
      .sentence(
        entries == 1
          ? "\(format("Your data is back as it was on {day}, with 1 entry.", values))"
          : "\(format("Your data is back as it was on {day}, with {entries} entries.", values))")
    ]
    if kept != nil {
      blocks.append(.sentence("\(format("What was here before is kept in {kept}.", values))"))
    }
    if !problems.isEmpty {
      blocks.append(.sentence("\(format("The journal in it had a problem. To see it: symptoms doctor"))"))
    }
    return blocks
  }
}

/// The backups that there are.
public struct BackupListView: ReadModel {
  public static let schema = "backup-list/1"

  /// One backup; what is not known without its passphrase is absent.
  struct Item: Encodable, Sendable {
    var file: String
    var size: Int
    var encrypted: Bool
    var at: Instant?
    var entries: Int?
    var made: BackupManifest.Maker?
    /// When it was last read to its end as it is now.
    var verified: Instant?
    /// What is wrong with its beginning.
    var problem: Phrase?
  }

  var folder: String
  var backups: [Item]
  /// Whether there is anything to back up.
  var canMakeOne: Bool

  private enum CodingKeys: String, CodingKey { case folder, backups }

  init(_ items: [BackupShelf.Item], folder: String, canMakeOne: Bool) {
    self.folder = folder
    self.canMakeOne = canMakeOne
    backups = items.map { item in
      Item(
        file: item.path, size: item.size, encrypted: item.isSealed, at: item.manifest?.at,
        entries: item.manifest?.journal?.entries, made: item.manifest?.made, verified: item.checked,
        problem: item.failure?.message)
    }
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard !backups.isEmpty else {
      return [.sentence("\(format("There are no backups in {folder} yet.", ["folder": folder]))")]
        + (canMakeOne ? [.sentence("\(format("To make a backup: symptoms backup create"))")] : [])
    }
    let rows = backups.map { item -> Block.Table.Row in
      let state =
        item.problem != nil
        ? format("damaged") : item.verified == nil ? format("not checked") : format("checked")
      let states = [item.encrypted ? format("encrypted") : nil, state].compactMap(\.self)
      return .init([
        "\(name(of: item))", "\(item.entries.map { "\($0)" } ?? "")", "\((item.size + 1_023) / 1_024) KB",
        "\(states.joined(separator: ", "))",
      ])
    }
    return [
      .table(
        .init(
          [
            .init(format("File")), .init(format("Entries"), .trailing), .init(format("Size"), .trailing),
            .init(format("State"), isTitleShown: false),
          ], rows: rows)),
      .sentence("\(format("They are in {folder}.", ["folder": places]))"),
      .sentence("\(format("To check one: symptoms backup verify {file}", ["file": newest.shellWord]))"),
    ]
  }

  private var newest: String { backups.last?.file ?? "" }

  private func name(of item: Item) -> String { item.file.split(separator: "/").last.map(String.init) ?? item.file }

  /// The folders that they are in.
  private var places: String {
    let folders = backups.map { $0.file.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
    var seen: [String] = []
    for folder in folders.map({ $0.joined(separator: "/") }) where !seen.contains(folder) { seen.append(folder) }
    return seen.joined(separator: ", ")
  }
}
