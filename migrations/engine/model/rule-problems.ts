import type { FieldSpec, ValidationRule } from '../specs/space-model.ts'
import type { FieldKind } from '../words/typed/kinds.ts'
import { kindOf } from './kind-of.ts'

/** Returns what Contentful would refuse, as sentences without their subject, the field. */
export function ruleProblems(field: FieldSpec): string[] {
  const { validations = [], items } = field
  return [
    ...validations.flatMap((rule) => problemsOf(rule, kindOf(field))),
    ...(items?.validations ?? []).flatMap((rule) => problemsOf(rule, kindOf({ ...field, ...items }))),
  ]
}

function problemsOf({ message: _, ...rule }: ValidationRule, kind: FieldKind): string[] {
  return Object.entries(rule).flatMap(([name, wanted]) => {
    const kinds = kindsByRule[name]
    if (!kinds) return [`has the rule ${name}, which Contentful does not know`]
    if (!kinds.includes(kind) && !(name === 'size' && kind.startsWith('Array')))
      return [`has the rule ${name}, which is none for ${kind}`]
    return checks[name]?.(wanted, kind) ?? []
  })
}

const anyLink: readonly FieldKind[] = ['Link<Entry>', 'Link<Asset>']

const kindsByRule: Readonly<Record<string, readonly FieldKind[]>> = {
  size: ['Symbol', 'Text', 'RichText', 'Object'],
  range: ['Integer', 'Number'],
  dateRange: ['Date'],
  in: ['Symbol', 'Text', 'Integer', 'Number'],
  regexp: ['Symbol', 'Text'],
  prohibitRegexp: ['Symbol', 'Text'],
  unique: ['Symbol', 'Integer', 'Number'],
  linkContentType: ['Link<Entry>'],
  linkMimetypeGroup: ['Link<Asset>'],
  assetFileSize: ['Link<Asset>'],
  assetImageDimensions: ['Link<Asset>'],
  enabledMarks: ['RichText'],
  enabledNodeTypes: ['RichText'],
  nodes: ['RichText'],
  allowedResources: anyLink,
  relationshipType: anyLink,
  linkField: anyLink,
}

type RuleCheck = (wanted: unknown, kind: FieldKind) => string[]

const checks: Readonly<Record<string, RuleCheck>> = {
  size: (wanted, kind) => [...bounds('size', wanted), ...sizeLimit(wanted, kind)],
  range: (wanted) => bounds('range', wanted),
  assetFileSize: (wanted) => bounds('assetFileSize', wanted),
  in: (wanted, kind) => choices(wanted, kind),
  linkContentType: (wanted) => names('linkContentType', wanted),
  linkMimetypeGroup: (wanted) => names('linkMimetypeGroup', wanted),
  regexp: pattern,
  prohibitRegexp: pattern,
}

type Bounds = { min?: number | null; max?: number | null }

function bounds(name: string, wanted: unknown): string[] {
  const { min, max } = wanted as Bounds
  if (min == null && max == null) return [`has the rule ${name} without a bound`]
  return (min ?? -Infinity) > (max ?? Infinity)
    ? [`has the rule ${name} from ${min} to ${max}, which nothing meets`]
    : []
}

/** Limits in characters, or members of a list. */
const holds: Partial<Record<FieldKind, number>> = { Symbol: 256, Text: 50_000, RichText: 200_000 }
const longestList = 1000

function sizeLimit(wanted: unknown, kind: FieldKind): string[] {
  const limit = kind.startsWith('Array') ? longestList : holds[kind]
  const { min } = wanted as Bounds
  return limit !== undefined && (min ?? 0) > limit
    ? [`asks for a size of ${min} and holds up to ${limit}`]
    : []
}

function choices(wanted: unknown, kind: FieldKind): string[] {
  if (!Array.isArray(wanted) || wanted.length === 0) return ['has the rule in without a choice']
  const type = kind === 'Integer' || kind === 'Number' ? 'number' : 'string'
  const wrong = wanted.find((choice) => typeof choice !== type)
  const twice = wanted.find((choice, index) => wanted.indexOf(choice) !== index)
  return [
    ...(wrong === undefined ? [] : [`offers ${JSON.stringify(wrong)}, which is no ${type}`]),
    ...(twice === undefined ? [] : [`offers ${JSON.stringify(twice)} twice`]),
  ]
}

const names = (rule: string, wanted: unknown) =>
  Array.isArray(wanted) && wanted.length === 0
    ? [`has the rule ${rule} without a name, which accepts everything`]
    : []

function pattern(wanted: unknown): string[] {
  const { pattern: source, flags } = wanted as { pattern: string; flags?: string | null }
  try {
    new RegExp(source, flags ?? '')
    return []
  } catch (error) {
    return [`has a pattern that is none: ${(error as Error).message}`]
  }
}
