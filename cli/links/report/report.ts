import { type Baseline, compare, type Looked } from '../baseline.ts'
import type { Audit, Finding } from '../finding.ts'
import { type IdentifiedFinding, identified } from './identity.ts'
import { wordsFor } from './reason-words.ts'

export type ReportedFinding = IdentifiedFinding & {
  wrong: string
  todo: string
  standing?: 'new' | 'known'
}

export type LinkReport = {
  broken: readonly ReportedFinding[]
  unverified: readonly ReportedFinding[]
  fixed?: readonly ReportedFinding[]
  checked: Audit['checked']
  /** Foreign addresses that `--offline` skipped. */
  offline: number
}

type Audited = {
  findings: readonly Finding[]
  checked: Audit['checked']
  baseline?: Baseline
  looked: Looked
}

export function report({ findings, checked, baseline, looked }: Audited): LinkReport {
  const told = identified(findings).map((finding): ReportedFinding => ({ ...finding, ...wordsFor(finding) }))
  const broken = told.filter(({ verdict }) => verdict.state === 'broken')
  const all = told.filter(({ verdict }) => verdict.state === 'unverified')
  const unverified = looked.offline ? all.filter(({ verdict }) => verdict.reason !== 'skipped') : all
  const rest = { unverified, checked, offline: all.length - unverified.length }
  if (!baseline) return { broken, ...rest }
  const compared = compare({ broken, unverified: all }, baseline, looked)
  return {
    broken: [
      ...compared.new.map((finding) => ({ ...finding, standing: 'new' as const })),
      ...compared.known.map((finding) => ({ ...finding, standing: 'known' as const })),
    ],
    fixed: compared.fixed.map((finding) => ({ ...finding, ...wordsFor(finding) })),
    ...rest,
  }
}

export const redOf = ({ broken }: LinkReport) => broken.filter(({ standing }) => standing !== 'known')
