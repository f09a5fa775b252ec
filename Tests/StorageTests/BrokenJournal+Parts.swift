import Synchronization
import TrackerCore
import TrackerTestSupport

/// An action of which what is written ahead is seen, or lost.
final class BrokenOpenAction: OpenAction {
  let sound: any OpenAction
  private let fault: BrokenJournal.Fault
  private let journal: InMemoryJournal

  init(_ sound: any OpenAction, _ fault: BrokenJournal.Fault, in journal: InMemoryJournal) {
    self.sound = sound
    self.fault = fault
    self.journal = journal
  }

  func entries() throws -> [MeasuredEntry] { fault == .losesWhatIsWrittenAhead ? [] : try sound.entries() }

  func write(_ entries: [MeasuredEntry]) throws {
    try sound.write(entries)
    guard fault == .showsWhatIsWrittenAhead else { return }
    try journal.write("ahead", at: Instant(seconds: 0)) { journal in
      for entry in entries { try journal.put(entry.entry, measures: entry.measures) }
    }
  }
}

final class BrokenRestoring: BrokenReading, JournalRestoring {
  private let soundRestoring: any JournalRestoring

  init(_ sound: any JournalRestoring, _ fault: Fault) {
    soundRestoring = sound
    super.init(sound, fault)
  }

  func add(_ record: JournalRecord, measures: [[Measure]]) throws {
    var record = record
    if fault == .restoresNoReversals, case .action(var action) = record {
      action.reverts = nil
      record = .action(action)
    }
    if fault == .forgetsFirstWriting, case .entry(let id, var revisions) = record {
      revisions[0].written = nil
      record = .entry(id, revisions)
    }
    do {
      try soundRestoring.add(record, measures: fault == .restoresNoMeasures ? [] : measures)
    } catch  where fault == .restoresUnknownActions {}
  }
}

extension BrokenRestoring {
  func wait(_ states: [EntryID: EntryID?]) throws {
    if fault != .forgetsWhatWaits { try soundRestoring.wait(states) }
  }
}
