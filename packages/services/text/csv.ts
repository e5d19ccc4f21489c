import { visible } from './visible.ts'

export type Cell = string | number | undefined

/** RFC 4180. No cell is a formula; control characters are visible. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')

/**
 * A spreadsheet runs a cell that begins with such a character, also full-width or after spaces or quotes. An apostrophe
 * makes it text.
 */
const formula = /^[\s"'\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/

function cellText(value: Cell): string {
  if (typeof value !== 'string') return value === undefined ? '' : String(value)
  const text = value.split(/\r?\n/).map(visible).join('\n')
  const safe = formula.test(value) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
