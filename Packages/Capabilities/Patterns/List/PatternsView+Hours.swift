import TrackerApplication
import TrackerCore

extension PatternsView {
  /// What differs most in some hours before flares: a description.
  func hours(_ items: [Item], before window: PatternQuery.Window, _ format: TextFormatter) -> [Block] {
    let hours = format("{hours} hours", ["hours": window.hours.replacing("-", with: "–")])
    let rows = items.compactMap { item -> Block.Table.Row? in
      item.window.map { found -> Block.Table.Row in
        let (name, label): (RichText, RichText) = ("\(item.name, .strong)", format.label(of: item.pattern))
        let flares = format.share(found.flaresWith, of: found.flaresWith + found.flaresWithout)
        let others = format.share(found.othersWith, of: found.othersWith + found.othersWithout)
        let both = format("{flares} before flares, {others} on other days", ["flares": flares, "others": others])
        return .init([name, label, "\(flares)", "\(others)"], short: [name, label, "\(both)"])
      }
    }
    guard !rows.isEmpty else {
      return [
        .section([.sentence("\(format("Nothing was clearly different {hours} before your flares.", ["hours": hours]))")]
        )
      ]
    }
    let table = Block.Table(
      [
        .init("", isTitleShown: false), .init("", isTitleShown: false), .init(format("Before flares"), .trailing),
        .init(format("On other days"), .trailing),
      ], rows: rows)
    let about = [
      format(
        "{period}: these differ most {hours} before flares.",
        ["period": format.period(shownDays, pausedAfter: pausedAfter), "hours": hours]),
      format("Among many questions, some look so by chance."), format("They need not be the cause."),
    ]
    return [.section([.table(table)]), .section([.sentence("\(about.joined(separator: " "))")])]
  }

  /// Hours are known of as many days as are kept one by one.
  private var shownDays: Int { min(days ?? Pattern.Strip.length, Pattern.Strip.length) }
}
