import type { CommandPlace, Flag } from './places.ts'
import { quoted } from './shell-words.ts'

type Dialect = { say(words: readonly string[]): string; word(name: string, about: string): string }
type LookupRow = readonly [pattern: string, words: readonly string[]]

export function lookups(own: string, places: readonly CommandPlace[], { say, word }: Dialect): string {
  const tables: Record<string, LookupRow[]> = {
    words: places.map(({ path, words }) => [path, words.map(({ name, about }) => word(name, about))]),
    flags: places.map(({ path, flags }) => [
      path,
      flags.map(({ names, about }) => word(names[0] ?? '', about)),
    ]),
    values: places.flatMap(valueRows),
  }
  const functions = Object.entries(tables).map(([name, rows]) => lookup(`${own}_${name}`, rows, say))
  return functions.join('\n')
}

function lookup(name: string, rows: readonly LookupRow[], say: Dialect['say']): string {
  const cases = rows
    .filter(([, words]) => words.length > 0)
    .map(([pattern, words]) => `    ${quoted(pattern)}) ${say(words)} ;;`)
  return `${name}() {\n  case "$1" in\n${cases.join('\n')}\n  esac\n}`
}

const valueRows = ({ path, flags }: CommandPlace): LookupRow[] =>
  flags.flatMap((flag) => flag.names.map((name): LookupRow => [`${path} ${name}`, valuesOf(flag)]))

const valuesOf = ({ value = [] }: Flag) => (typeof value === 'string' ? [`<${value}>`] : value)
