import Testing
import TrackerCore

@Suite struct FoodGroupTests {
  @Test(
    "foods are compared in lower case and the singular",
    arguments: [
      ("pea", "pea"), ("Peas", "pea"), ("green  peas", "green pea"), ("pea-soup", "pea soup"), ("cherries", "cherry"),
      ("tomatoes", "tomato"),
      ("swiss", "swiss"), ("gas", "gas"), ("peas and rice", "pea and rice"), (" pea", "pea"), ("pea ", "pea"),
      ("7 up", "7 up"),
      ("Äpfel", "äpfel"),
      ("", ""),
    ])
  func plain(food: String, expected: String) { #expect(FoodGroup.plain(food) == expected) }

  @Test("an id reads as words")
  func spaces() {
    #expect("light-green".withSpaces == "light green")
    #expect("a_b-c".withSpaces == "a b c")
    #expect("große-menge".withSpaces == "große menge")
  }
}
