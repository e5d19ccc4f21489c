import { MigrationError } from '../errors.ts'
import type { EntryView } from '../vocabulary.ts'
import type { Patch, TypeInChange } from './view.ts'

/** Throws when Contentful or JSON would not keep what a change returns for an entry. */
export function checkAnswer(
  patch: Patch,
  { id, version }: EntryView,
  { change, type, spec }: TypeInChange,
): void {
  const refuse = (what: string, why: string): never => {
    throw new MigrationError(
      'INVALID',
      `${change} sets ${what} in the ${version} version of ${id}, but ${why}: mend the change; nothing was written.`,
    )
  }
  // Change files without types may return anything.
  if (typeof patch !== 'object' || Array.isArray(patch))
    refuse(wordsFor(patch), `values by the field of ${type} are wanted`)
  for (const [field, value] of Object.entries(patch)) {
    if (!spec.fields[field]) refuse(`the field ${field}`, `${type} has no such field at this point`)
    const lost = value === undefined ? undefined : unkept(value)
    if (lost)
      refuse(`${type}.${field} to ${lost}`, 'Contentful would keep it as something else, or as nothing')
  }
}

/** Names what JSON silently alters or drops. */
function unkept(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const lost = value.map(unkept).find((problem) => problem !== undefined)
    return lost && `a list with ${lost}`
  }
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : String(value)
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value !== 'object') return wordsFor(value)
  if (!isPlain(value)) return `a ${value.constructor.name}`
  const parts = Object.values(value).filter((part) => part !== undefined)
  return parts.map(unkept).find((problem) => problem !== undefined)
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

const wordsFor = (value: unknown) =>
  value === undefined ? 'undefined' : `a ${Array.isArray(value) ? 'list' : typeof value}`
