import type { JsonField, JsonFields, ValueField } from '../../define/field.ts'
import type { Schema } from '../../define/json-form.ts'
import { schemas } from './kinds/schemas.ts'

/** People who write JSON by hand read this Markdown. */
export const reference = () =>
  [
    '# JSON blocks',
    'What the field “Data” of a JSON block can contain, for each kind. A test writes this file from the schemas.',
    ...Object.entries(schemas).map(([id, schema]) => chapter(id, schema)),
  ]
    .join('\n\n')
    .concat('\n')

const chapter = (id: string, { name, help, fields }: Schema) =>
  [`## ${name}: \`${id}\``, help, table(rows(fields))].join('\n\n')

const table = (lines: readonly string[][]) =>
  [['field', 'value', 'notes'], ['---', '---', '---'], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

const rows = (fields: JsonFields, above = ''): string[][] =>
  Object.entries(fields).flatMap(([id, field]) => [
    [`\`${above}${id}\``, holds(field), field.kind === 'items' ? '' : notes(field)],
    ...(field.kind === 'items' ? rows(field.of, `${above}${id}[].`) : []),
  ])

function holds(field: JsonField): string {
  if (field.kind === 'items') return `a list: ${range(field.min ?? 0, field.max)} × ${field.name}`
  if (field.options) return `one of ${field.options.map((option) => `\`${option}\``).join(', ')}`
  return field.picture ? 'a picture' : `${names[field.kind] ?? field.kind}${limit(field)}`
}

const names: Partial<Record<ValueField['kind'], string>> = {
  markdown: 'Markdown',
  url: 'an address',
  color: 'a color',
  integer: 'a whole number',
  number: 'a number',
  date: 'a date',
}

const limit = ({ kind, min = 0, max }: ValueField) => {
  if (max === undefined) return ''
  return kind === 'text' || kind === 'markdown' ? `, at most ${max} characters` : `, ${range(min, max)}`
}
const range = (min: number, max: number | undefined) =>
  max === undefined ? `at least ${min}` : `${min} to ${max}`

const notes = ({ required, default: standard, help }: ValueField) =>
  [
    required ? 'Required.' : '',
    standard === undefined ? '' : `Default: \`${String(standard)}\`.`,
    help?.replaceAll('|', '\\|') ?? '',
  ]
    .filter(Boolean)
    .join(' ')
