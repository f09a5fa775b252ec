import TrackerApplication
import TrackerCore

/// What became of the pieces of a note: the entries that they are now, and the text that was kept of the others.
public struct NoteView: ReadModel {
  public static let schema = "note/1"

  /// A piece as it was typed.
  struct Piece: Encodable, Sendable {
    var text: String
    /// What it became; empty where it was kept as a text.
    var entries: [EntryID]
    /// The same in words.
    let told: Phrase

    private enum CodingKeys: String, CodingKey { case text, entries }
  }

  var pieces: [Piece]
  /// The entries, without the kept text.
  var saved: SavedView
  /// The entries of the kept text; empty where everything was understood.
  var kept: [EntryView]
  /// What was kept as a text, as it was typed; nil where everything was understood.
  var text: String?
  /// What may be asked before it is saved.
  public let open: [Doubt]
  /// How it is taken back.
  let hint: Phrase?

  private enum CodingKeys: String, CodingKey { case pieces, saved, kept, text }

  private var isRehearsal: Bool { saved.verb == .wouldSave }

  public func blocks(_ format: TextFormatter) -> [Block] {
    (saved.entries.isEmpty ? outlook(format) : saved.blocks(format)) + keptBlocks(format)
      + (hint.map { [.sentence("\(format($0))")] } ?? [])
  }

  private func outlook(_ format: TextFormatter) -> [Block] {
    let sentence = OutlookChange.sentence(saved.tomorrow, format)
    return sentence.isEmpty ? [] : [.sentence("\(sentence)")]
  }

  private func keptBlocks(_ format: TextFormatter) -> [Block] {
    guard let text else { return [] }
    let values = ["text": text.split(whereSeparator: \.isNewline).joined(separator: "; ")]
    let sentence = format(
      isRehearsal
        ? "This would be kept as a text in your journal: “{text}”" : "Kept as a text in your journal: “{text}”", values)
    guard !isRehearsal, open.first != nil else { return [.sentence("\(sentence)")] }
    // One thing that it may mean is enough to say what to do about it.
    return [.sentence("\(sentence)")] + open.prefix(1).map { .sentence("\(format($0.fix))") }
  }

  /// What each piece would become, one line each, to be looked at before it is saved.
  public func preview(_ format: TextFormatter) -> [String] {
    pieces.map { piece in
      let what = piece.entries.isEmpty ? format("kept as a text") : format(piece.told)
      return format("{piece}: {what}", ["piece": piece.text, "what": what])
    }
  }
}
