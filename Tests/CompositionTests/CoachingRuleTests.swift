import Synchronization
import Testing
import TrackerApplication
import TrackerComposition
import TrackerCore
import TrackerTestSupport

/// Every rule's own examples, with the metrics of all modules and the base pack that ships.
@Suite struct CoachingRuleTests {
  private static let rules = Composition.registry.coachingRules.all

  @Test("a rule says what its examples say that it says, and is silent on the others", arguments: rules.map(\.id))
  func examples(_ id: String) throws {
    let rule = try #require(Self.rules.first { $0.id == id })
    let world = try CoachingWorld(Composition.registry)
    for example in rule.examples {
      let said = try world.notices(of: rule, on: example)
      #expect(said.first?.text.description == example.says, "\(id): \(example.name)")
    }
    #expect(rule.examples.contains { $0.says != nil } && rule.examples.contains { $0.says == nil })
  }

  @Test("a rule and all that it says have German words", arguments: rules.map(\.id))
  func german(_ id: String) throws {
    let rule = try #require(Self.rules.first { $0.id == id })
    let lacking = Mutex<Set<String>>([])
    let words = Composition.registry.words(in: "de").telling { english in
      lacking.withLock { _ = $0.insert(english) }
    }
    let world = try CoachingWorld(Composition.registry, words: words)
    _ = words(rule.about)
    for example in rule.examples where example.says != nil {
      let notice = try #require(try world.notices(of: rule, on: example).first)
      let text = TextFormatter(words)(notice.text)
      #expect(text != example.says && !text.contains("{"), "\(text)")
      #expect(!notice.command.contains("{") && notice.command.hasPrefix("symptoms "))
    }
    #expect(lacking.withLock { $0.sorted() } == [])
  }

  @Test("rules have kebab-case ids, and no sentence of theirs gives advice or claims a cause")
  func words() throws {
    #expect(Self.rules.count >= 25)
    let words = ["because", "due to", "cause", "should", "must", "try ", "avoid", "thanks to", "leads to", "helps"]
    for rule in Self.rules {
      #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
      for text in rule.examples.compactMap(\.says) + [rule.about.description] {
        for word in words { #expect(!text.lowercased().contains(word), "\(rule.id): \(text)") }
      }
    }
  }

  @Test("a rule asks for all the days that it reads: more of them change nothing", arguments: rules.map(\.id))
  func reads(_ id: String) throws {
    let rule = try #require(Self.rules.first { $0.id == id })
    let world = try CoachingWorld(Composition.registry)
    let more = CoachingRule(
      rule.id, rule.about, category: rule.category, priority: rule.priority, quietDays: rule.quietDays,
      metrics: { try rule.metrics($0).mapValues { $0 + 60 } }, examples: [], notices: rule.notices)
    for example in rule.examples {
      // Twice the days in front: whoever looks further back than it asks for would say something else.
      let longer = example.preceded(by: 60)
      #expect(
        try world.notices(of: rule, on: longer).map(\.text) == world.notices(of: more, on: longer).map(\.text),
        "\(id): \(example.name)")
    }
  }
}

extension CoachingExample {
  /// The same days after others, on which each metric had the first value that is known of it.
  fileprivate func preceded(by count: Int) -> CoachingExample {
    let longest = days.values.map(\.count).max() ?? 0
    let longer = days.mapValues { values -> [Double?] in
      .days(count + longest - values.count, values.compactMap { $0 }.first) + values
    }
    return .silent(name, longer, forecasts: forecasts, documents: documents)
  }
}
