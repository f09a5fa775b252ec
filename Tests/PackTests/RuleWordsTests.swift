import Testing
import TrackerApplication
import TrackerComposition
import TrackerPackQuality

/// The words of lint's rules.
@Suite struct RuleWordsTests {
  @Test("the name and the reason of every rule are in German, too")
  func german() {
    let words = Set(Composition.registry.strings.all.flatMap(\.translations.keys))
    let said = LintRules.all.flatMap { [$0.name, $0.why] }
    #expect(said.count > 200)
    #expect(Set(said).subtracting(words).sorted() == [])
  }

  @Test("a rule's name is one statement, and its reason whole sentences of at most twenty words")
  func plain() {
    for rule in LintRules.all {
      #expect(!rule.name.hasSuffix("."), "\(rule.code)")
      #expect(rule.why.hasSuffix("."), "\(rule.code)")
      for sentence in rule.why.components(separatedBy: ". ") {
        #expect(sentence.split(separator: " ").count <= 20, "\(rule.code): \(sentence)")
      }
    }
  }
}
