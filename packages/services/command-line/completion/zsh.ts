import { lookups } from './lookups.ts'
import type { Script } from './places.ts'
import { functionName, quoted } from './shell-words.ts'

/** Needs `compinit`. */
export function zsh({ name, script, root, line, places }: Script): string {
  const own = functionName(name)
  return `# Completes \`${name}\` and \`npm run ${script} --\` in zsh. Written by \`npm run ${script} -- completion zsh\`.

${name}() { (cd ${quoted(root)} && PATH="$PWD/node_modules/.bin:$PATH" ${line} "$@") }

${lookups(own, places, { say: (words) => `reply=(${words.map(quoted).join(' ')})`, word: described })}

# $1: how many words call the program: 1 for \`${name}\`, 4 for \`npm run ${script} --\`.
${own}_at() {
  local at= flag= word
  local -a reply
  local i
  for ((i = $1 + 1; i < CURRENT; i++)); do
    word=$words[i]
    if [[ -n $flag ]]; then flag=; continue; fi
    if [[ $word == -* ]]; then
      reply=(); ${own}_values "$at $word"; (( $#reply )) && flag=$word
    else
      reply=(); ${own}_words "$at"
      (( \${reply[(I)$word(|:*)]} )) && at="\${at:+$at }$word"
    fi
  done
  reply=()
  if [[ -n $flag ]]; then
    ${own}_values "$at $flag"
    case $reply[1] in
      '<file>') _files ;;
      '<any>') _message 'value' ;;
      *) _describe 'value' reply ;;
    esac
  elif [[ $PREFIX == -* ]]; then ${own}_flags "$at"; _describe 'flag' reply
  else
    ${own}_words "$at"
    (( $#reply )) || ${own}_flags "$at"
    _describe 'command' reply
  fi
}
${own}() { ${own}_at 1 }
compdef ${own} ${name}

# \`npm run ${script} --\` is ours; all else stays with what completed npm before.
[[ \${_comps[npm]} != ${own}_npm ]] && ${own}_before=\${_comps[npm]}
${own}_npm() {
  if (( CURRENT > 4 )) && [[ "$words[2,4]" == 'run ${script} --' ]]; then ${own}_at 4
  elif [[ -n $${own}_before ]]; then $${own}_before "$@"
  else _files
  fi
}
compdef ${own}_npm npm
`
}

/** zsh separates a word from its description with a colon. */
const described = (word: string, about: string) => `${word.replaceAll(':', '\\:')}:${about}`
