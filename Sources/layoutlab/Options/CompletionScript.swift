import LayoutText

/// What completes the arguments of the program in a shell.
enum CompletionScript: String, CaseIterable {
  case zsh, bash, fish

  /// No part of the help: an installation calls it once.
  static let option = OptionDefinition(
    spellings: ["--generate-completion-script"], value: .init("shell", isOptional: true),
    help: "Print a completion script.")

  var lines: [String] {
    switch self {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// Text as one word of the shell.
  private func quoted(_ text: String) -> String {
    let escape = self == .fish ? #"\'"# : #"'\''"#
    return "'\(text.parts(at: "'").joined(separator: escape))'"
  }
}

extension CompletionScript {
  private var bash: [String] {
    let names = Subcommand.all.map(\.name)
    func choice(_ words: [String]) -> String {
      "compgen -W \(quoted(words.joined(separator: "\n")))"
    }
    func line(_ pattern: String, _ generator: String?) -> String {
      "  \(pattern)) COMPREPLY=(\(generator.map { "$(\($0) -- \"$word\")" } ?? "")) ;;"
    }
    let values = (Subcommand.all.flatMap(\.options) + Subcommand.lab.allOptions).compactMap {
      option in
      option.value.map { value in
        line(
          option.spellings.map { $0 + "/*" }.joined(separator: "|"),
          value.kind == .file ? "compgen -f" : value.words.isEmpty ? nil : choice(value.words))
      }
    }
    let subcommands = Subcommand.all.flatMap { subcommand in
      let files = subcommand.argument?.fileEnding.map {
        $0.isEmpty ? "compgen -f" : "compgen -d -- \"$word\"; compgen -f -X '!*\($0)'"
      }
      return [
        line("*/\(subcommand.name)/-*", choice(subcommand.allOptions.flatMap(\.spellings))),
        line("*/\(subcommand.name)/*", files),
      ]
    }
    return [
      "_layoutlab() {",
      "  local word=\"${COMP_WORDS[COMP_CWORD]}\" name command='' IFS=$'\\n'",
      "  for name in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do",
      "    case \"$name\" in \(names.joined(separator: "|"))) command=\"$name\"; break ;; esac",
      "  done", "  case \"${COMP_WORDS[COMP_CWORD-1]}/$command/$word\" in",
    ] + values + subcommands + [
      line("*", choice(Subcommand.lab.allOptions.flatMap(\.spellings) + names)), "  esac", "}",
      "complete -o filenames -F _layoutlab layoutlab",
    ]
  }

  private var zsh: [String] {
    func words(_ option: OptionDefinition) -> [String] {
      let value = option.value.map { value in
        let words = value.words.isEmpty ? "" : "(\(value.words.joined(separator: " ")))"
        return ":\(value.name):\(value.kind == .file ? "_files" : words)"
      }
      let help = option.help.parts(at: ":").joined(separator: #"\:"#)
      return option.spellings.map { quoted("*\($0)[\(help)]\(value ?? "")") }
    }
    let subcommands = Subcommand.all.map { subcommand in
      let files = subcommand.argument?.fileEnding.map {
        $0.isEmpty ? "_files" : "_files -g \"*\($0)\""
      }
      let own = subcommand.options.flatMap(words).joined(separator: " ")
      return "    \(subcommand.name)) _arguments $options \(own) '*: :\(files ?? "")' ;;"
    }
    return [
      "#compdef layoutlab", "_layoutlab() {", "  local context state line", "  local -a options=(",
    ]
      + Subcommand.lab.allOptions.flatMap(words)
      + ["  )", "  local -A opt_args", "  local -a commands=("]
      + Subcommand.all.map { quoted("\($0.name):\($0.summary)") }
      + [
        "  )", "  _arguments -C $options '1: :->command' '*:: :->arguments'", "  case $state in",
        "  command) _describe subcommand commands ;;", "  arguments)", "    case $words[1] in",
      ] + subcommands + ["    esac ;;", "  esac", "}", "_layoutlab \"$@\""]
  }

  private var fish: [String] {
    func line(_ option: OptionDefinition, if condition: String = "") -> String {
      let names = option.spellings.map {
        ($0.hasPrefix("--") ? "-l " : "-s ") + $0.drop { $0 == "-" }
      }
      let value = option.value.map { value in
        let words = quoted(value.words.joined(separator: " "))
        return value.kind == .file ? " -r -F" : " -x" + (value.words.isEmpty ? "" : " -a \(words)")
      }
      return "complete -c layoutlab\(condition) \(names.joined(separator: " "))\(value ?? "")"
        + " -d \(quoted(option.help))"
    }
    var lines = ["complete -c layoutlab -f"] + Subcommand.lab.allOptions.map { line($0) }
    for subcommand in Subcommand.all {
      let summary = quoted(subcommand.summary)
      lines.append(
        "complete -c layoutlab -n __fish_use_subcommand -a \(subcommand.name) -d \(summary)")
      let condition = " -n '__fish_seen_subcommand_from \(subcommand.name)'"
      lines += subcommand.options.map { line($0, if: condition) }
      guard let ending = subcommand.argument?.fileEnding else { continue }
      let files = ending.isEmpty ? "-F" : "-k -x -a '(__fish_complete_suffix \(ending))'"
      lines.append("complete -c layoutlab\(condition) \(files)")
    }
    return lines
  }
}
