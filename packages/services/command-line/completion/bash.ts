import { lookups } from './lookups.ts'
import type { Script } from './places.ts'
import { functionName, quoted } from './shell-words.ts'

/** macOS ships bash 3.2: no newer syntax. */
export function bash({ name, script, root, line, places }: Script): string {
  const own = functionName(name)
  return `# Completes \`${name}\` and \`npm run ${script} --\` in bash. Written by \`npm run ${script} -- completion bash\`.

${name}() { (cd ${quoted(root)} && PATH="$PWD/node_modules/.bin:$PATH" ${line} "$@"); }

${lookups(own, places, { say: (words) => `echo ${quoted(words.join(' '))}`, word: (name) => name })}

# $1: how many words call the program: 1 for \`${name}\`, 4 for \`npm run ${script} --\`.
${own}() {
  local current=\${COMP_WORDS[COMP_CWORD]} path= flag= word i
  for ((i = $1; i < COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    if [[ $word == '=' ]]; then continue
    elif [[ -n $flag ]]; then flag=
    elif [[ $word == -* ]]; then [[ -n $(${own}_values "$path $word") ]] && flag=$word
    elif [[ " $(${own}_words "$path") " == *" $word "* ]]; then path="\${path:+$path }$word"
    fi
  done
  [[ $current == '=' ]] && current=
  local offered
  if [[ -n $flag ]]; then offered=$(${own}_values "$path $flag")
  elif [[ $current == -* ]]; then offered=$(${own}_flags "$path")
  else
    offered=$(${own}_words "$path")
    [[ -z $offered ]] && offered=$(${own}_flags "$path")
  fi
  case "$offered" in
    '<file>') compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$current")) ;;
    '<any>') COMPREPLY=() ;;
    *) COMPREPLY=($(compgen -W "$offered" -- "$current")) ;;
  esac
}
${own}_alone() { ${own} 1; }
complete -F ${own}_alone ${name}

# \`npm run ${script} --\` is ours; all else stays with what completed npm before.
[[ $(complete -p npm 2>/dev/null) =~ -F\\ ([^ ]+) && \${BASH_REMATCH[1]} != ${own}_npm ]] && ${own}_before=\${BASH_REMATCH[1]}
${own}_npm() {
  if ((COMP_CWORD > 3)) && [[ \${COMP_WORDS[*]:1:3} == 'run ${script} --' ]]; then ${own} 4
  elif [[ -n $${own}_before ]]; then $${own}_before "$@"
  fi
}
complete -o default -F ${own}_npm npm
`
}
