import type { EditorSpec, TypeSpec } from '../specs/space-model.ts'
import type { SchemaStep } from '../words/steps.ts'

/** Old field id → new one. */
export type Renames = Readonly<Record<string, string>>

/** Also renames in the title and editor references. Drops a deleted field whose id another field takes. */
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

/** If a new field takes the freed id, only the new id of the renamed field tells. */
export function renamesLeft(renames: Renames, live: Ids, to: Ids): Renames {
  const isLeft = ([old, id]: readonly [string, string]) => live.has(old) && !(to.has(old) && live.has(id))
  return Object.fromEntries(Object.entries(renames).filter(isLeft))
}

type Ids = { has(id: string): boolean }

export function renamesIn(steps: readonly SchemaStep[], type: string): Renames {
  const original = new Map<string, string | undefined>()
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

export type FieldRenames = Readonly<Record<string, Renames>>
