import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerLogging

/// Fills in an entry in a form, and saves it as its command line would.
struct EntryDialogue {
  let context: CommandContext
  /// What the form asks; of an entry that another command changes meanwhile, as it is then.
  private var sheet: EntrySheet
  /// What may be meant by the beginning of a field's text.
  private let suggesting: FieldsForm.Suggesting
  /// Saves the words of a command line.
  private let save: (_ words: [String], _ sheet: EntrySheet, _ context: CommandContext) throws -> SavedView

  /// - Parameter save: Saves words, and finishes the draft of the sheet with them. It may be called several times.
  init(
    _ sheet: EntrySheet, in context: CommandContext,
    save: @escaping (_ words: [String], _ sheet: EntrySheet, _ context: CommandContext) throws -> SavedView
  ) {
    self.sheet = sheet
    self.context = context
    self.save = save
    let (suggestions, kind) = (EntrySuggestions(sheet.session), sheet.kind.id)
    // A form without suggestions is still a form.
    suggesting = { field, beginning in
      (try? suggestions.values(for: field.name, of: kind, beginning: beginning)) ?? []
    }
  }

  /// Asks until the entry is saved or the person leaves. What can't be saved is said in the form, which goes on.
  ///
  /// - Throws: `Failure` where the journal can't be read or written. What was typed is kept then.
  mutating func run() throws {
    var form = FieldsForm(sheet, suggesting: suggesting)
    let keeper = FormKeeper(sheet)
    while true {
      let signal = try context.console.ask(&form, keeping: keeper.keep) { try keeper.keepAll($0.texts) }
      guard signal == .finished else {
        let texts = form.isDiscarded ? sheet.given : form.texts
        try keeper.keepAll(texts)
        return try context.answer(FormLeftView(of: sheet, isKept: keeper.keepsSomething))
      }
      try keeper.keepAll(form.texts)
      do {
        return try context.answer(try saved(form.texts))
      } catch let failure as Failure where [.validation, .negative, .notEnoughData].contains(failure.kind) {
        refuse(failure, &form)
        keeper.sheet = sheet
      }
    }
  }

  private func saved(_ texts: [String: String]) throws -> SavedView {
    let words = sheet.words(of: texts)
    return try context.settling { context in
      do { return try save(words, sheet, context) } catch let failure as Failure where failure == .changedMeanwhile {
        return try save(words, sheet, context)
      }
    }
  }

  /// Says why in the form. Of an entry that another command has changed, the form shows what it says now where the
  /// person typed nothing else.
  private mutating func refuse(_ failure: Failure, _ form: inout FieldsForm) {
    form.refuse(failure.sentence)
    guard let current = try? sheet.current(), current.entry != sheet.entry else { return }
    let texts = form.texts
    for (name, text) in current.given where texts[name] == sheet.given[name] { form.update(name, to: text) }
    sheet = current
    form.refuse("Another command changed this entry meanwhile. Enter saves what you typed.")
  }
}

/// Keeps the draft of an entry as its form changes: a short answer at once, a text at the end of each word and where
/// nobody types for a moment, equal states never.
final class FormKeeper {
  var sheet: EntrySheet
  private var kept: [String: String]

  init(_ sheet: EntrySheet) {
    self.sheet = sheet
    kept = sheet.given.merging(sheet.draft?.texts ?? [:]) { _, draft in draft }
  }

  /// Whether something is kept that the form did not begin with.
  var keepsSomething: Bool { kept.contains { $0.value != sheet.given[$0.key] ?? "" } }

  /// - Throws: `Failure` (`storage`).
  func keep(_ form: FieldsForm) throws {
    let texts = form.texts
    let focused = form.focused
    let before = kept[focused.id] ?? ""
    var others = texts
    others[focused.id] = before
    guard !focused.isWithinWord(since: before) || differs(others) else { return }
    try keepAll(texts)
  }

  /// Keeps all of it, words that are not at their end too.
  func keepAll(_ texts: [String: String]) throws {
    guard differs(texts) else { return }
    try sheet.keep(texts)
    kept.merge(texts) { _, new in new }
  }

  private func differs(_ texts: [String: String]) -> Bool { texts.contains { $0.value != kept[$0.key] ?? "" } }
}

extension Failure {
  /// What happened and what to do, as one sentence after the other.
  fileprivate var sentence: Phrase {
    guard let recovery else { return message }
    return .words("{message}. {recovery}", ["message": message, "recovery": recovery])
  }
}
