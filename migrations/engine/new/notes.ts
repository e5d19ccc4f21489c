import { isSame } from '@association/services/management/index.ts'
import { kindOf } from '../model/kind-of.ts'
import type { FieldSpec, ValidationRule } from '../specs/space-model.ts'
import type { SchemaStep } from '../words/steps.ts'
import type { FieldKind } from '../words/typed/kinds.ts'
import { placeholder } from './convert.ts'

export function changeNotes(
  { type, field, patch }: SchemaStepOf<'changeField'>,
  from: FieldSpec | undefined,
): string[] {
  if (!from) return []
  const to = { ...from, ...patch }
  return [
    ...(to.required && !from.required ? requiredNotes({ type, field }, to, 'To give it a value') : []),
    ...(isNarrowed(from, to)
      ? [
          `The rules of ${field} become narrower; \`npm run migrate -- plan\` names the entries that break them. To mend those:`,
          `.transformEntries('${type}', ({ fields }) => (fields.${field} === undefined ? undefined : { ${field}: fields.${field} }))`,
        ]
      : []),
  ]
}

export const refusalNotes = ({ type }: SchemaStepOf<'stopAcceptingIn'>) => [
  `Entries that link to a ${type} there can no longer be published; \`npm run migrate -- plan\` names them.`,
]

export const additionNotes = ({ type, field, spec }: SchemaStepOf<'addField'>) =>
  spec.required ? requiredNotes({ type, field }, spec, 'To give it a value, behind this') : []

const requiredNotes = ({ type, field }: { type: string; field: string }, spec: FieldSpec, hint: string) => [
  `${field} is required now: an entry without it can no longer be published. ${hint}:`,
  `.transformEntries('${type}', ({ fields }) => (fields.${field} === undefined ? { ${field}: ${placeholder(kindOf(spec))} } : undefined))`,
]

export const deletionNotes = ['Its values are lost; `npm run migrate -- plan` says in how many entries.']

/** `kept` is the id under which the old values wait. */
type Retyped = { field: string; kept: string; from: FieldKind; to: FieldKind }

export const retypeNotes = ({ field, kept, from, to }: Retyped, isConverted: boolean) => [
  isConverted
    ? `${field} was ${from} and is ${to} now: see that every value comes over well.`
    : `${field} was ${from} and is ${to} now: say here what becomes of the old value, which is fields.${kept}.`,
]

export const moveNotes = (lost: readonly string[]) => [
  'Entries come under new ids, of up to 64 characters; links to them follow, and the old ones go.',
  ...(lost.length > 0 ? [`Not carried over: ${lost.join(', ')}.`] : []),
]

export const typeDeletionNotes = ({ type }: SchemaStepOf<'deleteContentType'>) => [
  'A content type goes only when it has no entries left. To delete them with it:',
  `.deleteEntries('${type}')`,
]

type SchemaStepOf<Word extends SchemaStep['do']> = Extract<SchemaStep, { do: Word }>

const isNarrowed = (from: FieldSpec, to: FieldSpec) =>
  hasNarrower(from.validations, to.validations) || hasNarrower(from.items?.validations, to.items?.validations)

const hasNarrower = (from: readonly ValidationRule[] = [], to: readonly ValidationRule[] = []) =>
  to.some((rule) => !from.some((other) => isAsWide(rule, other)))

function isAsWide(
  { message: _, ...rule }: ValidationRule,
  { message: __, ...other }: ValidationRule,
): boolean {
  if (isSame(rule, other)) return true
  return Object.entries(rule).every(([name, allowed]) => {
    const before = other[name]
    if (Array.isArray(allowed) && Array.isArray(before))
      return before.every((value) => allowed.includes(value))
    return isBounds(allowed) && isBounds(before) && isWithin(before, allowed)
  })
}

type Bounds = { min?: number | null; max?: number | null }

const isBounds = (value: unknown): value is Bounds =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).every((key) => key === 'min' || key === 'max')

const isWithin = (inner: Bounds, outer: Bounds) =>
  (outer.min ?? -Infinity) <= (inner.min ?? -Infinity) && (inner.max ?? Infinity) <= (outer.max ?? Infinity)
