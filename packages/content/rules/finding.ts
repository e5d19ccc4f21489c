import type { Inside, Space } from '../define/content-type.ts'
import { isHiddenBlock } from '../define/hidden-block.ts'
import { sentence } from '../derive/to-content-type.ts'
import type { Severity } from '../field-rules/field-rule.ts'
import type { Fix } from './fix.ts'
import type { CheckedEntry, Rule, SaidIssue } from './rule.ts'
import { type Subject, titleOf } from './subject.ts'

export type Issue = {
  rule: string
  /** Undefined if no rule reported the issue, but a reader or an editor. */
  ruleTitle?: string
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

type Ruled = Pick<Rule, 'id' | 'title' | 'severity'>

export const issueOf = ({ id, title, severity }: Ruled, said: SaidIssue): Issue => ({
  rule: id,
  ruleTitle: title,
  severity: said.severity ?? severity,
  ...(said.field === undefined ? {} : { field: said.field }),
  message: said.message,
  ...(said.fix && { fix: said.fix }),
  ...(said.inside ? { inside: said.inside } : {}),
})

/** Visitors do not see a hidden block, so its errors block nothing. */
export const softened = (entry: CheckedEntry, issues: Issue[]): Issue[] =>
  isHiddenBlock(entry) ? issues.map((issue) => ({ ...issue, severity: 'warning' })) : issues

/** A general rule and a type's own can report the same. */
export function once(issues: readonly Issue[]): Issue[] {
  const seen = new Set<string>()
  return issues.filter(({ field, message }) => {
    const key = `${field}/${message}`
    return !seen.has(key) && seen.add(key)
  })
}

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

export const foundBy = (rule: Ruled, { subject, ...said }: SaidIssue & { subject: Subject }): Finding =>
  findingOf(subject, issueOf(rule, said))
