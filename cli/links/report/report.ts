import { type Baseline, compare, type Looked } from '../baseline.ts'
import type { Audit, Finding } from '../finding.ts'
import { type Identified, identified } from './identity.ts'
import { wordsFor } from './words.ts'

/** A finding with all that is told of it. */
export type Told = Identified & {
  wrong: string
  todo: string
  /** Against a baseline, if there is one. */
  standing?: 'new' | 'known'
}

/** What reporters write. */
export type Report = {
  /** What people should mend. */
  broken: readonly Told[]
  /** What nobody can tell from here; it never counts as broken. */
  unverified: readonly Told[]
  /** What is gone of the baseline, where there is one. */
  fixed?: readonly Told[]
  checked: Audit['checked']
  /** Addresses of other sites that this run was not to ask. */
  offline: number
}

type Audited = {
  findings: readonly Finding[]
  checked: Audit['checked']
  baseline?: Baseline
  looked: Looked
}

export function report({ findings, checked, baseline, looked }: Audited): Report {
  const told = identified(findings).map((finding): Told => ({ ...finding, ...wordsFor(finding) }))
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

/** Only these are red: broken, and with a baseline not known to it. */
export const redOf = ({ broken }: Report) => broken.filter(({ standing }) => standing !== 'known')
