import { styleText } from 'node:util'
import type { Io } from '../io.ts'

type Format = Parameters<typeof styleText>[0]

const formats: readonly [start: RegExp, format: Format][] = [
  [/^\S/, 'bold'],
  [/^ +\+ /, 'green'],
  [/^ +- /, 'red'],
  [/^ +~ /, 'yellow'],
  [/^ +LOST: /, ['bold', 'red']],
  [/^ +(note: |…)/, 'dim'],
]

/** Colours a plan by the signs that its lines begin with; only for terminals. */
export function paint(text: string, { colours }: Pick<Io, 'colours'>): string {
  if (!colours) return text
  return text
    .split('\n')
    .map((line) => {
      const format = formats.find(([start]) => start.test(line))?.[1]
      return format ? styleText(format, line, { validateStream: false }) : line
    })
    .join('\n')
}
