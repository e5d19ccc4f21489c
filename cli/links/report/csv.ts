import { type Cell, csvText } from '../../output/csv.ts'
import type { LinkReport, ReportedFinding } from './report.ts'

export const csv = ({ broken, unverified, fixed = [] }: LinkReport) =>
  csvText(rowsOf({ broken, unverified, fixed }))

type Findings = Required<Pick<LinkReport, 'broken' | 'unverified' | 'fixed'>>

const rowsOf = ({ broken, unverified, fixed }: Findings) => [
  columns.map(([name]) => name),
  ...[...broken, ...unverified].map((finding) => columns.map(([, value]) => value(finding))),
  ...fixed.map((finding) => columns.map(([name, value]) => (name === 'standing' ? 'fixed' : value(finding)))),
]

const columns: readonly (readonly [name: string, value: (finding: ReportedFinding) => Cell])[] = [
  ['id', ({ id }) => id],
  ['state', ({ verdict }) => verdict.state],
  ['standing', ({ standing }) => standing],
  ['reason', ({ verdict }) => verdict.reason],
  ['status', ({ verdict }) => verdict.status],
  ['address', ({ url }) => url],
  ['wrong', ({ wrong }) => wrong],
  ['todo', ({ todo }) => todo],
  ['page', ({ place }) => place.page],
  ['other pages', ({ place }) => place.otherPages],
  ['space', ({ place }) => place.space],
  ['entry', ({ place }) => place.entry],
  ['title', ({ place }) => place.entryTitle],
  ['type', ({ place }) => place.typeName],
  ['field', ({ place }) => place.fieldLabel],
  ['place', ({ place }) => place.path],
  ['text', ({ place }) => place.text],
  ['edit', ({ place }) => place.edit],
]
