import Testing
import TrackerCore

@testable import TrackerEntryLanguage

@Suite("Foods and drinks as typed")
struct FoodItemTests {
  @Test(
    "Quantity, unit, name, preparation and ingredients are told apart",
    arguments: [
      ("soup", FoodItem(name: "soup")),
      ("2 bowls soup", FoodItem(name: "soup", quantity: 2, unit: "bowl")),
      ("2 slices of bread", FoodItem(name: "bread", quantity: 2, unit: "slice")),
      ("200g pasta", FoodItem(name: "pasta", quantity: 200, unit: "g")),
      ("200 g pasta (boiled)", FoodItem(name: "pasta", quantity: 200, unit: "g", preparation: "boiled")),
      ("0.5 l water", FoodItem(name: "water", quantity: 0.5, unit: "l")),
      ("0,5l water", FoodItem(name: "water", quantity: 0.5, unit: "l")),
      ("2 sandwiches", FoodItem(name: "sandwiches", quantity: 2, unit: "serving")),
      ("2x toast", FoodItem(name: "toast", quantity: 2, unit: "serving")),
      ("2 x toast", FoodItem(name: "toast", quantity: 2, unit: "serving")),
      ("1/2 pie", FoodItem(name: "pie", quantity: 0.5, unit: "serving")),
      ("1½ pies", FoodItem(name: "pies", quantity: 1.5, unit: "serving")),
      ("1 1/2 pies", FoodItem(name: "pies", quantity: 1.5, unit: "serving")),
      ("2 ½ cups of tea", FoodItem(name: "tea", quantity: 2.5, unit: "cup")),
      ("two beers", FoodItem(name: "beers", quantity: 2, unit: "serving")),
      ("half a pizza (cold)", FoodItem(name: "pizza", quantity: 0.5, unit: "serving", preparation: "cold")),
      ("glass of water", FoodItem(name: "water", quantity: 1, unit: "glass")),
      ("200g of pasta", FoodItem(name: "pasta", quantity: 200, unit: "g")),
      ("2 tablespoons honey", FoodItem(name: "honey", quantity: 2, unit: "tbsp")),
      ("three bean salad", FoodItem(name: "three bean salad")),
      ("2 7up", FoodItem(name: "7up", quantity: 2, unit: "serving")),
      ("½ pie", FoodItem(name: "pie", quantity: 0.5, unit: "serving")),
      ("7up", FoodItem(name: "7up")), ("100", FoodItem(name: "100")), ("slice", FoodItem(name: "slice")),
      ("2 cups", FoodItem(name: "cups", quantity: 2, unit: "serving")),
      ("stew = beef + carrot", FoodItem(name: "stew", ingredients: ["beef", "carrot"])),
      ("stew (slow) = beef + + carrot", FoodItem(name: "stew", preparation: "slow", ingredients: ["beef", "carrot"])),
      ("  apple   pie  ", FoodItem(name: "apple pie")), ("crème brûlée", FoodItem(name: "crème brûlée")),
    ])
  func reads(_ text: String, _ item: FoodItem) throws {
    #expect(try FoodItem(typed: text) == item)
    #expect(try FoodItem(typed: item.typed) == item)
  }

  @Test(
    "Commas separate, but for decimals and within parentheses",
    arguments: [
      ("soup, bread", ["soup", "bread"]), ("soup,bread,", ["soup", "bread"]),
      ("1,5 l water, bread", ["water", "bread"]),
      ("bread, 2,5 cups tea", ["bread", "tea"]), ("stew (slow, in the oven), bread", ["stew", "bread"]),
      ("2,3", ["2,3"]), (" , ", []),
    ])
  func lists(_ text: String, _ names: [String]) throws { #expect(try FoodItem.list(typed: text).map(\.name) == names) }

  @Test(
    "Limits hold at their end and one beyond",
    arguments: [
      (String(repeating: "n", count: 200), nil), (String(repeating: "n", count: 201), "too-long"),
      ("a (\(String(repeating: "p", count: 100)))", nil), ("a (\(String(repeating: "p", count: 101)))", "too-long"),
      ("a = \(String(repeating: "i", count: 200))", nil), ("a = \(String(repeating: "i", count: 201))", "too-long"),
      ("10000 g flour", nil),
      ("10001 g flour", "out-of-range"), ("0 g flour", "out-of-range"), ("", "no-name"), ("(fried)", "no-name"),
    ] as [(String, String?)])
  func limits(_ text: String, _ code: String?) {
    do throws(Diagnostic) {
      _ = try FoodItem(typed: text)
      #expect(code == nil)
    } catch {
      #expect(error.code == code)
      #expect(
        !error.sentence.description.contains("nnn") && !error.sentence.description.contains("flour")
          && !error.sentence.description.contains("iii"))
    }
  }

  @Test(
    "Millilitres follow from the unit",
    arguments: [
      ("250 ml water", 250), ("33 cl water", 330), ("2 dl water", 200), ("1,5 l water", 1500), ("2 cups water", 480),
      ("1 glass of water", 250), ("water", nil), ("2 cans water", nil), ("100 g ice", nil),
    ] as [(String, Double?)])
  func millilitres(_ text: String, _ amount: Double?) throws {
    #expect(try FoodItem.list(typed: text).first?.millilitres == amount)
  }

  @Test("An item comes back from JSON as it was")
  func json() throws {
    for text in ["soup", "200 g pasta (boiled)", "stew = beef + carrot"] {
      let item = try FoodItem(typed: text)
      #expect(FoodItem(json: item.json) == item)
    }
  }

  @Test(
    "The word of a metric is the name in kebab-case and the singular",
    arguments: [("Apple pies", "apple-pie"), ("7-Up!", "7-up"), ("Crème brûlée", "crème-brûlée"), ("🍕", "")])
  func words(_ name: String, _ word: String) { #expect(FoodItem(name: name).word == word) }
}
