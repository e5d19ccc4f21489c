import type { EditorSpec, TypeSpec } from '../specs/space-model.ts'
import type { SchemaStep } from '../words/steps.ts'

/** Old field id → new one. */
export type Renames = Readonly<Record<string, string>>

/**
 * The same content type with other ids of fields, wherever it names them: as its title and in its editor too. A field
 * whose id another one takes is one that goes, and is left out.
 */
export function renameFields(type: TypeSpec, renames: Renames): TypeSpec {
  const renamed = (id: string) => renames[id] ?? id
  const taken = Object.entries(renames).flatMap(([old, id]) => (type.fields[old] ? [id] : []))
  const staying = Object.entries(type.fields).filter(([id]) => id in renames || !taken.includes(id))
  return {
    ...type,
    displayField: renamed(type.displayField),
    fields: Object.fromEntries(staying.map(([id, field]) => [renamed(id), field])),
    ...(type.editor ? { editor: inEditor(type.editor, renamed) as EditorSpec } : {}),
  }
}

/** Groups and layouts name fields by `fieldId`, however deep. */
function inEditor(part: unknown, renamed: (id: string) => string): unknown {
  if (Array.isArray(part)) return part.map((item) => inEditor(item, renamed))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === 'fieldId' && typeof value === 'string' ? renamed(value) : inEditor(value, renamed),
    ]),
  )
}

/**
 * The renames that a content type has yet to see on its way to `to`. A field that comes under an id that a rename frees
 * looks like the field that was to be renamed, so then the new id tells.
 */
export function renamesLeft(renames: Renames, live: Ids, to: Ids): Renames {
  const isLeft = ([old, id]: readonly [string, string]) => live.has(old) && !(to.has(old) && live.has(id))
  return Object.fromEntries(Object.entries(renames).filter(isLeft))
}

type Ids = { has(id: string): boolean }

/**
 * What the fields of a content type are called after these steps, for those that had another id before them: renamed
 * twice is renamed once, and what comes or goes among the steps is no rename.
 */
export function renamesIn(steps: readonly SchemaStep[], type: string): Renames {
  const original = new Map<string, string | undefined>() // current id → id before the steps; nothing for a new field
  const own = steps.filter((step) => step.type === type)
  for (const step of own) {
    if (step.do === 'createContentType' || step.do === 'deleteContentType') return {}
    if (step.do === 'addField') original.set(step.field, undefined)
    if (step.do === 'deleteField') original.delete(step.field)
    if (step.do !== 'renameField') continue
    original.set(step.to, original.has(step.field) ? original.get(step.field) : step.field)
    original.delete(step.field)
  }
  return Object.fromEntries(
    [...original].flatMap(([id, before]) => (before && before !== id ? [[before, id]] : [])),
  )
}

/** Which fields are the same under another id: content type → old field id → new one. */
export type FieldRenames = Readonly<Record<string, Renames>>
