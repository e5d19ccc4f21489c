import { jsonText } from '@association/services/command-line/json-text.ts'
import { countsOf } from './counts.ts'
import type { Report } from './report.ts'

/** Everything, one finding after the other; the names of its parts do not change. */
export const json = ({ findings, checked }: Report) => jsonText({ ...countsOf(findings), checked, findings })
