/// What a shell needs to complete lines of the program: it asks the program itself, which knows the person's words.
enum ShellScript: String, CaseIterable {
  case bash, zsh, fish

  /// The option that asks for a script, followed by the name of a shell.
  static let option = "--generate-completion-script"

  /// The script. Where the program goes by another name too, such as an alias, its last line can be typed again with
  /// that name.
  var text: String {
    switch self {
    case .bash: ShellScript.ofBash
    case .zsh: ShellScript.ofZsh
    case .fish: ShellScript.ofFish
    }
  }

  private static let ofBash = """
    # Completes the lines of symptoms in bash. For an alias: complete -o default -F _symptoms s
    _symptoms() {
      local line
      COMPREPLY=()
      while IFS= read -r line; do
        COMPREPLY+=("${line%%$'\\t'*}")
      done < <(symptoms \(LineCompletion.request) bash "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
      if [[ ${#COMPREPLY[@]} -gt 0 && ${COMPREPLY[0]} == *= ]]; then
        compopt -o nospace 2>/dev/null
      fi
    }
    complete -o default -F _symptoms symptoms

    """

  private static let ofZsh = """
    #compdef symptoms
    # Completes the lines of symptoms in zsh. For another name: compdef _symptoms s
    _symptoms() {
      local line
      local -a values shown open
      for line in "${(@f)$(symptoms \(LineCompletion.request) zsh "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
        [[ -n $line ]] || continue
        if [[ ${line%%$'\\t'*} == *= ]]; then
          open+=("${line%%$'\\t'*}")
        else
          values+=("${line%%$'\\t'*}")
          shown+=("${line//$'\\t'/  }")
        fi
      done
      if (( ${#values} + ${#open} == 0 )); then
        _files
        return
      fi
      (( ${#values} )) && compadd -U -V symptoms -l -d shown -a values
      (( ${#open} )) && compadd -U -V symptoms-open -S '' -a open
    }
    compdef _symptoms symptoms

    """

  private static let ofFish = """
    # Completes the lines of symptoms in fish. For another name: complete -c s -w symptoms
    function __symptoms_candidates
      symptoms \(LineCompletion.request) fish (commandline -opc)[2..-1] (commandline -ct)
    end
    complete -c symptoms -f -k -a '(__symptoms_candidates)'
    complete -c symptoms -n '__fish_seen_subcommand_from import export backup' -F

    """
}
