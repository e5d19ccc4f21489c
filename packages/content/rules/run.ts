import type { Field } from '../define/field.ts'
import { isHiddenBlock } from '../define/hidden-block.ts'
import { sentence } from '../derive/to-content-type.ts'
import type { FieldPlace } from '../field-rules/field-rule.ts'
import { isEmpty } from '../field-rules/is-empty.ts'
import { nodesOf } from '../rich-text/nodes.ts'
import {
  entryRules,
  fieldRules,
  firstRules,
  linkRules,
  parsedRules,
  spacesRules,
  treeRules,
} from './catalogue.ts'
import { type Finding, findingOf, findingsOf, type Issue, issueOf } from './finding.ts'
import { type FoundLink, linkOf, linksIn } from './links-in.ts'
import type { CheckedEntry, CheckedLink, Context, SaidIssue } from './rule.ts'
import type { Content, Subject } from './subject.ts'
import { treeOf } from './tree.ts'

/** Runs on each keystroke, so it must be fast. */
export function checkValues({ type, values }: CheckedEntry, context: Context = {}): Issue[] {
  const issues = once([
    ...Object.entries(type.fields).flatMap(([id, field]) => checkField(id, field, values[id])),
    ...entryRules.flatMap((rule) => rule.check({ type, values }, context).map((said) => issueOf(rule, said))),
  ])
  return softened({ type, values }, issues)
}

/** Visitors do not see a hidden block, so its errors block nothing. */
const softened = (entry: CheckedEntry, issues: Issue[]): Issue[] =>
  isHiddenBlock(entry) ? issues.map((issue) => ({ ...issue, severity: 'warning' })) : issues

function checkField(id: string, field: Field, value: unknown): Issue[] {
  if (field.hidden) return []
  const place: FieldPlace = { id, field, label: field.name ?? sentence(id) }
  const { required, kind } = firstRules
  if (isEmpty(field, value)) return issuesOf(required, required.check(value, place), id)
  const misfits = kind.check(value, place)
  if (misfits.length > 0) return issuesOf(kind, misfits, id)
  return fieldRules
    .filter(({ kinds }) => !kinds || kinds.includes(field.kind))
    .flatMap((rule) => issuesOf(rule, rule.check(value, place), id))
}

type Ruled = Parameters<typeof issueOf>[0]
const issuesOf = (rule: Ruled, messages: readonly string[], field: string) =>
  messages.map((message) => issueOf(rule, { message, field }))

export async function checkParsed(entry: CheckedEntry, context: Context = {}): Promise<Issue[]> {
  const found = await Promise.all(
    parsedRules
      .filter((rule) => rule.concerns(entry))
      .map(async (rule) => {
        const look = await rule.load()
        return look(entry, context).map((said) => issueOf(rule, said))
      }),
  )
  return softened(entry, once(found.flat()))
}

export async function checkEntry(subject: Subject, context?: Context): Promise<Finding[]> {
  return findingsOf(subject, [...checkValues(subject, context), ...(await checkParsed(subject, context))])
}

export function checkLinks(subject: Subject, content: Content): Finding[] {
  const issues = Object.entries(subject.type.fields).flatMap(([place, field]) =>
    placedLinks(field, subject.values[place])
      .map(({ linkType, id, isHyperlink }): CheckedLink => {
        const common = { id, place, field, from: subject, isHyperlink }
        return linkType === 'Entry'
          ? { ...common, to: linkType, target: content.entries.get(id) }
          : { ...common, to: linkType, target: content.files.get(id) }
      })
      .flatMap((link) => checkLink(link, content)),
  )
  return findingsOf(subject, softened(subject, once(issues)))
}

function placedLinks({ kind }: Field, value: unknown): (FoundLink & { isHyperlink?: boolean })[] {
  if (kind !== 'richText') return linksIn(value)
  return nodesOf(value).flatMap(({ nodeType, data }) => {
    const link = linkOf(data.target)
    return link ? [{ ...link, isHyperlink: nodeType === 'entry-hyperlink' }] : []
  })
}

const checkLink = (link: CheckedLink, content: Content) =>
  linkRules.flatMap((rule) =>
    rule
      .check(link, content)
      .map((message) => issueOf(rule, { message, field: link.place, fix: rule.fix?.(link) })),
  )

export function checkTree(root: Subject, content: Content): Finding[] {
  const tree = treeOf(root, content)
  return treeRules.flatMap((rule) => rule.check(tree).map((said) => found(rule, said)))
}

export const checkSpaces = (subjects: readonly Subject[]): Finding[] =>
  spacesRules.flatMap((rule) => rule.check(subjects).map((said) => found(rule, said)))

const found = (rule: Ruled, { subject, ...said }: SaidIssue & { subject: Subject }) =>
  findingOf(subject, issueOf(rule, said))

/** A general rule and a type's own can report the same. */
function once(issues: readonly Issue[]): Issue[] {
  const seen = new Set<string>()
  return issues.filter(({ field, message }) => {
    const key = `${field}/${message}`
    return !seen.has(key) && seen.add(key)
  })
}
