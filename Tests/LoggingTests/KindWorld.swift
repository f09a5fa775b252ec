import TrackerApplication
import Testing
import TrackerCore
import TrackerEntryLanguage
import TrackerMedicines
import TrackerTestSupport

@testable import TrackerLogging

/// What the sample person types after `symptoms log KIND`.
struct KindWorld {
  var context: EntryContext
  var now: Instant

  init(now: String = "2026-03-12T20:00", zone: String = "Europe/Berlin") throws {
    let world = try TestWorld([LoggingModule.self, MedicinesModule.self], now: now, zone: zone)
    context = try world.context.session().person.entryContext
    self.now = world.context.environment.now
  }

  func parse(_ kind: any LogKind.Type, _ line: String) throws -> EntryDraft {
    let today = context.calendar.day(of: now)
    return try EntryParser(kind, context: context, now: now) { DayWord.parse($0, today: today) }.parse(line.shellWords)
  }

  func entry(_ kind: any LogKind.Type, _ line: String, source: Entry.Source = .hand) throws -> Entry {
    let parsed = try parse(kind, line)
    return Entry(
      id: "0123456789abcdef", kind: kind.id, instant: parsed.instant,
      offset: context.calendar.zone.offset(at: parsed.instant),
      zone: context.calendar.zone.identifier, day: parsed.day, source: source, payload: parsed.payload)
  }

  /// Measures as `metric value fold rank`, in their order, without the mark that a kind keeps its day.
  func measures(_ kind: any LogKind.Type, _ line: String, source: Entry.Source = .hand) throws -> [String] {
    kind.allMeasures(of: try entry(kind, line, source: source), in: context).map { measure in
      "\(measure.metric) \(measure.value.words) \(measure.fold) \(measure.rank)"
    }
  }

  /// The message of the failure, nil where there was none.
  func fault(_ kind: any LogKind.Type, _ line: String) -> Failure? {
    do {
      _ = try parse(kind, line)
      return nil
    } catch { return error as? Failure }
  }
}
