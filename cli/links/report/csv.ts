import { printable } from '@association/services/command-line/lines.ts'
import { visible } from '@association/services/text/visible.ts'
import type { Report, Told } from './report.ts'

/** A table for spreadsheets, as RFC 4180 has it. */
export const csv = ({ broken, unverified, fixed = [] }: Report) =>
  printable(
    rowsOf({ broken, unverified, fixed })
      .map((row) => `${row.map(cell).join(',')}\r\n`)
      .join(''),
  )

type Findings = Required<Pick<Report, 'broken' | 'unverified' | 'fixed'>>

const rowsOf = ({ broken, unverified, fixed }: Findings) => [
  columns.map(([name]) => name),
  ...[...broken, ...unverified].map((finding) => columns.map(([, value]) => value(finding))),
  ...fixed.map((finding) => columns.map(([name, value]) => (name === 'standing' ? 'fixed' : value(finding)))),
]

type Value = string | number | undefined

const columns: readonly (readonly [name: string, value: (finding: Told) => Value])[] = [
  ['id', ({ id }) => id],
  ['state', ({ verdict }) => verdict.state],
  ['standing', ({ standing }) => standing],
  ['reason', ({ verdict }) => verdict.reason],
  ['status', ({ verdict }) => verdict.status],
  ['address', ({ url }) => url],
  ['wrong', ({ wrong }) => wrong],
  ['todo', ({ todo }) => todo],
  ['page', ({ place }) => place.page],
  ['other pages', ({ place }) => place.otherPages],
  ['space', ({ place }) => place.space],
  ['entry', ({ place }) => place.entry],
  ['title', ({ place }) => place.entryTitle],
  ['type', ({ place }) => place.typeName],
  ['field', ({ place }) => place.fieldLabel],
  ['place', ({ place }) => place.path],
  ['text', ({ place }) => place.text],
  ['edit', ({ place }) => place.edit],
]

/** A spreadsheet takes a cell that begins like this for a formula and runs it; the apostrophe makes it text. */
const formula = /^[\s]*[=+\-@]|^[\t\r\n]/

function cell(value: Value): string {
  if (typeof value !== 'string') return value === undefined ? '' : String(value)
  const text = value.split(/\r?\n/).map(visible).join('\n')
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
