import TrackerCore

/// A module: a folder that adds entries to the registry's points. The composition root has the list.
public protocol TrackerModule: Sendable, SendableMetatype {
  static var id: ModuleID { get }
  static func contribute(to registry: inout Registry)
  /// Adds what depends on what all modules bring, such as a setting whose choices they are; nothing unless a module
  /// says otherwise. Every module has contributed by then.
  static func complete(_ registry: inout Registry)
}

extension TrackerModule {
  public static func complete(_ registry: inout Registry) {}
}
