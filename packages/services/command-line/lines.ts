import { randomUUID } from 'node:crypto'
import { styleText } from 'node:util'
import { visible } from '../text/visible.ts'

/** Text for a person. A string is one line, whatever content it quotes: `linesText` escapes a line end inside it. */
export type Lines = string | readonly string[]

declare const safe: unique symbol
/** Text that a terminal and a build server may receive as it is. `linesText` and the machine formats produce it. */
export type Printable = string & { readonly [safe]: true }

/** For a machine format that escapes content by its own rules. */
export const printable = (text: string) => text as Printable

export const linesOf = (lines: Lines): readonly string[] => (typeof lines === 'string' ? [lines] : lines)

/** The lines, each with its line end. Control characters, reordering and build server commands become visible. */
export const linesText = (lines: Lines): Printable =>
  printable(
    linesOf(lines)
      .map((line) => `${shown(line)}\n`)
      .join(''),
  )

type Look = Parameters<typeof styleText>[0]

/** Marks words of a line as colored; `linesText` writes the codes. */
export function styled(look: Look, words: string): string {
  const [open = '', close = ''] = styleText(look, '\0', { validateStream: false }).split('\0')
  return `${open.replaceAll('\u001b', ours)}${words}${close.replaceAll('\u001b', ours)}`
}

/** Stands for the escape character of our own codes. Content cannot contain it, because each process has another. */
const ours = `\u001b${randomUUID()}`

/** One line as the terminal receives it: only codes from `styled` stay codes. */
export function shown(line: string): string {
  if (!line.includes(ours)) return visible(line)
  const [first = '', ...rest] = line.split(ours)
  return `${visible(first)}${rest.map(shownCode).join('')}`
}

function shownCode(part: string): string {
  const [code = ''] = /^\[\d+m/.exec(part) ?? []
  return `\u001b${code}${visible(part.slice(code.length))}`
}
