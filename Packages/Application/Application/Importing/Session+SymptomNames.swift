import TrackerCore
import TrackerPacks

extension Session {
  /// What the person's symptoms are called: names and aliases in every language that the program speaks and their packs
  /// have. A pack that can't be read in a language is left out.
  public var symptomNames: [SymptomID: [String]] {
    let library = environment.packs
    let others = environment.registry.languages.map { language in
      PackLibrary(folders: library.folders, files: library.files, language: language)
    }
    let packs = person.packs + person.packs.flatMap { pack in others.compactMap { try? $0.pack(pack.id).pack } }
    return (packs.flatMap(\.symptoms) + person.entryContext.symptoms).reduce(into: [:]) { names, symptom in
      let known = names[symptom.id, default: []]
      names[symptom.id] = known + ([symptom.name] + symptom.aliases).filter { !known.contains($0) }
    }
  }
}
