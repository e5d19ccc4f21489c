import type { Report } from '../content/report.ts'
import { countsOf } from './counts.ts'

/** Everything, one finding after the other; the names of its parts do not change. */
export const json = ({ findings, checked }: Report) =>
  `${JSON.stringify({ ...countsOf(findings), checked, findings }, null, 2)}\n`
