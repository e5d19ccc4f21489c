import type { Finding } from '../../../cli/links/finding.ts'
import type { PlannedFault } from './site/plan.ts'

export type Comparison = { missed: string[]; wrong: string[]; precision: number; recall: number }

export function compare(findings: readonly Finding[], faults: readonly PlannedFault[]): Comparison {
  const found = new Set(findings.map(({ url, place, verdict }) => words(place.page ?? '', url, verdict)))
  const planted = new Set(faults.map(({ page, url, expected }) => words(page, url, expected)))
  const right = [...found].filter((finding) => planted.has(finding)).length
  return {
    missed: [...planted].filter((fault) => !found.has(fault)),
    wrong: [...found].filter((finding) => !planted.has(finding)),
    precision: found.size === 0 ? 0 : right / found.size,
    recall: planted.size === 0 ? 0 : right / planted.size,
  }
}

const words = (page: string, url: string, { state, reason }: { state: string; reason: string }) =>
  `${page}: ${url} ${state} ${reason}`
