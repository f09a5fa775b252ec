import TrackerApplication

extension StringCatalogue {
  /// What the rules of coaching say, in German.
  static let germanOfInsights: [String: String] = [
    // Sleep.
    "You slept {value} hours last night; you usually sleep {usual}.":
      "Sie haben letzte Nacht {value} Stunden geschlafen, sonst meist {usual}.",
    "You slept {value} hours that night; you usually sleep {usual}.":
      "Sie haben in dieser Nacht {value} Stunden geschlafen, sonst meist {usual}.",
    "Last night was much shorter or longer than your usual.":
      "Letzte Nacht war viel kürzer oder länger als sonst.",
    "Three nights in a row were at least an hour shorter than your usual.":
      "Drei Nächte in Folge waren mindestens eine Stunde kürzer als sonst.",
    "You slept {value} hours or less three nights in a row; you usually sleep {usual}.":
      "Sie haben drei Nächte in Folge höchstens {value} Stunden geschlafen, sonst meist {usual}.",
    "Five nights in a row were much shorter than your usual.":
      "Fünf Nächte in Folge waren viel kürzer als sonst.",
    "You slept {value} hours or less five nights in a row; you usually sleep {usual}.":
      "Sie haben fünf Nächte in Folge höchstens {value} Stunden geschlafen, sonst meist {usual}.",
    "You slept at least five hours less than usual over seven days.":
      "Sie haben in sieben Tagen mindestens fünf Stunden weniger geschlafen als sonst.",
    "You slept {value} hours less than usual over seven days.":
      "Sie haben in sieben Tagen {value} Stunden weniger geschlafen als sonst.",
    "Your sleep was 7 or better on three mornings in a row.":
      "Ihr Schlaf war an drei Morgen in Folge 7 oder besser.",
    "Your sleep was 7 or better three mornings in a row.":
      "Ihr Schlaf war drei Morgen in Folge 7 oder besser.",
    "Your sleep was 7 or better three mornings in a row. Tag your wake time?":
      "Ihr Schlaf war drei Morgen in Folge 7 oder besser. Möchten Sie Ihre Aufwachzeit festhalten?",
    "You woke up more often than usual last night.": "Sie sind letzte Nacht öfter aufgewacht als sonst.",
    "You woke up {value} times last night; it's usually {usual}.":
      "Sie sind letzte Nacht {value}-mal aufgewacht, sonst meist {usual}-mal.",
    "You woke up {value} times that night; it's usually {usual}.":
      "Sie sind in dieser Nacht {value}-mal aufgewacht, sonst meist {usual}-mal.",
    "You napped more this week than usual.": "Sie haben diese Woche mehr Mittagsschlaf gehalten als sonst.",
    "You napped for {value} minutes in the last seven days; it's usually about {usual}.":
      "Sie haben in den letzten sieben Tagen {value} Minuten Mittagsschlaf gehalten, sonst meist etwa {usual}.",
    "You fell asleep more than 45 minutes later than usual.":
      "Sie sind über 45 Minuten später eingeschlafen als sonst.",
    "You fell asleep about {minutes} minutes later than usual last night.":
      "Sie sind letzte Nacht etwa {minutes} Minuten später eingeschlafen als sonst.",
    "You fell asleep about {minutes} minutes later than usual that night.":
      "Sie sind in dieser Nacht etwa {minutes} Minuten später eingeschlafen als sonst.",
    "You have fallen asleep more than 45 minutes later than usual all week.":
      "Sie sind die ganze Woche über 45 Minuten später eingeschlafen als sonst.",
    "You fell asleep about {minutes} minutes later than usual over the last week.":
      "Sie sind in der letzten Woche etwa {minutes} Minuten später eingeschlafen als sonst.",
    "Your sleep times were less regular this week than usual.":
      "Ihre Schlafzeiten waren diese Woche weniger regelmäßig als sonst.",
    "Your sleep times moved by about {minutes} minutes this week; it's usually {usual}.":
      "Ihre Schlafzeiten haben diese Woche um etwa {minutes} Minuten geschwankt, sonst meist {usual}.",
    // Exercise.
    "You did not exercise today; it's usually about {usual} minutes.":
      "Sie haben sich heute nicht bewegt, sonst meist etwa {usual} Minuten.",
    "You did not exercise; it's usually about {usual} minutes.":
      "Sie haben sich nicht bewegt, sonst meist etwa {usual} Minuten.",
    "You exercised for {value} minutes today; it's usually none.":
      "Sie haben sich heute {value} Minuten bewegt, sonst meist gar nicht.",
    "You exercised for {value} minutes; it's usually none.":
      "Sie haben sich {value} Minuten bewegt, sonst meist gar nicht.",
    "You exercised for {value} minutes today; it's usually about {usual}.":
      "Sie haben sich heute {value} Minuten bewegt, sonst meist etwa {usual}.",
    "You exercised for {value} minutes; it's usually about {usual}.":
      "Sie haben sich {value} Minuten bewegt, sonst meist etwa {usual}.",
    "You exercised much more or less than on a usual day.":
      "Sie haben sich viel mehr oder weniger bewegt als an einem gewöhnlichen Tag.",
    "You exercised on fewer days this week than usual.":
      "Sie haben sich diese Woche an weniger Tagen bewegt als sonst.",
    "You exercised on more days this week than usual.":
      "Sie haben sich diese Woche an mehr Tagen bewegt als sonst.",
    "You exercised on 1 of the last seven days; it's usually {usual}.":
      "Sie haben sich an 1 der letzten sieben Tage bewegt, sonst meist an {usual}.",
    "You exercised on {value} of the last seven days; it's usually {usual}.":
      "Sie haben sich an {value} der letzten sieben Tage bewegt, sonst meist an {usual}.",
    "You exercised after a week or more without.":
      "Sie haben sich nach einer Woche oder mehr wieder bewegt.",
    "You exercised today, after {count} days without.":
      "Sie haben sich heute bewegt, nach {count} Tagen ohne Bewegung.",
    "You exercised, after {count} days without.":
      "Sie haben sich bewegt, nach {count} Tagen ohne Bewegung.",
    // Drinks, meals and stress.
    "You logged much less to drink than usual yesterday.":
      "Sie haben gestern viel weniger Getränke eingetragen als sonst.",
    "You drank {value} ml yesterday; it's usually about {usual}.":
      "Sie haben gestern {value} ml getrunken, sonst meist etwa {usual}.",
    "You drank {value} ml the day before; it's usually about {usual}.":
      "Sie haben am Tag davor {value} ml getrunken, sonst meist etwa {usual}.",
    "You had more large meals this week than usual.":
      "Sie hatten diese Woche mehr große Mahlzeiten als sonst.",
    "You had {value} large meals in the last seven days; it's usually {usual}.":
      "Sie hatten in den letzten sieben Tagen {value} große Mahlzeiten, sonst meist {usual}.",
    "Your stress was well above its usual three days in a row.":
      "Ihr Stress war drei Tage in Folge deutlich höher als sonst.",
    "Your stress was {value} or more three days in a row; it's usually {usual}.":
      "Ihr Stress lag drei Tage in Folge bei {value} oder mehr, sonst meist bei {usual}.",
    "Your stress was well below its usual three days in a row.":
      "Ihr Stress war drei Tage in Folge deutlich niedriger als sonst.",
    "Your stress was {value} or less three days in a row; it's usually {usual}.":
      "Ihr Stress lag drei Tage in Folge bei {value} oder weniger, sonst meist bei {usual}.",
  ]
}
