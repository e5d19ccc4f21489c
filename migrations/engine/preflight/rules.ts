import { nodesOf } from '@association/content/rich-text/nodes.ts'
import { linkOf } from '@association/content/rules/links-in.ts'
import type { ValidationRule } from '../specs/space-model.ts'

export type Surroundings = {
  typeOf(id: string): string | undefined
  /** File types such as `image/png`. Empty if the asset is unknown. */
  filesOf(id: string): readonly string[]
}

type Range = { min?: number | null; max?: number | null }
type RuleCheck = (value: unknown, wanted: never, around: Surroundings) => boolean

/** Contentful itself checks all other validations. */
const checks: Record<string, RuleCheck> = {
  in: (value, wanted: readonly unknown[]) => wanted.includes(value),
  size: (value, wanted: Range) =>
    !(typeof value === 'string' || Array.isArray(value)) || isWithin(value.length, wanted),
  range: (value, wanted: Range) => typeof value !== 'number' || isWithin(value, wanted),
  dateRange: (value, wanted: { min?: string | null; max?: string | null }) =>
    isWithin(Date.parse(String(value)), { min: time(wanted.min), max: time(wanted.max) }),
  regexp: (value, wanted: Pattern) => matches(value, wanted),
  prohibitRegexp: (value, wanted: Pattern) => !matches(value, wanted),
  linkContentType: (value, wanted: string | readonly string[], { typeOf }) => {
    const link = linkOf(value)
    const type = link?.linkType === 'Entry' ? typeOf(link.id) : undefined
    return type === undefined || wanted.length === 0 || [wanted].flat().includes(type)
  },
  linkMimetypeGroup: (value, wanted: string | readonly string[], { filesOf }) => {
    const link = linkOf(value)
    const groups = [wanted].flat()
    if (link?.linkType !== 'Asset' || groups.some((group) => !plainGroups.has(group))) return true
    return filesOf(link.id).every((type) => groups.some((group) => type.startsWith(`${group}/`)))
  },
  enabledNodeTypes: (value, wanted: readonly string[]) =>
    nodesOf(value).every(({ nodeType }) => alwaysEnabled.has(nodeType) || wanted.includes(nodeType)),
  enabledMarks: (value, wanted: readonly string[]) =>
    nodesOf(value).every(({ marks }) => marks.every((mark) => wanted.includes(mark))),
  nodes: (value, wanted: Readonly<Record<string, readonly ValidationRule[]>>, around) =>
    nodesOf(value).every(
      ({ nodeType, data: { target } }) =>
        target === undefined || brokenRules(target, wanted[nodeType] ?? [], around).length === 0,
    ),
}

/** Only these groups follow from the beginning of a file type. Only Contentful knows the types of the others. */
const plainGroups = new Set(['image', 'audio', 'video'])

/** A content type cannot forbid these nodes, because they hold the others together. */
const alwaysEnabled = new Set([
  'document',
  'paragraph',
  'text',
  'list-item',
  'table-row',
  'table-cell',
  'table-header-cell',
])

type Pattern = { pattern: string; flags?: string | null }

const matches = (value: unknown, { pattern, flags }: Pattern) =>
  new RegExp(pattern, flags ?? '').test(String(value))

const isWithin = (number: number, { min, max }: Range) =>
  (typeof min !== 'number' || number >= min) && (typeof max !== 'number' || number <= max)

const time = (date: string | null | undefined) => (date ? Date.parse(date) : undefined)

export function brokenRules(
  value: unknown,
  rules: readonly ValidationRule[],
  around: Surroundings,
): string[] {
  return rules.flatMap((rule) =>
    Object.entries(rule).flatMap(([name, wanted]) => {
      const check = checks[name]
      return !check || check(value, wanted as never, around) ? [] : [inWords(name, wanted)]
    }),
  )
}

const inWords = (name: string, wanted: unknown) => `breaks the rule ${name} ${JSON.stringify(wanted)}`
