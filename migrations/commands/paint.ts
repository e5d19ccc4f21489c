import { styled } from '@association/services/command-line'
import type { Io } from '../io.ts'

type Format = Parameters<typeof styled>[0]

const formats: readonly [start: RegExp, format: Format][] = [
  [/^\S/, 'bold'],
  [/^ +\+ /, 'green'],
  [/^ +- /, 'red'],
  [/^ +~ /, 'yellow'],
  [/^ +LOST: /, ['bold', 'red']],
  [/^ +(note: |…)/, 'dim'],
]

export function paint(lines: readonly string[], { colors }: Pick<Io, 'colors'>): readonly string[] {
  if (!colors) return lines
  return lines.map((line) => {
    const format = formats.find(([start]) => start.test(line))?.[1]
    return format ? styled(format, line) : line
  })
}
