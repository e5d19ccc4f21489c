import { randomUUID } from 'node:crypto'
import { styleText } from 'node:util'
import { visible } from '../text/visible.ts'

/** A string is one line: `linesText` escapes its line breaks. */
export type Lines = string | readonly string[]

declare const safe: unique symbol
export type Printable = string & { readonly [safe]: true }

export const printable = (text: string) => text as Printable

export const linesOf = (lines: Lines): readonly string[] => (typeof lines === 'string' ? [lines] : lines)

/** Uses `visible`, so that content cannot control the terminal. */
export const linesText = (lines: Lines): Printable =>
  printable(
    linesOf(lines)
      .map((line) => `${shown(line)}\n`)
      .join(''),
  )

type TextStyle = Parameters<typeof styleText>[0]

/** Marks words; `linesText` writes the escape codes. */
export function styled(look: TextStyle, words: string): string {
  const [open = '', close = ''] = styleText(look, '\0', { validateStream: false }).split('\0')
  return `${open.replaceAll('\u001b', ours)}${words}${close.replaceAll('\u001b', ours)}`
}

/** Marks escape codes of this process. It is random, so content cannot contain it. */
const ours = `\u001b${randomUUID()}`

/** Keeps only the escape codes from `styled`. */
export function shown(line: string): string {
  if (!line.includes(ours)) return visible(line)
  const [first = '', ...rest] = line.split(ours)
  return `${visible(first)}${rest.map(shownCode).join('')}`
}

function shownCode(part: string): string {
  const [code = ''] = /^\[\d+m/.exec(part) ?? []
  return `\u001b${code}${visible(part.slice(code.length))}`
}
