import TrackerApplication
import Testing
import TrackerCore
import TrackerTestSupport

@testable import TrackerOnboarding

@Suite struct OnboardingFlowTests {
  static func plan(_ packs: PackID...) throws -> OnboardingPlan {
    OnboardingPlan(packs: try packs.map(SamplePacks.library.pack), extra: [])
  }

  static func flow(_ packs: PackID...) throws -> OnboardingFlow {
    var flow = OnboardingFlow(answers: OnboardingAnswers(), plan: nil)
    flow.choose(OnboardingPlan(packs: try packs.map(SamplePacks.library.pack), extra: []))
    return flow
  }

  static func saves(_ flow: OnboardingFlow) -> [String] {
    flow.stages.map { stage in
      switch stage {
      case .conditions: "conditions"
      case .step(let step): step.saves
      case .flare: "flare"
      case .summary: "summary"
      }
    }
  }

  @Test("the questions are those of the packs; a constant pattern adds the one on flares")
  func stages() throws {
    var flow = try Self.flow(SamplePacks.sample)
    #expect(Self.saves(flow) == ["conditions", "name", "symptoms", "impact", "pattern", "track", "summary"])
    let pattern = try #require(flow.plan?.step("pattern"))
    flow.go(to: .step(pattern))
    flow.answer(pattern, .text("constant"))
    #expect(flow.stage == .flare)
    #expect(Self.saves(flow) == ["conditions", "name", "symptoms", "impact", "pattern", "flare", "track", "summary"])
    flow.answerFlare(isRelative: true)
    flow.go(to: .step(pattern))
    flow.answer(pattern, .text("episodic"))
    #expect(flow.answers.isFlareRelative == nil, "the definition goes with the pattern that offered it")
    #expect(!Self.saves(flow).contains("flare"))
  }

  @Test("several packs ask each step once, in the first one's words, and offer the symptoms of all")
  func union() throws {
    let plan = try Self.plan(SamplePacks.sample, SamplePacks.base)
    #expect(plan.steps.map(\.saves) == ["name", "symptoms", "impact", "pattern", "track"])
    let symptoms = try #require(plan.step("symptoms"))
    #expect(symptoms.options.map(\.id) == ["prickle", "wobble", "fatigue", "pain", "mood", "energy"])
    guard case .choices(_, let preselected, let atLeast) = symptoms.answer else {
      Issue.record("symptoms are no choices")
      return
    }
    #expect(preselected == ["prickle"] && atLeast == 1)
  }

  @Test("back and forth: answers stay, and the place is kept with them")
  func backAndForth() throws {
    var flow = try Self.flow(SamplePacks.sample)
    let name = try #require(flow.plan?.step("name"))
    flow.answer(name, .text("Ada"))
    #expect(flow.progress?.number == 3 && flow.progress?.count == 6)
    flow.back()
    flow.back()
    #expect(flow.stage == .conditions)
    flow.back()
    #expect(flow.stage == .conditions && !flow.canGoBack)
    let resumed = OnboardingFlow(answers: flow.answers, plan: flow.plan)
    #expect(resumed.stage == .conditions)
    #expect(resumed.answers.values[name.id] == .text("Ada"))
  }

  @Test("an answer picked from the list leads back to it, with the question that it opens before")
  func review() throws {
    var flow = try Self.flow(SamplePacks.sample)
    for (step, value): (StepID, JSONValue?) in [
      ("name", .text("Ada")), ("symptoms", .list([.text("pain")])), ("impact", .number(4)),
      ("pattern", .text("episodic")),
      ("track", .list([])),
    ] {
      flow.answer(try #require(flow.plan?.steps.first { $0.id == step }), value)
    }
    #expect(flow.stage == .summary)
    let impact = try #require(flow.plan?.step("impact")), pattern = try #require(flow.plan?.step("pattern"))
    flow.review(.step(impact))
    flow.answer(impact, .number(5))
    #expect(flow.stage == .summary)
    flow.review(.step(impact))
    flow.back()
    #expect(flow.stage == .summary)
    flow.review(.step(pattern))
    flow.answer(pattern, .text("constant"))
    #expect(flow.stage == .flare)
    flow.answerFlare(isRelative: true)
    #expect(flow.stage == .summary && flow.answers.isFlareRelative == true)
    // As it is kept and gone on with.
    flow.review(.step(impact))
    var resumed = OnboardingFlow(answers: flow.answers, plan: flow.plan)
    resumed.answer(impact, .number(6))
    #expect(resumed.stage == .summary)
  }

  @Test(
    "symptoms of one's own are cut at commas and “and”, but not within quotation marks, and read back as they were",
    arguments: [
      ("Ringing, Vertigo", ["Ringing", "Vertigo"]), ("ringing and vertigo", ["ringing", "vertigo"]),
      ("ringing, vertigo, and tired", ["ringing", "vertigo", "tired"]),
      ("Ohren und Schwindel", ["Ohren", "Schwindel"]),
      ("\"pins and needles\", ringing", ["pins and needles", "ringing"]), ("sand; android", ["sand", "android"]),
      ("“a, b” and c", ["a, b", "c"]), (" , and ", []), ("Hand", ["Hand"]),
    ] as [(String, [String])])
  func texts(line: String, texts: [String]) {
    #expect(GivenAnswer(typed: line).texts == texts)
    let kept = JSONValue.list(texts.map { .text($0) })
    #expect(GivenAnswer(typed: GivenAnswer.line(of: kept)).texts == texts)
  }

  @Test("other packs drop only the answers that they do not offer")
  func otherPacks() throws {
    var flow = try Self.flow(SamplePacks.sample)
    let plan = try #require(flow.plan)
    flow.answer(try #require(plan.step("symptoms")), .list([.text("prickle")]))
    flow.answer(try #require(plan.step("impact")), .number(4))
    flow.choose(try Self.plan(SamplePacks.base))
    #expect(flow.answers.values["symptoms"] == nil)
    #expect(flow.answers.values["impact"] == .number(4))
  }

  @Test("a step of a module comes after those of the packs, and its answer is kept among the others")
  func moduleStep() throws {
    let extra = OnboardingStep(
      id: "tea", title: "Tea", asks: "Do you drink tea?", answer: .text(maxLength: 9), saves: "tea", isOptional: true)
    let plan = OnboardingPlan(packs: [try SamplePacks.library.pack(SamplePacks.sample)], extra: [extra])
    #expect(plan.steps.last?.id == "tea")
    var answers = OnboardingAnswers()
    answers.values = ["tea": .text("often")]
    #expect(answers.facts(plan.steps, onTopOf: PersonFacts()).others == ["tea": .text("often")])
  }
}
