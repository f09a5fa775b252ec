import TrackerCore

/// Something that a person may say of themselves. None of it has to be said.
public enum ProfileField: String, CaseIterable, Codable, Sendable {
  case firstName = "first-name"
  case lastName = "last-name"
  case birthDate = "birth-date"
  case gender, sex, height, weight, treatments, triggers
}

extension ProfileField {
  /// What people read.
  public var title: Phrase {
    switch self {
    case .firstName: "First name"
    case .lastName: "Last name"
    case .birthDate: "Birth date"
    case .gender: "Gender"
    case .sex: "Sex at birth"
    case .height: "Height"
    case .weight: "Weight"
    case .treatments: "Treatments"
    case .triggers: "Suspected triggers"
    }
  }

  /// What the answer is used for, as a sentence.
  public var use: Phrase {
    switch self {
    case .firstName: "Used to greet you."
    case .lastName, .gender: "Kept for reports. Nothing else uses it."
    case .sex: "Leaves out what is not for you. It is kept for reports."
    case .birthDate: "Gives your age, for reports and for what is only for some ages."
    case .height: "Gives your body mass index, with your weight."
    case .weight: "Gives your body mass index, with your height. A weight that you log counts first."
    case .treatments: "Offered to you when you make a list of your medicines."
    case .triggers: "Says which of your numbers to watch."
    }
  }

  /// Other words that may be typed for it, in English and German.
  public var aliases: [String] {
    switch self {
    case .firstName: ["name", "firstname", "first", "vorname"]
    case .lastName: ["lastname", "last", "surname", "family-name", "nachname"]
    case .birthDate: ["birthdate", "birthday", "born", "date-of-birth", "dob", "geburtsdatum", "geburtstag", "geboren"]
    case .gender: ["gender-identity"]
    case .sex: ["sex-at-birth", "geburtsgeschlecht", "geschlecht-bei-der-geburt"]
    case .height: ["größe", "groesse", "tall"]
    case .weight: ["gewicht"]
    case .treatments: ["treatment", "behandlung", "behandlungen"]
    case .triggers: ["trigger", "suspected-triggers", "auslöser", "vermutete-auslöser"]
    }
  }

  /// An answer, to show how one is typed.
  public var example: String {
    switch self {
    case .firstName: "Ada"
    case .lastName: "Lee"
    case .birthDate: "1980-05-04"
    case .gender: "woman"
    case .sex: "female"
    case .height: "172cm"
    case .weight: "70.4kg"
    case .treatments: "physiotherapy, tablets"
    case .triggers: "stress, short nights"
    }
  }

  /// The question.
  public var asks: Phrase { definition.asks ?? title }

  /// What can be chosen; empty where the answer is typed.
  public var choices: [(id: String, name: Phrase)] {
    self == .sex ? Self.sexes.map { ($0.choice.id, $0.name) } : []
  }

  /// The most characters that are typed for it.
  public var mostTyped: Int {
    list == nil ? Self.longestName : (PersonFacts.longestText + 2) * PersonFacts.mostTexts
  }

  /// An answer as it can be typed again.
  ///
  /// - Parameter value: As it is kept.
  public func typed(_ value: JSONValue, _ units: UnitSystem) -> String {
    if let quantity, let number = value.number {
      return quantity.told(number, in: units).description
    }
    return value.list.map { $0.compactMap(\.text).joined(separator: ", ") } ?? value.text ?? ""
  }

  /// The list of the person's facts that it is; nil for what is no list.
  var list: PersonFacts.TextList? {
    switch self {
    case .treatments: .treatments
    case .triggers: .triggers
    default: nil
    }
  }

  /// What its amount is of; nil for what is no amount.
  var quantity: Quantity? { definition.shape.quantity }

  /// The longest name, in characters.
  static let longestName = 50

  /// The words for the sex at birth; what is kept is the id.
  static let sexes: [(choice: FieldDefinition.Choice, name: Phrase)] = [
    (.init("female", aliases: ["f", "w", "weiblich"]), "female"), (.init("male", aliases: ["m", "männlich"]), "male"),
    (.init("intersex", aliases: ["inter", "intergeschlechtlich"]), "intersex"),
    (.init("not-said", aliases: ["prefer-not-to-say", "keine-angabe"]), "prefer not to say"),
  ]

  /// What it takes. Ranges are those of people who have lived.
  var definition: FieldDefinition {
    switch self {
    case .firstName: text("What is your first name?")
    case .lastName: text("What is your last name?")
    case .gender: text("What is your gender?")
    case .birthDate: text("When were you born?")
    case .sex:
      FieldDefinition(
        rawValue, .choice(Self.sexes.map(\.choice)), "", asks: "What was your sex at birth?",
        refuses: "“{typed}” is not one of the answers")
    case .height:
      FieldDefinition(rawValue, .number(40...280, unit: Quantity.height.unit), "", asks: "How tall are you?")
    case .weight:
      FieldDefinition(rawValue, .number(2...500, unit: Quantity.weight.unit), "", asks: "What do you weigh?")
    case .treatments: texts("What do you do or take against your symptoms?")
    case .triggers: texts("What do you suspect to make your days worse?")
    }
  }

  private func text(_ asks: Phrase) -> FieldDefinition {
    FieldDefinition(rawValue, .text(maxLength: Self.longestName), "", asks: asks)
  }

  private func texts(_ asks: Phrase) -> FieldDefinition {
    FieldDefinition(rawValue, .texts(maxLength: PersonFacts.longestText), "", asks: asks)
  }
}
