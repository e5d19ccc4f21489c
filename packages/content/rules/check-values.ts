import type { Field } from '../define/field.ts'
import { sentence } from '../derive/to-content-type.ts'
import {
  address,
  jsonAddresses,
  markdownAddresses,
  textAddresses,
  textLinkWords,
} from '../field-rules/addresses.ts'
import type { FieldPlace, FieldRule } from '../field-rules/field-rule.ts'
import { choice, classNames, color, pattern } from '../field-rules/formats.ts'
import { isEmpty } from '../field-rules/is-empty.ts'
import { kind } from '../field-rules/kind.ts'
import { limits } from '../field-rules/limits.ts'
import { required } from '../field-rules/required.ts'
import { inlineEntries, textSize } from '../field-rules/rich-text.ts'
import { bothContainers, ownChecks, unknownFields } from './entry/fields.ts'
import { lineHeights, ownContrast } from './entry/legibility.ts'
import { pageDescription, socialImage } from './entry/page-head.ts'
import { missingPages, movedPages } from './entry/page-links.ts'
import { unknownVariants, variantPrice } from './entry/shop-variants.ts'
import { type Finding, findingsOf, type Issue, issueOf, once, softened } from './finding.ts'
import { htmlRules } from './parsed/html.ts'
import type { CheckedEntry, Context, EntryRule, ParsedRule } from './rule.ts'
import type { Subject } from './subject.ts'

/** These run first, because other rules trust the kind of a value. */
export const firstRules = { required, kind } as const

export const fieldRules: readonly FieldRule[] = [
  limits,
  choice,
  pattern,
  classNames,
  color,
  address,
  textAddresses,
  textLinkWords,
  inlineEntries,
  textSize,
  jsonAddresses,
  markdownAddresses,
]
export const entryRules: readonly EntryRule[] = [
  unknownFields,
  ownChecks,
  bothContainers,
  ownContrast,
  lineHeights,
  missingPages,
  movedPages,
  pageDescription,
  socialImage,
  unknownVariants,
  variantPrice,
]
export const parsedRules: readonly ParsedRule[] = htmlRules

/** Runs on each keystroke, so it must be fast. */
export function checkValues({ type, values }: CheckedEntry, context: Context = {}): Issue[] {
  const issues = once([
    ...Object.entries(type.fields).flatMap(([id, field]) => checkField(id, field, values[id])),
    ...entryRules.flatMap((rule) => rule.check({ type, values }, context).map((said) => issueOf(rule, said))),
  ])
  return softened({ type, values }, issues)
}

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
