import type { Finding } from '../../../cli/links/finding.ts'
import type { PlannedFault } from './site/plan.ts'

export type Comparison = { missed: string[]; wrong: string[] }

export function compare(findings: readonly Finding[], faults: readonly PlannedFault[]): Comparison {
  const found = new Set(findings.map(({ url, place, verdict }) => words(place.page ?? '', url, verdict)))
  const planted = new Set(faults.map(({ page, url, expected }) => words(page, url, expected)))
  return {
    missed: [...planted].filter((fault) => !found.has(fault)),
    wrong: [...found].filter((finding) => !planted.has(finding)),
  }
}

const words = (page: string, url: string, { state, reason }: { state: string; reason: string }) =>
  `${page}: ${url} ${state} ${reason}`
