import type { CommandPlace, Flag, Script } from './places.ts'
import { functionName, wordsOf } from './shell-words.ts'

export function fish({ name, script, root, line, places }: Script): string {
  const own = functionName(name)
  const rows = places.flatMap((place) => [...wordRows(place), ...flagRows(place)])
  return `# Completes \`${name}\` and \`npm run ${script} --\` in fish. Written by \`npm run ${script} -- completion fish\`.

function ${name}
    set -l here $PWD
    cd ${literal(root)}; and PATH=$PWD/node_modules/.bin:$PATH ${line} $argv
    set -l code $status
    cd $here
    return $code
end

function ${own}_words
    switch "$argv"
${places
  .filter(({ words }) => words.length > 0)
  .map(
    ({ path, words }) =>
      `        case ${literal(path)}\n            string split ' ' ${literal(wordsOf(words))}`,
  )
  .join('\n')}
    end
end

# Whether the words so far lead to the place that is named; those that are no commands do not count.
function ${own}_at
    set -l tokens (commandline -opc)
    set -e tokens[1]
    test "$tokens[1..3]" = 'run ${script} --'; and set -e tokens[1..3]
    set -l at
    for word in $tokens
        contains -- $word (${own}_words $at); and set -a at $word
    end
    test "$at" = "$argv"
end
function ${own}_npm
    set -l tokens (commandline -opc)
    test "$tokens[2..4]" = 'run ${script} --'; and ${own}_at $argv
end

complete -c ${name} -f
${rows.map((row) => `complete -c ${name} -n ${literal(`${own}_at ${row.path}`.trim())} ${row.rest}`).join('\n')}
${rows.map((row) => `complete -c npm -n ${literal(`${own}_npm ${row.path}`.trim())} ${row.rest}`).join('\n')}
`
}

type FishRow = { path: string; rest: string }

const wordRows = ({ path, words }: CommandPlace): FishRow[] =>
  words.map(({ name, about }) => ({ path, rest: `-f -a ${literal(name)} -d ${literal(about)}` }))

const flagRows = ({ path, flags }: CommandPlace): FishRow[] =>
  flags.map((flag) => ({ path, rest: `${namesOf(flag)} ${takes(flag)} -d ${literal(flag.about)}` }))

const namesOf = ({ names }: Flag) =>
  names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`)).join(' ')

function takes({ value }: Flag): string {
  if (value === undefined) return '-f'
  if (value === 'file') return '-r -F'
  return value === 'any' ? '-x' : `-x -a ${literal(value.join(' '))}`
}

/** Between single quotes, fish knows only these escapes. */
const literal = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
