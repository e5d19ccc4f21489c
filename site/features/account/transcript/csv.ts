import { csvText } from '@association/services/text/csv.ts'
import { messages } from '../messages.ts'
import type { TranscriptLine } from './transcript.ts'

/** Excel needs the byte order mark to recognize UTF-8. */
export function transcriptCsv(lines: readonly TranscriptLine[]): string {
  const { kind, title, number, status, credits, from, until } = messages.columns
  const rows = [
    [kind, title, number, status, credits, from, until],
    ...lines.map((line) => [
      ...[line.kind, line.title, line.number, line.status],
      ...[line.credits, line.from, line.until],
    ]),
  ]
  return `\ufeff${csvText(rows)}`
}
