import Synchronization
import Testing
import TrackerApplication
import TrackerComposition
import TrackerCore
import TrackerFavourites
import TrackerLogging
import TrackerTestSupport

@testable import TrackerCLI

@Suite struct LineReaderTests {
  private func reader(_ person: @escaping () throws -> Session? = { nil }) -> LineReader {
    LineReader(commands: CommandTree(root: Symptoms.self).names, registry: Composition.registry, person: person)
  }

  @Test(
    "what people type first becomes a line of the program",
    arguments: [
      ("Today", "today"), ("check in pain=5", "check-in pain=5"), ("checkin", "check-in"), ("log", "log"),
      ("log sleep 7h", "log rest 7h"), ("Sleep 7h", "log rest 7h"), ("log meals soup", "log food soup"),
      ("log walk 30m", "log exercise walk 30m"), ("swimming 400m", "log exercise swimming 400m"),
      ("work 8h", "log activity work 8h"), ("log --help", "log --help"), ("log rest 7h", "log rest 7h"),
      ("pack lint x", "pack lint x"), ("#travel sleep 7h", "log rest 7h #travel"),
      ("activity exercise walking 30m", "log exercise walking 30m"),
      ("activity running 30m", "log exercise running 30m"),
      ("log activity 30m Run light", "log exercise 30m Run light"), ("Aktivität sport 30m", "log exercise 30m"),
      ("activity other 30m", "log activity other 30m"), ("activity nonsense 30m", "log activity nonsense 30m"),
      ("activity stress=6 place=running", "log activity stress=6 place=running"),
      ("exercise work 30m", "log exercise work 30m"), ("chores 1h", "log activity chores 1h"),
      ("meditation 20m", "log activity meditation 20m"), ("lesen 30m", "log activity lesen 30m"),
      ("log #a #b sleep 7h", "log rest 7h #a #b"), ("journal #a b", "journal #a b"),
      ("fast food", "log food fast food"), ("Fast food yesterday", "log food Fast food yesterday"),
      ("fast start", "fast start"), ("fast", "fast"), ("no food", "no food"),
      ("journal food was good", "journal food was good"), ("log journal mood=4", "journal mood=4"),
      ("log journal", "journal"), ("log Tagebuch ein Tag", "journal ein Tag"),
    ])
  func lines(typed: String, line: String) throws {
    #expect(try reader().line(of: typed.split(separator: " ").map(String.init)).joined(separator: " ") == line)
  }

  @Test("a choice that several kinds have leads to none of them")
  func ambiguous() {
    #expect(throws: UnknownWord.self) { try reader().line(of: ["log", "other", "30m"]) }
  }

  @Test("a line that begins with a command or a kind asks nothing of the person", arguments: ["today", "log rest 7h"])
  func startsFast(line: String) throws {
    let asked = Mutex(0)
    let reader = reader {
      asked.withLock { $0 += 1 }
      return nil
    }
    _ = try reader.line(of: line.split(separator: " ").map(String.init))
    #expect(asked.withLock { $0 } == 0)
    #expect(throws: UnknownWord.self) { try reader.line(of: ["nonsense"]) }
    #expect(asked.withLock { $0 } == 1)
  }

  @Test("a line that begins with something of the person's own is logged, whatever its label has become")
  func own() throws {
    let world = try TestWorld([LoggingModule.self])
    var screen = TrackableDefinition("screen-time", label: "Phone and telly", .duration)
    screen.otherLabels = ["Screen time"]
    try world.journal.write("own", at: world.context.environment.now) { [screen] journal in
      try journal.put(screen, as: TrackableDefinition.document, of: screen.id)
    }
    let reader = reader { try world.context.session() }
    for line in ["screen-time 3h", "screen time 3h", "phone and telly 3h --date yesterday"] {
      #expect(try reader.line(of: line.shellWords).joined(separator: " ") == "log custom \(line)")
    }
    #expect(try reader.line(of: ["sleep", "7h"]) == ["log", "rest", "7h"])
    #expect(throws: UnknownWord.self) { try reader.line(of: ["phone", "3h"]) }
  }

  @Test("a tag alone is told how to tag the day, and is no symptom", arguments: [["#tired"], ["#tired", "--plain"]])
  func tagAlone(words: [String]) throws {
    let failure = try #require(throws: Failure.self) { try reader().line(of: words) }
    #expect(failure.recovery?.description.contains("'#tired'") == true && failure.kind == .usage)
  }

  @Test("a journal that can't be read is said, not that a word is unknown")
  func unreadable() {
    let reader = reader { throw Failure(.storage, "The journal is in use") }
    #expect(throws: Failure(.storage, "The journal is in use")) { try reader.line(of: ["pain", "7"]) }
  }

