import { jsonText } from '@association/services/command-line/json-text.ts'
import { countsOf } from './counts.ts'
import type { Report } from './report.ts'

/** Programs rely on these keys. */
export const json = ({ findings, checked }: Report) => jsonText({ ...countsOf(findings), checked, findings })
