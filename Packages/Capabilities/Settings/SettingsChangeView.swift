import TrackerApplication

/// The answer of `settings set`, `reset` and `import`.
public struct SettingsChangeView: ReadModel {
  public static let schema = "settings-change/1"

  var changes: [SettingChange]
  /// Where a settings file from before is kept, nil where there was none.
  var keptFile: String?
  /// Lines of an imported file that can't be used; absent where all can, and where nothing was imported.
  var rejected: [SettingFault]?
  /// Whether nothing was changed yet; absent where it was.
  var dryRun: Bool?

  init(_ changes: [SettingChange], keptFile: String? = nil) {
    self.changes = changes
    self.keptFile = keptFile
  }

  /// Whether anything is, or would be, another than before.
  public var changesSomething: Bool { changes.contains(where: \.isChange) }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let kept = keptFile.map { path in
      Block.sentence(
        path.hasSuffix(SettingsFile.broken)
          ? "\(format("Your settings file had errors. It is kept as {path}", ["path": path]))"
          : "\(format("Your settings file from before is kept as {path}", ["path": path]))")
    }
    return [kept].compactMap { $0 } + told(format) + rejected(format)
  }

  private func told(_ format: TextFormatter) -> [Block] {
    // Of many, those that stay as they were are counted.
    guard changes.count > 1 || dryRun == true else { return changes.flatMap { sentences($0, format) } }
    let changed = changes.filter(\.isChange)
    guard !changed.isEmpty else { return [.sentence("\(format("No setting changes: they are all as they were."))")] }
    if dryRun == true {
      let rows = changed.map { change in
        let values = ["setting": change.now.id.rawValue, "before": change.before ?? "", "value": change.now.value]
        return RichText(format("{setting}: {value} (now {before})", values))
      }
      return [.sentence("\(format("This changes:"))"), .list(.init(rows))]
    }
    return changed.flatMap { sentences($0, format) }
  }

  private func sentences(_ change: SettingChange, _ format: TextFormatter) -> [Block] {
    let remarks = [change.now.definition.remark(change.now.value)].compactMap(\.self) + change.remarks
    return [.sentence("\(change.sentence(format))")] + remarks.map { .sentence("\(format($0))") }
  }

  private func rejected(_ format: TextFormatter) -> [Block] {
    guard let rejected, !rejected.isEmpty else { return [] }
    return [
      .section([
        .sentence("\(format("These lines cannot be used, so they are left out:"))"),
        .list(.init(rejected.map { "\(format($0.text))" })),
      ])
    ]
  }
}