  @Test(
    "options before the command stand behind it, with their values",
    arguments: [
      ("--home X log food soup", "log food soup --home X"), ("--json today", "today --json"),
      ("--home=X --plain today", "today --home=X --plain"), ("--home today today", "today --home today"),
      ("--date yesterday log rest 7h", "log rest 7h --date yesterday"), ("list —days 3", "list --days 3"),
      ("--json log food -- -x", "log food --json -- -x"), ("--version", "--version"), ("", ""),
      ("log weather -5 60% --date yesterday", "log weather 60% --date yesterday -- -5"),
      ("--json log weather -5 -- -6C", "log weather --json -- -5 -6C"), ("list -5", "list -5"),
      ("log rest 7h --days -5", "log rest 7h --days -5"), ("--yes pain 7", "pain 7 --yes"),
      ("--dry-run pain 7", "pain 7 --dry-run"), ("--list pain", "pain --list"),
      ("--date monday pain 7", "pain 7 --date monday"),
      ("--generate-completion-script bash", "--generate-completion-script bash"),
      ("help", "--help"), ("help today", "today --help"), ("help today --plain", "today --plain --help"),
      ("Help --home X log rest --json", "log rest --json --home X --help"), ("--plain help", "--plain --help"),
    ])
  func options(typed: String, line: String) {
    let words = typed.split(separator: " ").map(String.init)
    let typed = TypedLine(words, isLead: reader().isLead, isFlag: CommandTree(root: Symptoms.self).isFlag)
    #expect(typed.arguments(with: typed.words).joined(separator: " ") == line)
  }

  @Test("a name of several words that begins with a command's two words begins with the command")
  func namesCommand() {
    #expect(reader().namesCommand(["check", "in", "early"]) && reader().namesCommand(["Today"]))
    #expect(!reader().namesCommand(["usual", "breakfast"]) && !reader().namesCommand([]))
  }

  @Test("a group of commands is known by its other names", arguments: ["favourite", "favorites", "favoriten"])
  func otherNames(name: String) throws {
    let tree = CommandTree(root: Symptoms.self)
    #expect(tree.command(byOtherWord: name) == "favourites")
    let reader = LineReader(
      commands: tree.names, commandOfOtherWord: tree.command(byOtherWord:), registry: Composition.registry,
      person: { nil })
    #expect(try reader.line(of: [name, "add", "x"]) == ["favourites", "add", "x"])
  }

  @Test("a favourite is asked for where a line begins with nothing else, with and without log")
  func favourites() throws {
    let world = try TestWorld([LoggingModule.self, FavouritesModule.self])
    let session = try world.context.session()
    _ = try FavouriteBook(session) { _ in false }.add("usual breakfast", ["food", "breakfast", "oats,", "coffee"])
    let reader = reader { session }
    let whole = ["log", "food", "type=breakfast", "items=oats, coffee"]
    #expect(try reader.line(of: ["Usual", "breakfast"]) == whole)
    #expect(try reader.line(of: ["log", "usual-breakfast"]) == whole)
    #expect(try reader.line(of: ["#trip", "usual", "breakfast", "--dry-run"]) == whole + ["--dry-run", "#trip"])
    #expect(throws: UnknownWord.self) { try reader.line(of: ["usual", "lunch"]) }
    let slip = try #require(throws: Failure.self) { try reader.line(of: ["usaul", "breakfast", "banana"]) }
    #expect(slip.recovery?.description == "Type: symptoms usual breakfast")
    #expect(throws: UnknownWord.self) { try reader.line(of: ["usual"]) }
  }

  /// Somebody with the symptoms prickle, fatigue and mood of the sample packs, on Thursday 12 March 2026.
  private func line(_ typed: String) throws -> String {
    let session = try TestWorld([LoggingModule.self]).context.session()
    return try reader { session }.line(of: typed.split(separator: " ").map(String.init)).joined(separator: " ")
  }

  @Test(
    "a day and a time at the end of a line of symptoms are those of the line",
    arguments: [
      ("pain 6 mood 4 monday", "day=monday"), ("pain 6 mood 4 2 march", "day=2 march"),
      ("pain 6, mood 4 and fatigue 3 last friday", "fatigue=3 day=last friday"),
      ("pain 6 mood 4 02.03.2026", "day=02.03.2026"), ("pain 6 mood 4 noon", "at=noon"),
      ("pain 6 mood 4 on monday at 8:00", "day=monday at=8:00"),
      ("pain 6 mood 4 at 8:00 thursday", "day=thursday at=8:00"),
      ("pain six mood four", "pain=six mood=four"), ("pain 6 mood 4 #travel", "mood=4 #travel"),
      ("pain 6 #travel mood 4 at=8:00", "mood=4 #travel at=8:00"),
    ])
  func ends(typed: String, end: String) throws {
    let line = try line(typed)
    #expect(line.hasPrefix("check-in pain=") && line.hasSuffix(end), "\(line)")
  }

  @Test(
    "what follows a symptom and is logged or typed by itself is refused, with a line to type",
    arguments: [
      ("pain 6 mood 4 badly", "symptoms check-in pain=5 mood=5"), ("pain 5 fatigue", "pain=5 fatigue=5"),
      ("log symptom pain 6 mood 4", "pain=5 mood=5"), ("pain 5 sleep 6h", "symptoms log rest"),
      ("pain 5 list", "symptoms list --help"), ("pain 5 knees walk 30m", "symptoms log exercise"),
    ])
  func others(typed: String, recovery: String) throws {
    let failure = try #require(throws: Failure.self) { try line(typed) }
    #expect(failure.recovery?.description.contains(recovery) == true, "\(failure)")
  }

  @Test(
    "words of a text follow a symptom",
    arguments: [
      "pain 7 30m knees", "pain 6 ibuprofen 400mg", "pain 5 after a long walk", "pain 5 for 2 hours knees",
      "pain 5 #travel",
    ])
  func texts(typed: String) throws { #expect(try line(typed) == "log symptom \(typed)") }
}
