import { type Bounds, isWithin, present } from './bounds.ts'
import type { RuleSet, Surroundings } from './rule.ts'

type Dates = { min?: string | null; max?: string | null; after?: string | null; before?: string | null }

export const valueRules: RuleSet = {
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
}

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
