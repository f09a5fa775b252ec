import TrackerApplication
import TrackerCore

/// Whether entries are on days that are still to come. Of tomorrow, entries are nothing unusual: who logs in Auckland
/// and flies to Lima is a day ahead. Later ones come from a clock that was wrong.
struct DaysToComeCheck: HealthCheck {
  let id = "days to come"
  private let name: Phrase = "Dates"

  func findings(in environment: Environment, repairing: Bool) throws -> [HealthFinding] {
    // What is wrong with a journal that can't be read is told by its own check.
    guard let session = try? environment.session(), let days = session.daysToCome,
      let later = try? session.journal.read({ try $0.entries(EntryQuery(days: days)) })
    else { return [] }
    guard let last = later.last else {
      return [HealthFinding(id, called: name, .fine, "no entry is on a day that is still to come", isDetail: true)]
    }
    let isWrong = last.day > days.lowerBound
    return [
      HealthFinding(
        id, called: name, isWrong ? .wrong : .fine,
        later.count == 1
          ? "1 entry is on a day that is still to come" : "{count} entries are on days that are still to come",
        ["count": .count(later.count), "id": "\(last.id.short)", "today": "\(session.today)"],
        items: later.map { .words("{id} on {day}", ["id": "\($0.id.short)", "day": .day($0.day)]) },
        recovery: "To see them: symptoms list. To move one: symptoms edit {id} day={today}")
    ]
  }
}
