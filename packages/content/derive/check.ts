import type { ContentType } from '../define/content-type.ts'
import type { Field } from '../define/field.ts'
import { isClassName } from '../safe/class-names.ts'
import { sentence } from './to-content-type.ts'

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
  const label = field.name ?? sentence(id)
  if (isEmpty(value)) return field.required ? [error(id, `${label} is required.`)] : []
  const { options, pattern, help } = field
  return [
    ...limitMessages(label, field, value),
    ...(options && !options.includes(String(value))
      ? [`${label} must be one of ${options.join(', ')}.`]
      : []),
    ...(pattern && !new RegExp(pattern).test(String(value))
      ? [[`${label} is not written as it must be.`, help].filter(Boolean).join(' ')]
      : []),
  ]
    .map((message) => error(id, message))
    .concat(field.kind === 'classes' ? classIssues(id, label, String(value)) : [])
}

function limitMessages(label: string, { min, max }: Field, value: unknown): string[] {
  const [size, unit] = sizeOf(value)
  return [
    ...(min !== undefined && size < min ? [`${label} must be at least ${min}${unit}.`] : []),
    ...(max !== undefined && size > max
      ? [`${label} must be at most ${max}${unit}${excess(size, unit)}.`]
      : []),
  ]
}

function sizeOf(value: unknown): [size: number, unit: string] {
  if (typeof value === 'number') return [value, '']
  if (typeof value === 'string') return [value.length, ' characters']
  return Array.isArray(value) ? [value.length, ' entries'] : [0, '']
}

const excess = (size: number, unit: string) => (unit === '' ? '' : `; it has ${size}`)

/** Only a warning: the site leaves such a name out. */
function classIssues(field: string, label: string, value: string): Issue[] {
  const wrong = value.split(/\s+/).filter((name) => name !== '' && !isClassName(name))
  if (wrong.length === 0) return []
  const message = `${label}: “${wrong.join('”, “')}” can be no class name. Use letters, digits, - and _, with spaces between.`
  return [{ severity: 'warning', field, message }]
}

const error = (field: string, message: string): Issue => ({ severity: 'error', field, message })
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
