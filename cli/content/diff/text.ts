import { locale } from '@association/content/define/locale.ts'
import { count } from '../../output/count.ts'
import { painter } from '../../output/paint.ts'
import { nameText } from '../naming.ts'
import type { Comparison, Difference, FieldDifference } from './compare.ts'
import { type DiffStyle, fieldText } from './field-text.ts'
import type { Names } from './names.ts'

export function differencesText(
  { differences, same }: Comparison,
  { colors, names }: { colors?: boolean; names: Names },
): string[] {
  const paint = painter(colors)
  const blocks = differences.map((difference) => block(difference, { paint, names }))
  return [...blocks.flatMap((lines, index) => withGap(lines, blocks[index + 1])), summary(differences, same)]
}

const withGap = (lines: readonly string[], next: readonly string[] = ['', '']) =>
  lines.length > 1 || next.length > 1 ? [...lines, ''] : lines

function block(difference: Difference, { paint, names }: DiffStyle): string[] {
  const { change, fields } = difference
  const name = nameText(difference)
  const state = stateText(difference)
  const isShort = indent.length + name.length + state.length < width
  return [
    `${paint(looks[change], change.padEnd(7))}  ${paint('bold', name)}${state && isShort ? `, ${state}` : ''}`,
    ...(state && !isShort ? [`${indent}${state}`] : []),
    ...fields.flatMap((field) => fieldLines(field, { paint, names })),
  ]
}

const indent = ' '.repeat(9)
/** Characters; the narrowest terminal. */
const width = 78

const looks = { new: 'green', gone: 'red', changed: 'bold' } as const

function stateText({ state: { from, to } }: Difference): string {
  const [one, other] = [from && words[from], to && words[to]]
  if (one && other) return one === other ? '' : `${one} before, ${other} now`
  return one ?? other ?? ''
}

const words = {
  draft: 'a draft',
  published: 'published',
  changed: 'with unpublished changes',
  archived: 'archived',
  unknown: 'in an unknown state',
} as const

function fieldLines(field: FieldDifference, look: DiffStyle): string[] {
  const where = field.locale === locale ? '' : ` (${field.locale})`
  return [
    `${indent}${look.paint('dim', `${field.label}${where}`)}`,
    ...fieldText(field, look).map((line) => `${indent}  ${line}`),
  ]
}

function summary(differences: readonly Difference[], same: number): string {
  if (differences.length === 0)
    return `No difference: ${count(same, 'entry or asset is', 'entries and assets are')} the same.`
  const changed = (change: Difference['change']) =>
    differences.filter((difference) => difference.change === change).length
  return `${changed('new')} new, ${changed('gone')} gone, ${changed('changed')} changed; ${same} the same.`
}
