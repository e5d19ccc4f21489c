import { type Cell, csvText } from '../../output/csv.ts'
import type { Report, Told } from './report.ts'

export const csv = ({ broken, unverified, fixed = [] }: Report) =>
  csvText(rowsOf({ broken, unverified, fixed }))

type Findings = Required<Pick<Report, 'broken' | 'unverified' | 'fixed'>>

const rowsOf = ({ broken, unverified, fixed }: Findings) => [
  columns.map(([name]) => name),
  ...[...broken, ...unverified].map((finding) => columns.map(([, value]) => value(finding))),
  ...fixed.map((finding) => columns.map(([name, value]) => (name === 'standing' ? 'fixed' : value(finding)))),
]

const columns: readonly (readonly [name: string, value: (finding: Told) => Cell])[] = [
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
