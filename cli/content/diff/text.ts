import { styleText } from 'node:util'
import { locale } from '@association/content/define/locale.ts'
import type { Comparison, Difference, FieldDifference } from './compare.ts'
import { fieldText, type Look } from './field-text.ts'
import { type Names, nameOf } from './names.ts'
import type { Paint } from './words.ts'

/** For people: entry by entry what changed, then how much. */
export function differencesText(
  { differences, same }: Comparison,
  { colours = false, names }: { colours?: boolean; names: Names },
): string {
  const paint: Paint = (format, words) =>
    colours ? styleText(format, words, { validateStream: false }) : words
  const blocks = differences.map((difference) => `${block(difference, { paint, names }).join('\n')}\n`)
  return [...blocks, `${summary(differences, same)}\n`].join('\n')
}

function block(difference: Difference, look: Look): string[] {
  const { change, typeName, title, id, fields } = difference
  const state = stateText(difference)
  return [
    `${look.paint(looks[change], change.padEnd(7))}  ${look.paint('bold', nameOf(typeName, title, id))}`,
    ...(state ? [`${indent}${state}`] : []),
    ...fields.flatMap((field) => fieldLines(field, look)),
  ]
}

/** Below the name. */
const indent = ' '.repeat(9)

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

function fieldLines(field: FieldDifference, look: Look): string[] {
  const where = field.locale === locale ? '' : ` (${field.locale})`
  return [
    `${indent}${look.paint('dim', `${field.label}${where}`)}`,
    ...fieldText(field, look).map((line) => `${indent}  ${line}`),
  ]
}

function summary(differences: readonly Difference[], same: number): string {
  if (differences.length === 0) return `No difference: ${same} entries and assets are the same.`
  const count = (change: Difference['change']) =>
    differences.filter((difference) => difference.change === change).length
  return `${count('new')} new, ${count('gone')} gone, ${count('changed')} changed; ${same} the same.`
}
