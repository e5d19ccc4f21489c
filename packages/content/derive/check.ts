import type { ContentType } from '../define/content-type.ts'
import type { Field } from '../define/field.ts'

/** One thing to tell the person writing an entry, in words they can act on. */
export type Issue = { severity: 'error' | 'warning'; field?: string; message: string }

/** Checks written values against their content type. The editor app, the seeder and the local services all ask here. */
export function check(type: ContentType, values: Record<string, unknown>): Issue[] {
  const unknown = Object.keys(values).filter((id) => !(id in type.fields))
  return [
    ...unknown.map((field) => error(field, `${type.name} has no field “${field}”.`)),
    ...Object.entries(type.fields).flatMap(([id, field]) => checkField(id, field, values[id])),
    ...(type.checks ?? [])
      .filter((rule) => rule.when(values))
      .map(
        ({ field, ...advice }): Issue =>
          'warn' in advice
            ? { severity: 'warning', field, message: advice.warn }
            : { severity: 'error', field, message: advice.error },
      ),
  ]
}

function checkField(id: string, field: Field, value: unknown): Issue[] {
  const label = field.name ?? id
  if (isEmpty(value)) return field.required ? [error(id, `${label} is required.`)] : []
  const size =
    typeof value === 'number' ? value : typeof value === 'string' || Array.isArray(value) ? value.length : 0
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, options, pattern } = field
  const rules = [
    { broken: size < min, message: `${label} must be at least ${min}.` },
    { broken: size > max, message: `${label} must be at most ${max}.` },
    {
      broken: options && !options.includes(String(value)),
      message: `${label} must be one of ${options?.join(', ')}.`,
    },
    {
      broken: pattern && !new RegExp(pattern).test(String(value)),
      message: `${label} must match ${pattern}.`,
    },
  ]
  return rules.filter(({ broken }) => broken).map(({ message }) => error(id, message))
}

const error = (field: string, message: string): Issue => ({ severity: 'error', field, message })
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
