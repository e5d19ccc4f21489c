import type { Content, Link, Validation } from '../entity.ts'
import type { Problem } from '../http/errors.ts'
import { isOfMimetypeGroup } from '../query/mimetype-groups.ts'

/** What a rule may look at besides the value. */
export type Surroundings = {
  resolve(link: Link): Content | undefined
  /** Other entries of the same type that have the value in the same field and locale. */
  sameValue(value: unknown): Link[]
}

type Found = Omit<Problem, 'path'> | undefined

type Rule = (value: unknown, wanted: never, around: Surroundings) => Found

type Bounds = { min?: number | null; max?: number | null }
type Dates = { min?: string | null; max?: string | null; after?: string | null; before?: string | null }

/** Contentful's validations by name: what is wrong with a value that is to be published. */
const rules: Record<string, Rule> = {
  size: (value: unknown, bounds: Bounds) => {
    const size = sizeOf(value)
    return isWithin(size, bounds)
      ? undefined
      : { name: 'size', ...present(bounds), value, details: sizeDetails(bounds) }
  },
  range: (value: unknown, bounds: Bounds) =>
    isWithin(Number(value), bounds)
      ? undefined
      : { name: 'range', ...present(bounds), value, details: 'The value is out of range' },
  in: (value: unknown, expected: unknown[]) =>
    expected.includes(value)
      ? undefined
      : { name: 'in', expected, value, details: 'Value must be one of expected values' },
  regexp: (value: unknown, { pattern, flags }: { pattern: string; flags?: string | null }) =>
    new RegExp(pattern, flags ?? '').test(String(value))
      ? undefined
      : { name: 'regexp', value, details: `Does not match /${pattern}/${flags ?? ''}` },
  prohibitRegexp: (value: unknown, { pattern, flags }: { pattern: string; flags?: string | null }) =>
    new RegExp(pattern, flags ?? '').test(String(value))
      ? { name: 'prohibitRegexp', value, details: `Must not match /${pattern}/${flags ?? ''}` }
      : undefined,
  dateRange: (value: unknown, dates: Dates) =>
    isInDates(String(value), dates) ? undefined : dateProblem(value, dates),
  unique: (value: unknown, isWanted: boolean, around: Surroundings) => {
    const conflicting = isWanted ? around.sameValue(value) : []
    return conflicting.length === 0
      ? undefined
      : { name: 'unique', conflicting, value, details: 'Same field value present in other entry' }
  },
  linkContentType: (value: unknown, wanted: string | string[], around: Surroundings) => {
    const contentTypeId = [wanted].flat()
    const target = around.resolve(value as Link)
    // A link to nothing has a name of its own: notResolvable.
    return !target || contentTypeId.includes(target.sys.contentType?.sys.id ?? '')
      ? undefined
      : {
          name: 'linkContentType',
          contentTypeId,
          value: linkSys(value),
          details: 'Links to a wrong content type',
        }
  },
  linkMimetypeGroup: (value: unknown, wanted: string | string[], around: Surroundings) => {
    const mimetypeGroupName = [wanted].flat()
    const types = fileTypesOf(around.resolve(value as Link))
    const isFine = types.every((type) => mimetypeGroupName.some((group) => isOfMimetypeGroup(type, group)))
    return isFine
      ? undefined
      : {
          name: 'linkMimetypeGroup',
          mimetypeGroupName,
          value: linkSys(value),
          details: 'Links to a wrong kind of file',
        }
  },
}

/** The names a content type may use; those that need no rule here are only kept. */
export const validationNames = new Set([
  ...Object.keys(rules),
  'assetFileSize',
  'assetImageDimensions',
  'enabledMarks',
  'enabledNodeTypes',
  'nodes',
  'allowedResources',
  'relationshipType',
  'linkField',
])

/** What the validations of a field find in a value. */
export function ruleProblems(
  value: unknown,
  validations: readonly Validation[],
  { around, path }: { around: Surroundings; path: (string | number)[] },
): Problem[] {
  return validations.flatMap(({ message, ...validation }) =>
    Object.entries(validation).flatMap(([name, wanted]) => {
      const found = rules[name]?.(value, wanted as never, around)
      return found ? [{ ...found, name, path, ...(message ? { customMessage: message } : {}) }] : []
    }),
  )
}

/** Nulls stand for "no bound". */
const present = (bounds: Bounds) =>
  Object.fromEntries(Object.entries(bounds).filter(([, bound]) => bound !== null))

const isWithin = (size: number, { min, max }: Bounds) =>
  size >= (min ?? -Infinity) && size <= (max ?? Infinity)

function sizeOf(value: unknown): number {
  if (typeof value === 'string' || Array.isArray(value)) return value.length
  return Object.keys(value as object).length
}

function sizeDetails({ min, max }: Bounds) {
  if (typeof min === 'number' && typeof max === 'number')
    return `Size must be at least ${min} and at most ${max}`
  return typeof min === 'number' ? `Size must be at least ${min}` : `Size must be at most ${max}`
}

function isInDates(value: string, { min, max, after, before }: Dates) {
  const time = Date.parse(value)
  const earliest = min ?? after
  const latest = max ?? before
  return (!earliest || time >= Date.parse(earliest)) && (!latest || time <= Date.parse(latest))
}

const dateProblem = (value: unknown, dates: Dates) => ({
  name: 'dateRange',
  ...dates,
  value,
  details: 'The date is out of range',
})

const linkSys = (value: unknown) => (value as Link).sys

const fileTypesOf = (asset: Content | undefined) =>
  Object.values(asset?.fields.file ?? {}).map((file) =>
    String((file as { contentType?: string }).contentType),
  )
