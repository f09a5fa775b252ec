/// A module: a folder that adds entries to the registry's points. The composition root has the list.
public protocol TrackerModule: Sendable, SendableMetatype {
  static var id: ModuleID { get }
  static func contribute(to registry: inout Registry)
}
