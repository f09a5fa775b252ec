import TrackerCore
import TrackerPacks

/// The files of a new pack: one example of everything that most packs have, in words that say what to replace.
struct PackTemplate {
  let id: String
  let name: String

  /// By path in the pack's folder, in the order in which they are best read.
  var files: [(String, String)] { [("pack.yaml", pack), ("scenarios/first.yaml", scenarios)] }

  /// What the ids of the examples begin with: the pack's id, cut to whole words where they would grow too long.
  private var stem: String {
    guard id.count > PackTemplate.longestStem else { return id }
    let words = id.prefix(PackTemplate.longestStem).split(separator: "-")
    return words.count > 1 ? words.dropLast().joined(separator: "-") : String(words[0])
  }

  /// The longest that leaves room, in an id of 64 characters, for the words behind it.
  private static let longestStem = 64 - "-foods-short-night".count

  private var pack: String {
    """
    # yaml-language-server: $schema=../pack.schema.json
    # Everything that is not here comes from the pack below, `universal`: see it with `symptoms pack show universal`.
    schema: 1                           # of the format
    id: \(PackName.written(PackID(id)))
    revision: 1                         # of the content: one more with each release
    name: \(PackName.quoted(name))
    summary: One sentence that says what the condition is, as a patient would.
    extends: universal
    aliases: [\(id) by another name]

    symptoms:
      \(stem)-ache:                       # an id never changes; the text beside it may
        name: Example ache
        about: One sentence that says how it differs from similar symptoms.
        scale: severity                 # 1 to 10, from the pack below; 10 is bad
        sites: [left, right]
        aliases: [example]
        anchors: {1: hardly noticeable, 10: the worst I can imagine}
        seek_care:                      # the action first; levels: ambulance, now, today, soon
          - {when: {newly_at: 8}, level: soon, says: See a doctor soon if the example ache is new.}

    check_in: [fatigue, pain, mood, energy, \(stem)-ache]

    onboarding:                         # steps merge with those of the pack below, by their ids
      symptoms: {preselect: [\(stem)-ache]}

    # A day is a flare if any of these reaches 7. With `relative`, people whose symptoms never go \
    away are compared with their own usual level.
    flare: {of: [pain, \(stem)-ache], take: worst, at_least: 7, relative: {above: 2, over: 28d}}

    foods:
      \(stem)-foods:
        name: Example foods             # in a sentence: “days with example foods”
        foods: [example food, another example food]   # what people type

    risk:
      # Weights add up to 100. Say where yours come from.
      groups: {sleep: {weight: 35}, exercise: {weight: 30}, food: {weight: 25}, load: {weight: 10}}
      factors:
        \(stem)-foods:
          name: Example foods
          group: food
          metric: food-group.\(stem)-foods    # any of `symptoms pack metrics`
          over: 2d                      # a window of days ending that day; add lag: 1d to look further back
          take: sum
          response: [[0, 0], [1, 20], [4, 60]]    # value → points, straight lines between, flat outside
          prior: {log_odds: 0.05, sure: low}      # before anything is learnt; `moderate` and `high` need a source
          says:                         # a sentence for each direction; symptoms pack show universal has more
            raises: "You had example foods {value times} in two days."
            lowers: {none: "You had no example foods for two days."}
          why: An estimate.
        \(stem)-foods-short-night:        # a compound of other factors
          name: Example foods before a short night
          group: load
          all_of: [\(stem)-foods, short-sleep]
          points: 40
          prior: {log_odds: 0.05, sure: low}
          says: {raises: "You had example foods before a short night."}
          why: An estimate.

    """
  }

  private var scenarios: String {
    """
    # yaml-language-server: $schema=../../scenarios.schema.json
    # What the pack must make of some days. 4.5x3 is three values; _ is not logged; no means that there was none.
    pack: \(PackName.written(PackID(id)))
    start: 2026-03-02
    scenarios:
      - name: more of the example foods never lowers the points
        journal: {food-group.\(stem)-foods: no no}
        always: {metric: food-group.\(stem)-foods, from: 0, to: 5, factor: \(stem)-foods, load: rises}
      - name: one of the example foods is worth twenty points, and two days are added up
        journal: {food-group.\(stem)-foods: no 1 3 no no}
        expect:
          - {day: 1, groups: {food: [0, 5]}, not_because: [\(stem)-foods]}
          - {day: 2, groups: {food: [18, 23]}, because: [\(stem)-foods]}
          - {day: 3, groups: {food: [58, 63]}}
          - {day: 4, groups: {food: [44, 49]}}
          - {day: 5, groups: {food: [0, 5]}}
      - name: the example ache makes a flare at seven and not at six
        journal: {symptom.\(stem)-ache: 6 7, symptom.pain: 2 2}
        expect:
          - {day: 1, flare: false}
          - {day: 2, flare: true}
      - name: pain makes one too
        journal: {symptom.pain: 6 7}
        expect:
          - {day: 1, flare: false}
          - {day: 2, flare: true}
      - name: with symptoms that never go away, two points above the usual level is a flare and one is not
        journal: {symptom.pain: 3x15 5x13 5 5}
        expect:
          - {day: 29, flare: false, relative_flare: true}
          - {day: 30, relative_flare: false}
      - name: a short night after the example foods weighs more than either
        journal: {sleep.hours: 8 5, food-group.\(stem)-foods: no 2}
        expect:
          - {day: 1, groups: {load: [0, 5]}, not_because: [\(stem)-foods-short-night]}
          - {day: 2, groups: {load: [31, 36]}, because: [\(stem)-foods-short-night]}
      - name: the groups weigh as the pack says
        journal: {sleep.hours: 4, exercise.load_ratio: 1, food-group.\(stem)-foods: no}
        expect:
          - {day: 1, load: [33, 38], groups: {sleep: [95, 100], exercise: [0, 5], food: [0, 5]}}

    """
  }
}
