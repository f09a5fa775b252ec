/// A condition pack; its folder's name.
public struct PackID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A symptom definition; its metric is `symptom.<id>`.
public struct SymptomID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A risk group of a pack.
public struct GroupID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A risk factor of a pack.
public struct FactorID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A food group of a pack; its metric is `food-group.<id>`.
public struct FoodGroupID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A metric, such as `sleep.hours`: the common tongue of packs, goals, charts and reports.
public struct MetricID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A kind of entry, such as `food`.
public struct LogKindID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A module that contributes to the registry.
public struct ModuleID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A goal; its metric is `goal.<id>.progress`.
public struct GoalID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A medicine on the person's list.
public struct MedicineID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Something that a person tracks of their own; its metric is `custom.<id>`.
public struct TrackableID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A scale of a pack.
public struct ScaleID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// An onboarding step.
public struct StepID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A reference of a pack.
public struct ReferenceID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A rule of reminders.
public struct ReminderID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A setting.
public struct SettingID: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The SHA-256 of a merged pack or overlay, in hexadecimal: definitions are kept and referred to by it.
public struct ContentHash: Identifier {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
