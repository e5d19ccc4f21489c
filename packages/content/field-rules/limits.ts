import type { FieldRule } from './field-rule.ts'

export const limits: FieldRule = {
  id: 'limit',
  title: 'Too long, too short or out of range',
  about: 'A number, a text or a list is within the limits of its field.',
  severity: 'error',
  scope: 'field',
  check(value, { field: { min, max }, label }) {
    const [size, unit] = sizeOf(value)
    return [
      ...(min !== undefined && size < min ? [`${label} must be at least ${min}${unit}.`] : []),
      ...(max !== undefined && size > max
        ? [`${label} must be at most ${max}${unit}${excess(size, unit)}.`]
        : []),
    ]
  },
}

function sizeOf(value: unknown): [size: number, unit: string] {
  if (typeof value === 'number') return [value, '']
  if (typeof value === 'string') return [value.length, ' characters']
  return Array.isArray(value) ? [value.length, ' entries'] : [0, '']
}

const excess = (size: number, unit: string) => (unit === '' ? '' : `; it has ${size}`)
