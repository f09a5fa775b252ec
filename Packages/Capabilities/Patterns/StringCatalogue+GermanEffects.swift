import TrackerApplication

extension StringCatalogue {
  /// What claims let expect, how soon it shows, and the hours before flares in German.
  static let germanOfEffects: [String: String] = [
    // The list.
    "Expected effect, by your records": "Erwarteter Effekt, nach Ihren Aufzeichnungen",
    "{effect} ({range}; {days} days). Priority {priority} of 5.":
      "{effect} ({range}; {days} Tage). Priorität {priority} von 5.",
    "about {points} points worse on the same day": "etwa {points} Punkte schlechter am selben Tag",
    "about {points} points worse the next day": "etwa {points} Punkte schlechter am nächsten Tag",
    "about {points} points worse two days later": "etwa {points} Punkte schlechter zwei Tage später",
    "about {points} points better on the same day": "etwa {points} Punkte besser am selben Tag",
    "about {points} points better the next day": "etwa {points} Punkte besser am nächsten Tag",
    "about {points} points better two days later": "etwa {points} Punkte besser zwei Tage später",
    "{low} to {high}": "{low} bis {high}",
    // Hours before flares.
    "Nothing was clearly different {hours} before your flares.":
      "{hours} vor Ihren Schüben war nichts deutlich anders.",
    "{period}: these differ most {hours} before flares.":
      "{period}: {hours} vor Schüben unterscheiden sich diese am meisten.",
    "They need not be the cause.": "Sie müssen nicht die Ursache sein.",
    "{flares} before flares, {others} on other days": "{flares} vor Schüben, {others} an anderen Tagen",
    // One thing.
    "Expected effect": "Erwarteter Effekt",
    "By your records: {effect} (probably {range}).":
      "Nach Ihren Aufzeichnungen: {effect} (wahrscheinlich {range}).",
    "A day has 0 to 10 points, from best to worst.": "Ein Tag hat 0 bis 10 Punkte, vom besten zum schlimmsten.",
    "This rests on {days} days, {with} of them with it.": "Das beruht auf {days} Tagen, an {with} davon war es da.",
    "Priority: {priority} of 5.": "Priorität: {priority} von 5.",
    "In your good stretches it was there on {within}, and on other days on {otherwise}.":
      "In Ihren guten Phasen war es an {within} da, an anderen Tagen an {otherwise}.",
    "{count} of {days} days": "{count} von {days} Tagen",
    "A good stretch is three or more days with no flare, none worse than usual.":
      "Eine gute Phase sind drei oder mehr Tage in Folge ohne Schub, keiner schlechter als Ihr üblicher.",
    "How soon it shows": "Wie bald es sich zeigt",
    "Points worse": "Punkte schlechter", "probably": "wahrscheinlich", "Days": "Tage",
    "two days later": "zwei Tage später", "three days later": "drei Tage später",
    "It usually shows {day}.": "Meist zeigt es sich {day}.",
    "On which day it usually shows is too early to say: {missing}.":
      "An welchem Tag es sich meist zeigt, ist noch nicht zu sagen: {missing}.",
    "On which day it usually shows cannot be told: no day is clearly ahead.":
      "An welchem Tag es sich meist zeigt, lässt sich nicht sagen: Keiner liegt klar vorn.",
    "This is a careful estimate. Until there are more days, it stays nearer to no difference than the counts.":
      "Das ist vorsichtig geschätzt: Bis es mehr Tage gibt, bleibt es näher an keinem Unterschied als die Zahlen oben.",
    "Only what differs most so many hours before flares: 0-2h, 2-6h, 6-24h, 12-24h, 24-48h.":
      "Nur was sich so viele Stunden vor Schüben am meisten unterscheidet: 0-2h, 2-6h, 6-24h, 12-24h, 24-48h.",
    "hours": "Stunden",
    // Where the numbers come from.
    "It was there on 1 day.": "Es war an 1 Tag da.", "It was there on {count} days.": "Es war an {count} Tagen da.",
    "Sort: {sort}.": "Art: {sort}.", "health": "Gesundheit", "sleep": "Schlaf", "activity": "Aktivität",
    "mood": "Stimmung", "productivity": "Produktivität", "phone use": "Handynutzung",
    "Days count through {day}. Calculated on {made}.": "Die Tage zählen bis {day}. Berechnet am {made}.",
  ]
}
