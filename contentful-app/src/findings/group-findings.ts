import { type Finding, ruleTitle, type Severity } from '@association/content/rules'

export type FindingGroup = { id: string; title: string; severity: Severity; findings: readonly Finding[] }

/** Errors come first, then the order in which each rule first found something. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = Map.groupBy(findings, ({ severity, rule }) => `${severity}/${rule}`)
  return [...groups]
    .flatMap(([id, found]): FindingGroup[] => {
      const [first] = found
      return first ? [{ id, title: ruleTitle(first.rule), severity: first.severity, findings: found }] : []
    })
    .toSorted((one, other) => rank[one.severity] - rank[other.severity])
}

const rank: Record<Severity, number> = { error: 0, warning: 1 }
