import TrackerCore

/// A food that is one letter away from one that was named before is probably the same.
struct FoodHint {
  let journal: any JournalReading

  func text(for entry: Entry) throws -> String? {
    let words = ((entry.payload[FoodKind.items] ?? []) + (entry.payload[FoodKind.drinks] ?? [])).map(\.word).filter { $0.count >= 4 }
    guard entry.kind == FoodKind.id, !words.isEmpty else { return nil }
    let known = try journal.metrics(withPrefix: "intake.")
    for word in words where known.contains(where: { $0.metric.rawValue == "intake.\(word)" && $0.days == 1 }) {
      let others = known.filter { $0.days > 1 }.map { String($0.metric.rawValue.dropFirst("intake.".count)) }
      if let near = nearestMatch(to: word, among: others), abs(near.count - word.count) <= 1 {
        return "“\(word)” is new; did you mean “\(near)”, as before? Mend with: symptoms edit \(entry.id.short) items=…"
      }
    }
    return nil
  }
}
