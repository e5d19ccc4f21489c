import { jsonText } from '@association/services/command-line/json-text.ts'
import { countsOf } from './counts.ts'
import type { Report } from './report.ts'

/** The keys are stable, because programs read them. */
export const json = ({ findings, checked }: Report) => jsonText({ ...countsOf(findings), checked, findings })
