import { isSame } from '@association/services/management/index.ts'
import type { FieldSpec, ValidationRule } from '../specs/space-model.ts'

export const isNarrowed = (from: FieldSpec, to: FieldSpec) =>
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
