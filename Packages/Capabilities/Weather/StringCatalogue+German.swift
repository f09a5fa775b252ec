import TrackerApplication

extension StringCatalogue {
  static let german = StringCatalogue(
    WeatherModule.id, "de",
    [
      // The kind of entry.
      "Humidity": "Luftfeuchte", "Pressure change": "Druckänderung",
      "weather entries": "Wetter", "weather": "Wetter", "1 weather entry": "1-mal Wetter",
      "{count} weather entries": "{count}-mal Wetter", "Log what the weather is like.": "Das Wetter eintragen.",
      "How warm it is outside, in °C or °F.": "Wie warm es draußen ist, in °C oder °F.",
      "How warm was it outside?": "Wie warm war es draußen?",
      "Humidity of the air, in percent.": "Die Luftfeuchtigkeit, in Prozent.",
      "How humid was it, in percent?": "Wie viel Prozent Luftfeuchtigkeit?",
      "Air pressure, in hPa or inHg.": "Der Luftdruck, in hPa oder inHg.",
      "What was the air pressure?": "Wie hoch war der Luftdruck?",
      "Wind, in km/h, mph, m/s or knots.": "Der Wind, in km/h, mph, m/s oder Knoten.",
      "How strong was the wind?": "Wie stark war der Wind?",
      "Rain of the day so far, in mm or inches.": "Der Regen des Tages bis jetzt, in mm oder Zoll.",
      "How much did it rain?": "Wie viel hat es geregnet?", "Anything else.": "Alles Weitere.",
      "What was the weather like? Type it like this: symptoms log weather 21":
        "Wie war das Wetter? Tippen Sie zum Beispiel: symptoms log weather 21",
      "21 degrees outside": "21 Grad draußen",
      "with the humidity and the air pressure": "mit Luftfeuchtigkeit und Luftdruck",
      "rain so far today, and wind": "Regen bis jetzt, und Wind",
      "humidity {value}%": "Luftfeuchtigkeit {value} %", "wind {amount}": "Wind {amount}",
      "rain {amount}": "Regen {amount}",
      "How the air pressure changed since the day before, in hPa or inHg.":
        "Wie sich der Luftdruck seit dem Vortag geändert hat, in hPa oder inHg.",
      "How much did the air pressure change?": "Wie viel hat sich der Luftdruck geändert?",
      "the air pressure has fallen by 8 hPa since yesterday": "der Luftdruck ist seit gestern um 8 hPa gefallen",
      "air pressure {amount} since the day before": "Luftdruck {amount} seit dem Vortag",
      // Metrics.
      "Temperature outside": "Temperatur draußen", "Humidity outside": "Luftfeuchtigkeit draußen",
      "Air pressure": "Luftdruck", "Wind": "Wind", "Rain": "Regen",
      "Change of air pressure": "Änderung des Luftdrucks", "Change of temperature": "Änderung der Temperatur",
      "The mean of what was logged that day.": "Das Mittel dessen, was an dem Tag eingetragen wurde.",
      "The highest amount of the day. Amounts of one day are never added up.":
        "Die höchste Menge des Tages. Mengen eines Tages werden nie zusammengezählt.",
      "The day's air pressure less that of the day before. A change that was typed counts first.":
        "Der Luftdruck des Tages weniger dem des Vortags. Eine eingetragene Änderung zählt zuerst.",
      "Change of air pressure, as typed": "Änderung des Luftdrucks, wie eingetragen",
      "The change from the day before, as it was typed. The last one of a day counts.":
        "Die Änderung seit dem Vortag, wie eingetragen. Die letzte des Tages zählt.",
      "The day's temperature less that of the day before.": "Die Temperatur des Tages weniger der des Vortags.",
      // Units.
      "°C": "°C", "%": "%", "hPa": "hPa", "km/h": "km/h", "mm": "mm",
      // As a candidate factor.
      "Nobody can choose the weather.": "Das Wetter kann sich niemand aussuchen.",
    ])
}
