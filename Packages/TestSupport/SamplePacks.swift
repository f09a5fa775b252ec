import TrackerCore
import TrackerPacks

/// A small base and a small pack of an invented condition, for tests of other modules.
///
/// What tests may count on: `sample-base` has fatigue, pain, mood and energy on scales 1–10 (mood and energy with the
/// bad end low); `sample` adds `prickle` and `wobble`, and calls a day a flare from 7 on in pain or prickle. Groups
/// sleep 40, exercise 30, food 20, load 10. Metrics named: `sleep.hours`, `sleep.quality`, `exercise.minutes`,
/// `food-group.crunchy`, `stress.level`, `risk.raised_groups`.
public enum SamplePacks {
  public static let base: PackID = "sample-base"
  public static let sample: PackID = "sample"

  /// Where the texts stand, as a search folder.
  public static let folder = "packs"

  /// Both packs.
  public static let library = PackLibrary(folders: [folder], files: MemoryPackFiles(files))

  /// The texts by their paths, for tests that change some or write them to a disk.
  public static let files = ["\(folder)/sample-base/pack.yaml": baseText, "\(folder)/sample/pack.yaml": sampleText]

  public static let baseText = """
    schema: 1
    id: sample-base
    revision: 1
    name: Anything
    summary: What a sample condition builds on.
    references:
      nobody-1999: {title: On short nights, year: 1999, url: "https://example.org/short-nights", finding: Invented for \
    tests}
    scales:
      severity:
        name: Severity
        range: [1, 10]
        step: 1
        worse: high
        anchors: {1: barely there, 10: as bad as it can be}
        bands:
          - {to: 3, name: mild, colour: green}
          - {to: 6, name: moderate, colour: yellow}
          - {to: 10, name: severe, colour: red}
      wellbeing:
        name: Wellbeing
        range: [1, 10]
        step: 1
        worse: low
        anchors: {1: as low as it can be, 10: as good as it can be}
        bands:
          - {to: 3, name: low, colour: red}
          - {to: 6, name: middling, colour: yellow}
          - {to: 10, name: good, colour: green}
    symptoms:
      fatigue: {name: Fatigue, about: Tiredness that rest does not mend., scale: severity, aliases: [tired]}
      pain: {name: Pain, scale: severity, aliases: [ache], anchors: {1: a trace, 10: the worst I can imagine}}
      mood: {name: Mood, scale: wellbeing, fold: mean}
      energy: {name: Energy, scale: wellbeing, fold: mean}
    check_in: [fatigue, pain, mood, energy]
    onboarding:
      name: {title: Who are you?, asks: What should the program call you?, kind: text, max_length: 50, optional: true, \
    saves: name}
      symptoms: {title: Your symptoms, asks: Which symptoms affect you most?, kind: symptoms, at_least: 1, saves: \
    symptoms}
      impact: {title: Your daily life, asks: How much do they affect your daily life?, kind: scale, scale: severity, \
    saves: impact}
      pattern:
        title: How it comes and goes
        asks: How do your symptoms usually occur?
        kind: choice
        saves: pattern
        options:
          episodic: {name: Flares that come and go}
          constant: {name: "Always there, stronger and weaker", relative_flare: true}
      track:
        title: What to track
        asks: What would you like to log?
        kind: choices
        saves: track
        options:
          food: {name: Food, log: food}
          exercise: {name: Exercise, log: exercise}
          sleep: {name: Sleep, log: rest}
          stress: {name: Stress, log: activity, metric: stress.level}
    flare: {of: [pain, fatigue], take: worst, at_least: 7, relative: {above: 2, over: 28d}}
    foods:
      crunchy: {name: Crunchy food, foods: [crackers, carrot, toast]}
    risk:
      groups:
        sleep: {name: Sleep, weight: 40}
        exercise: {name: Exercise, weight: 30}
        food: {name: Food, weight: 20}
        load: {name: Stress and things adding up, weight: 10}
      factors:
        short-sleep:
          name: Short sleep
          group: sleep
          metric: sleep.hours
          response: [[4, 100], [6, 40], [8, 0]]
          prior: {log_odds: 0.3, sure: moderate}
          says: "{value} hours of sleep"
          source: [nobody-1999]
        poor-sleep:
          name: Poor sleep
          group: sleep
          metric: sleep.quality
          response: [[2, 50], [7, 0]]
          prior: {log_odds: 0.2, sure: low}
          says: Sleep quality {value} of 10
        long-exercise:
          name: Much exercise
          group: exercise
          metric: exercise.minutes
          response: [[30, 0], [120, 90]]
          prior: {log_odds: 0.2, sure: low}
          says: "{value} minutes of exercise"
        crunchy-food:
          name: Crunchy food
          group: food
          metric: food-group.crunchy
          response: [[0, 0], [2, 60]]
          prior: {log_odds: 0.05, sure: low}
          says: "Crunchy food: {value}"
        stress:
          name: Stress
          group: load
          metric: stress.level
          response: [[3, 0], [10, 70]]
          prior: {log_odds: 0.1, sure: low}
          says: Stress {value} of 10
        several-at-once:
          name: Several things at once
          group: load
          metric: risk.raised_groups
          response: [[0, 0], [1, 20], [2, 60], [3, 100]]
          prior: {log_odds: 0.1, sure: low}
          says: "Things that were hard on you: {value}"
        stress-short-night:
          name: Stress after a short night
          group: load
          all_of: [stress, short-sleep]
          points: 60
          prior: {log_odds: 0.1, sure: low}
          says: A stressful day after a short night
    messages:
      today.low: "Today looks manageable[: {reason}]."
      today.moderate: "Today could go either way[: {reason}]."
      today.high: "Today may be hard[: {reason}]."
      tomorrow.low: "Tomorrow looks manageable[: {reason}]."
      tomorrow.moderate: "Tomorrow could go either way[: {reason}]."
      tomorrow.high: "Tomorrow looks hard[: {reason}]."
      too_little_data: Too little was logged lately to say anything.
      building: "Getting to know your pattern: {days} days so far."
      matched: "The day came about as expected[, {name}]."
    """

  public static let sampleText = """
    schema: 1
    id: sample
    revision: 3
    name: Sample condition
    summary: An invented condition with prickling and wobbling.
    extends: sample-base
    aliases: [the prickles, wobbling]
    symptoms:
      prickle: {name: Prickling, scale: severity, sites: [elbows, knees], aliases: [prickly], seek_care: See a \
    doctor soon if prickling spreads fast.}
      wobble: {name: Wobbling, scale: severity}
    check_in: [fatigue, pain, mood, energy, prickle]
    onboarding:
      symptoms: {offers: [prickle, wobble, fatigue, pain], preselect: [prickle]}
    flare:
      of: [pain, prickle]
    risk:
      factors:
        poor-sleep:
          response: [[2, 60], [7, 0]]
    """
}
