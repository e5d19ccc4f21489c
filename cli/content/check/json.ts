import { jsonText } from '@association/services/command-line/json-text.ts'
import { countsOf } from './counts.ts'
import type { CheckReport } from './report.ts'

/** Programs rely on these keys. */
export const json = ({ findings, checked }: CheckReport) =>
  jsonText({ ...countsOf(findings), checked, findings })
