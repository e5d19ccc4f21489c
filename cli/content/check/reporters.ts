import type { Printable } from '@association/services/command-line/lines.ts'
import { json } from './json.ts'
import type { CheckReport } from './report.ts'
import { sarif } from './sarif.ts'
import { text } from './text.ts'

export type Reporter = (report: CheckReport, options: { colors?: boolean }) => Printable

export const reporters = { text, json, sarif } satisfies Record<string, Reporter>
