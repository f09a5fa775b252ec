import TrackerApplication
import TrackerCore

/// What only a clinician's report has.
extension ReportMaker {
  /// What is said of who the person is.
  ///
  /// - Throws: `Failure` (`validation`) for a word that names no part of it.
  func identity(_ wish: ReportWish, in journal: any JournalReading) throws -> Set<ReportSettings.IdentityPart> {
    guard wish.period == .clinician else { return [] }
    let typed = try wish.identity ?? PersonalSettings(in: journal)[ReportSettings.identity]
    let words = typed.split(separator: ",").map { $0.trimmed.lowercased() }
    if words == [SettingDefinition.none] { return [] }
    let all = ReportSettings.IdentityPart.allCases.map(\.rawValue)
    return try Set(
      words.map { word throws(Failure) in
        if let part = ReportSettings.IdentityPart(rawValue: word) { return part }
        throw Failure(
          .validation, "“{word}” is not something that a report says of you",
          ["word": .verbatim(word), "words": .verbatim(all.joined(separator: ","))],
          recovery: "Use none, or some of {words}")
      })
  }

  /// How complete the log is, and how to read what follows.
  func cover(of range: ReportRange) -> String {
    let format = range.format
    let values = ["share": format.share(of: range.daysAnswered, in: range.count)]
    let complete = format("Days with an answer about symptoms: {share}.", values)
    let open = range.isOpen ? [format("Today is not over yet.")] : []
    let source = format("These are the person's own records. Days not logged are unknown, never good days.")
    return ([complete] + open + [source]).joined(separator: " ")
  }

  /// A condition with the revision of its definition, where a clinician reads it.
  func name(of reported: ReportedCondition, _ wish: ReportWish) -> String {
    let pack = reported.condition.pack
    guard wish.period == .clinician else { return pack.name }
    return session.format(
      "{name}, definition {revision}", ["name": pack.name, "revision": "\(pack.revision)"])
  }
}
