import TrackerCore

extension Registry {
  /// The kind of entry that goes by a word: its id, an alias or its name, in the singular or the plural and in any
  /// case; nil where none does.
  public func logKind(named word: String) -> (any LogKind.Type)? {
    logKinds.all.first { $0.definition.id.rawValue == word }
      ?? logKinds.all.first { $0.definition.words.contains { $0.isSameWord(as: word) } }
  }

  /// The kind of entry that is logged by a command and takes a word as a choice without a field's name, as exercise
  /// takes `walking`; nil where none does, and where several do.
  public func logKind(choosing word: String) -> (any LogKind.Type)? {
    let kinds = loggedKinds.filter { kind in
      kind.definition.leadingChoices.contains { $0.lowercased() == word.lowercased() }
    }
    return kinds.count == 1 ? kinds.first : nil
  }

  /// The field whose name may begin a line, with its kind: `stress 6`; nil for other words.
  public func field(leading word: String) -> (kind: LogKindDefinition, field: FieldDefinition)? {
    for kind in loggedKinds.map({ $0.definition }) {
      if let field = kind.fields.first(where: { $0.mayLead && $0.isNamed(word) }) { return (kind, field) }
    }
    return nil
  }

  /// The kinds of entries that people log with a command.
  public var loggedKinds: [any LogKind.Type] { logKinds.all.filter { $0.definition.hasCommand } }

  /// Words that two kinds of entries claim, one of them as an alias.
  var aliasesNamedTwice: [Diagnostic] {
    let kinds = logKinds.all.map { $0.definition }
    return kinds.flatMap { kind in
      kind.aliases.compactMap { alias in
        let other = kinds.first { $0.id != kind.id && $0.words.contains { $0.isSameWord(as: alias) } }
        return other.map { other in
          Diagnostic(
            code: "duplicate-alias", "The kinds of entries {kind} and {other} have the same name",
            ["kind": .verbatim(kind.id.rawValue), "other": .verbatim(other.id.rawValue)], found: "“\(alias)”")
        }
      }
    }
  }
}

extension LogKindDefinition {
  /// Every choice that fills a field without the field's name, with the other words for it.
  public var leadingChoices: [String] {
    fields.filter(\.isPositional).flatMap { field in
      guard case .choice(let choices) = field.shape else { return [String]() }
      return choices.flatMap { [$0.id] + $0.aliases }
    }
  }
}
