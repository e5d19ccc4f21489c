import { messages } from '../messages.ts'
import type { TranscriptLine } from './transcript.ts'

/** Spreadsheets read a cell that begins so as a formula. */
const formula = /^[=+\-@\t\r]/

/** The transcript for a spreadsheet: RFC 4180, in UTF-8 with the mark that Excel needs to recognize it. */
export function transcriptCsv(lines: readonly TranscriptLine[]): string {
  const { kind, title, number, status, credits, from, until } = messages.columns
  const rows = [
    [kind, title, number, status, credits, from, until],
    ...lines.map((line) => [
      ...[line.kind, line.title, line.number, line.status],
      ...[String(line.credits), line.from, line.until],
    ]),
  ]
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
