import { jsonText } from '@association/services/command-line/json-text.ts'
import type { LinkReport, ReportedFinding } from './report.ts'
import { redOf } from './report.ts'

/** Programs rely on these keys. */
export const json = (report: LinkReport) =>
  jsonText({
    broken: report.broken.length,
    unverified: report.unverified.length,
    ...(report.fixed && {
      new: redOf(report).length,
      known: report.broken.length - redOf(report).length,
      fixed: report.fixed.length,
    }),
    checked: { ...report.checked, notLookedAt: report.offline },
    findings: [...report.broken, ...report.unverified].map(item),
    ...(report.fixed && { gone: report.fixed.map(item) }),
  })

const item = ({ id, url, verdict, standing, wrong, todo, place, audits }: ReportedFinding) => ({
  ...{ id, url },
  state: verdict.state,
  reason: verdict.reason,
  ...(verdict.status !== undefined && { status: verdict.status }),
  ...(verdict.detail && { detail: verdict.detail }),
  ...(standing && { standing }),
  ...{ wrong, todo },
  ...(audits && { audits }),
  place,
})
