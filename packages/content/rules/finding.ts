import type { Inside, Space } from '../define/content-type.ts'
import { sentence } from '../derive/to-content-type.ts'
import type { Severity } from '../field-rules/field-rule.ts'
import type { Fix } from './fix.ts'
import type { Rule, SaidIssue } from './rule.ts'
import { type Subject, titleOf } from './subject.ts'

export type Issue = {
  rule: string
  severity: Severity
  field?: string
  message: string
  inside?: Inside
  fix?: Fix
}

export type Finding = Issue & {
  space: Space
  entry: string
  title: string
  type: string
  typeName: string
  fieldLabel?: string
}

export const issueOf = ({ id, severity }: Pick<Rule, 'id' | 'severity'>, said: SaidIssue): Issue => ({
  rule: id,
  severity: said.severity ?? severity,
  ...(said.field === undefined ? {} : { field: said.field }),
  message: said.message,
  ...(said.fix && { fix: said.fix }),
  ...(said.inside ? { inside: said.inside } : {}),
})

type FoundIn = Pick<Subject, 'space' | 'id' | 'type' | 'values'>

export const findingOf = ({ space, id, type, values }: FoundIn, issue: Issue): Finding => ({
  ...issue,
  space,
  entry: id,
  title: titleOf(type, values, id),
  type: type.id,
  typeName: type.name,
  ...(issue.field ? { fieldLabel: type.fields[issue.field]?.name ?? sentence(issue.field) } : {}),
})

export const findingsOf = (place: FoundIn, issues: readonly Issue[]): Finding[] =>
  issues.map((issue) => findingOf(place, issue))
