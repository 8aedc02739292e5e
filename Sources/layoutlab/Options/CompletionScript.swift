/// What completes the arguments of the program in a shell.
enum CompletionScript: String, CaseIterable {
  case zsh, bash, fish

  /// No part of the help: an installation calls it once.
  static let option = OptionDefinition(
    "--generate-completion-script", value: OptionDefinition.Value("shell", isOptional: true),
    help: "Print a completion script.")

  /// The script for `shell`; if it is empty, for the shell of the user.
  init?(for shell: String) {
    let own = System.environment("SHELL")?.split(separator: "/").last.map(String.init)
    self.init(rawValue: shell.isEmpty ? own ?? "" : shell)
  }

  var lines: [String] {
    switch self {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var subcommands: [Subcommand] { [.lab] + Subcommand.all }
  private var names: [String] { Subcommand.all.map(\.name) }

  /// The options whose value `isMeant`, each one once.
  private func spellings(where isMeant: (OptionDefinition.Kind) -> Bool) -> String {
    let options = Subcommand.all.flatMap(\.options) + Subcommand.lab.allOptions
    return options.filter { $0.value.map { isMeant($0.kind) } ?? false }
      .flatMap(\.spellings).joined(separator: "|")
  }

  private var bash: [String] {
    var lines = [
      "_layoutlab() {",
      "  local word=\"${COMP_WORDS[COMP_CWORD]}\" before=\"${COMP_WORDS[COMP_CWORD-1]}\"",
      "  local name command='' words='' IFS=$' \\t\\n'",
      "  for name in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do",
      "    case \"$name\" in \(names.joined(separator: "|"))) command=\"$name\"; break ;; esac",
      "  done",
      "  case \"$before\" in",
    ]
    for option in Options.definitions {
      guard case .choice(let words)? = option.value?.kind else { continue }
      let list = words.joined(separator: " ")
      lines.append(
        "  \(option.spellings[0])) COMPREPLY=($(compgen -W '\(list)' -- \"$word\")); return ;;")
    }
    let (files, others) = (spellings { $0 == .file }, spellings { $0 != .file && !$0.isChoice })
    lines += [
      "  \(files)) IFS=$'\\n'; COMPREPLY=($(compgen -f -- \"$word\")); return ;;",
      "  \(others)) return ;;", "  esac", "  case \"$command\" in",
    ]
    for subcommand in subcommands {
      let options = subcommand.allOptions.flatMap(\.spellings)
      let words = options + (subcommand.name.isEmpty ? names : [])
      lines.append("  '\(subcommand.name)') words='\(words.joined(separator: " "))' ;;")
    }
    lines += ["  esac", "  COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))", "  IFS=$'\\n'"]
    lines += ["  case \"$command/$word\" in", "  */-*) ;;"]
    for subcommand in subcommands {
      guard let ending = subcommand.argument?.fileEnding else { continue }
      let files =
        ending.isEmpty
        ? "$(compgen -f -- \"$word\")"
        : "$(compgen -d -- \"$word\"; compgen -f -X '!*\(ending)' -- \"$word\")"
      lines.append("  \(subcommand.name)/*) COMPREPLY=(\(files)) ;;")
    }
    return lines + ["  esac", "}", "complete -o filenames -F _layoutlab layoutlab"]
  }

  private var zsh: [String] {
    func specification(_ option: OptionDefinition) -> [String] {
      let value =
        switch option.value?.kind {
        case nil: ""
        case .choice(let words): ":\(option.value?.name ?? ""):(\(words.joined(separator: " ")))"
        case .file: ":\(option.value?.name ?? ""):_files"
        case .text, .wholeNumber, .number, .anything: ":\(option.value?.name ?? ""):"
        }
      return option.spellings.map {
        "    " + quoted("*\($0)[\(option.help.filter { !"[]".contains($0) })]\(value)")
      }
    }
    var lines = [
      "#compdef layoutlab", "_layoutlab() {", "  local context state line", "  local -a options=(",
    ]
    lines += Subcommand.lab.allOptions.flatMap(specification)
    lines += ["  )", "  local -A opt_args", "  local -a commands=("]
    lines += Subcommand.all.map { "    " + quoted("\($0.name):\($0.summary)") }
    lines += [
      "  )", "  _arguments -C $options '1: :->command' '*:: :->arguments'", "  case $state in",
      "  command) _describe subcommand commands ;;", "  arguments)", "    case $words[1] in",
    ]
    for subcommand in Subcommand.all {
      lines.append("    \(subcommand.name)) _arguments $options \\")
      lines += subcommand.options.flatMap(specification).map { "  \($0) \\" }
      let files = subcommand.argument?.fileEnding.map {
        $0.isEmpty ? "_files" : "_files -g \"*\($0)\""
      }
      lines.append("      '*: :\(files ?? "")' ;;")
    }
    return lines + ["    esac ;;", "  esac", "}", "_layoutlab \"$@\""]
  }

  private var fish: [String] {
    func line(_ option: OptionDefinition, _ condition: String = "") -> String {
      let names = option.spellings.map {
        $0.hasPrefix("--") ? " -l \($0.dropFirst(2))" : " -s \($0.dropFirst())"
      }
      let value =
        switch option.value?.kind {
        case nil: ""
        case .choice(let words): " -x -a '\(words.joined(separator: " "))'"
        case .file: " -r -F"
        case .text, .wholeNumber, .number, .anything: " -x"
        }
      return "complete -c layoutlab\(condition)\(names.joined())\(value) -d \(quoted(option.help))"
    }
    var lines = ["complete -c layoutlab -f"] + Subcommand.lab.allOptions.map { line($0) }
    for subcommand in Subcommand.all {
      lines.append(
        "complete -c layoutlab -n __fish_use_subcommand -a \(subcommand.name)"
          + " -d \(quoted(subcommand.summary))")
      let condition = " -n '__fish_seen_subcommand_from \(subcommand.name)'"
      lines += subcommand.options.map { line($0, condition) }
      if let ending = subcommand.argument?.fileEnding {
        let files = ending.isEmpty ? "-F" : "-k -x -a '(__fish_complete_suffix \(ending))'"
        lines.append("complete -c layoutlab\(condition) \(files)")
      }
    }
    return lines
  }

  /// A word for the shell.
  private func quoted(_ text: String) -> String {
    let escape = self == .fish ? "\\'" : "'\\''"
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: escape) + "'"
  }
}

extension OptionDefinition.Kind {
  fileprivate var isChoice: Bool {
    if case .choice = self { true } else { false }
  }
}
