import type { Printable } from '@association/services/command-line/lines.ts'
import { json } from './json.ts'
import type { Report } from './report.ts'
import { sarif } from './sarif.ts'
import { text } from './text.ts'

export type Reporter = (report: Report, options: { colours?: boolean }) => Printable

/** How a result can be written: for people, for programs, and for what shows the findings of code scanners. */
export const reporters = { text, json, sarif } satisfies Record<string, Reporter>
