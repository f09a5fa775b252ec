import TrackerApplication
import TrackerCore
import TrackerSentiment

/// One entry of the journal, with its whole text.
public struct ReflectionView: ReadModel {
  public static let schema = "journal-entry/1"

  var entry: JournalItem
  let tone: Sentiment?

  private enum CodingKeys: String, CodingKey { case entry }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let when: RichText = "\(format.long(entry.day)), \(entry.time)"
    let head = Block.Heading(entry.title.map { "\($0)" } ?? when, aside: entry.title == nil ? "" : when)
    return [.heading(head)] + paragraphs + [.section(facts(format)), .section([.commands(next(format))])]
  }

  /// The paragraphs apart from each other, and the lines of each on lines of their own.
  private var paragraphs: [Block] {
    var paragraphs: [[Block]] = [[]]
    for line in (entry.text ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace) {
        if paragraphs.last?.isEmpty == false { paragraphs.append([]) }
      } else {
        paragraphs[paragraphs.count - 1].append(.sentence(RichText(String(line))))
      }
    }
    return paragraphs.filter { !$0.isEmpty }.map { .section($0) }
  }

  private func facts(_ format: TextFormatter) -> [Block] {
    func fact(_ label: String, _ values: [String]) -> Block? {
      values.isEmpty ? nil : .fact(.init(format(label), values.map { .init("\($0)") }, .commas))
    }
    let mood =
      entry.mood.map { [format(.words("{mood} ({value})", ["mood": $0.word, "value": .count($0.value)]))] } ?? []
    let sound = tone.map { tone in
      let values = ["tone": format(Tone.told(tone.score)), "score": format.number(tone.score, upTo: 2)]
      return [format("{tone} ({score} on a scale of -1 to 1)", values)]
    }
    return [
      fact("Mood", mood), fact("Activities", entry.activities.map { format(DayActivity($0).told) }),
      fact("Categories", entry.categoryNames.map { format($0) }), fact("Keywords", entry.keywords),
      fact("Tags", (entry.tags ?? []).map(\.hashtag)), fact("Sounds", sound ?? []),
    ].compactMap(\.self)
  }

  private func next(_ format: TextFormatter) -> [Block.NextCommand] {
    [.init("symptoms journal edit \(entry.id.short)", format("change the text in your editor"))]
  }
}
