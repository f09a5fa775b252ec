import Testing
import TrackerCore

@Suite("How much foods count")
struct FoodCountingTests {
  @Test(
    "What is counted one by one counts as so many, at most ten, fractions as they are",
    arguments: [
      (nil, nil, 1), (6, "serving", 6), (0.5, "serving", 0.5), (2, "glass", 2), (3, "cup", 3), (2, "can", 2),
      (2, "bottle", 2), (2, "slice", 2), (2, "piece", 2), (2, "bowl", 2), (2, "plate", 2), (10, "piece", 10),
      (12, "piece", 10), (10_000, "serving", 10),
    ] as [(Double?, String?, Double)])
  func counted(_ quantity: Double?, _ unit: String?, _ portions: Double) {
    #expect(FoodItem(name: "x", quantity: quantity, unit: unit).portions == portions)
  }

  @Test(
    "Of weights, volumes, spoons and handfuls any quantity is one portion",
    arguments: Set(FoodItem.units.values).subtracting([
      "serving", "glass", "cup", "can", "bottle", "slice", "piece", "bowl", "plate",
    ]).sorted())
  func weighed(_ unit: String) {
    #expect(FoodItem(name: "x", quantity: 200, unit: unit).portions == 1)
    #expect(FoodItem(name: "x", quantity: 0.2, unit: unit).portions == 1)
  }

  @Test(
    "Singular and plural are one word; what only looks like a plural stays",
    arguments: [
      ("beers", "beer"), ("Eggs", "egg"), ("tomatoes", "tomato"), ("sandwiches", "sandwich"), ("cherries", "cherry"),
      ("cookies", "cookie"), ("pies", "pie"), ("quiches", "quiche"), ("loaves", "loaf"), ("olives", "olive"),
      ("cheeses", "cheese"), ("glasses", "glass"), ("kiwis", "kiwi"), ("green peas", "green-pea"),
      ("beans on toast", "bean-on-toast"), ("peas and carrots", "pea-and-carrot"), ("hummus", "hummus"),
      ("couscous", "couscous"), ("swiss", "swiss"), ("molasses", "molasses"), ("haggis", "haggis"), ("Reis", "reis"),
      ("Mais", "mais"), ("Milchreis", "milchreis"), ("Lachs", "lachs"), ("Kürbis", "kürbis"), ("Keks", "keks"),
      ("christmas cakes", "christmas-cake"), ("gas", "gas"), ("7-Up!", "7-up"), ("Crème brûlées", "crème-brûlée"),
      ("🍕", ""),
    ])
  func singular(_ name: String, _ word: String) {
    #expect(FoodItem(name: name).word == word)
    #expect(FoodItem.countedWord(word) == word || word.isEmpty)
  }

  @Test(
    "An amount in words that a stored name begins with is read when it is counted",
    arguments: [
      ("two beers", 2, "beer"), ("Two Beers", 2, "beer"), ("two beer", 2, "beer"), ("half a pizza", 0.5, "pizza"),
      ("half pizza", 0.5, "pizza"), ("a half pizza", 0.5, "pizza"), ("half of the pizza", 0.5, "pizza"),
      ("quarter of a melon", 0.25, "melon"), ("one and a half pizzas", 1.5, "pizza"), ("a beer", 1, "beer"),
      ("an apple", 1, "apple"), ("a glass of water", 1, "water"), ("glass of water", 1, "water"),
      ("half a glass of wine", 0.5, "wine"), ("two cups of green tea", 2, "green-tea"),
      ("three slices toast", 3, "toast"),
      ("a dozen eggs", 10, "egg"), ("half a dozen eggs", 6, "egg"), ("a couple of beers", 2, "beer"),
      ("handful of nuts", 1, "nut"), ("two tablespoons of honey", 1, "honey"), ("four fish fingers", 4, "fish-finger"),
    ] as [(String, Double, String)])
  func words(_ name: String, _ portions: Double, _ word: String) {
    let item = FoodItem(name: name).counted
    #expect(item.portions == portions)
    #expect(item.word == word)
  }

  @Test(
    "What only sounds like an amount is part of the name",
    arguments: [
      "seven up", "three bean salad", "half and half", "half fat milk", "a lot of tea", "the soup", "cup cake", "cup",
      "can", "five spice chicken", "quarter pounder", "slice", "two",
    ])
  func names(_ name: String) { #expect(FoodItem(name: name).counted == FoodItem(name: name)) }

  @Test("A quantity that was given stays, and a metric of another family is itself")
  func given() {
    let item = FoodItem(name: "two-bite brownies", quantity: 3, unit: "piece")
    #expect(item.counted == item)
    #expect(FoodItem(name: "tablespoons honey", quantity: 2, unit: "serving").counted.portions == 1)
    #expect(FoodItem.counted("intake.beers") == "intake.beer")
    #expect(FoodItem.counted("intake.glass-of-water") == "intake.water")
    #expect(FoodItem.counted("medication.drops") == "medication.drops")
  }

  @Test(
    "A brief number has three decimals at most, and three digits where it is small",
    arguments: [
      (29.76923076923077, "29.769"), (7, "7"), (0.5, "0.5"), (1.0 / 3, "0.333"), (0.001251, "0.00125"), (0, "0"),
      (-2.00004, "-2"), (0.1 + 0.2, "0.3"), (4.828032, "4.828"), (0.05, "0.05"), (100 - 70.4, "29.6"),
    ] as [(Double, String)])
  func brief(_ number: Double, _ text: String) { #expect(number.brief == text) }
}
