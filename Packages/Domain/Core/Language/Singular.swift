/// English plurals of foods and their like, as far as their endings tell.
enum Singular {
  /// Words in `-s` that are no plurals, by their ends: `citrus`, `milchreis`.
  private static let endings = [
    "ss", "us", "eis", "ais", "lachs", "keks", "kürbis", "ananas", "haggis", "anis", "cassis", "pastis", "tapas",
    "molasses", "christmas", "brussels",
  ]
  /// Plurals whose singular keeps the `e`: `pasties` is not `pasty`.
  private static let withE: Set<Substring> = [
    "brownies", "cookies", "smoothies", "veggies", "toasties", "pasties", "hoagies", "sarnies", "sweeties", "aloes",
    "sloes", "quiches", "brioches", "ceviches", "ganaches",
  ]
  private static let withF: Set<Substring> = ["loaves", "leaves", "halves"]

  /// A word of small letters in the singular; itself where it is no plural.
  static func of(_ word: Substring) -> String {
    func ends(in ending: String) -> Bool { word.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) }
    guard word.utf8.last == UInt8(ascii: "s") else { return String(word) }
    let length = word.count
    guard length > 3, !endings.contains(where: ends) else { return String(word) }
    if withE.contains(word) { return String(word.dropLast()) }
    if withF.contains(word) { return word.dropLast(3) + "f" }
    if length > 4, ends(in: "ies") { return word.dropLast(3) + "y" }
    if length > 4, ["oes", "ches", "shes", "sses", "xes"].contains(where: ends) { return String(word.dropLast(2)) }
    return String(word.dropLast())
  }
}
