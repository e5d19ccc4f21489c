import { isSame } from '@association/services/management/index.ts'
import { sortAccepted } from './accepted-types.ts'
import type { EditorSpec, FieldSpec, TypeSpec } from './space-model.ts'

/** Omits defaults and empty parts, so that specifications are comparable as text. */
export function tidyField({ items, ...field }: FieldSpec): FieldSpec {
  return sortAccepted(tidy({ ...field, ...(items ? { items: tidy(items) } : {}) }))
}

export const tidyType = (type: TypeSpec): TypeSpec => ({
  name: type.name,
  description: type.description,
  displayField: type.displayField,
  fields: Object.fromEntries(Object.entries(type.fields).map(([id, field]) => [id, tidyField(field)])),
  ...tidy({ editor: tidyEditor(type.editor) }),
})

/** Keeps empty lists, because an empty sidebar differs from the default one. */
export const tidyEditor = (editor: EditorSpec = {}): EditorSpec =>
  Object.fromEntries(
    editorParts.flatMap((part) => (editor[part] === undefined ? [] : [[part, editor[part]]])),
  )

export const editorParts = [
  'sidebar',
  'editors',
  'editorLayout',
  'groupControls',
] as const satisfies readonly (keyof EditorSpec)[]

function tidy<T extends object>(value: T): T {
  const kept = Object.entries(value).filter(([, part]) => !isDefault(part))
  return JSON.parse(JSON.stringify(Object.fromEntries(kept))) as T
}

const isDefault = (part: unknown) =>
  part === undefined ||
  part === false ||
  part === '' ||
  (Array.isArray(part) && part.length === 0) ||
  (typeof part === 'object' && part !== null && Object.keys(part).length === 0)

/** Editors see the order of fields, so it counts. */
export const isSameType = (one: TypeSpec | undefined, other: TypeSpec | undefined) =>
  isSame(one, other) && isSame(Object.keys(one?.fields ?? {}), Object.keys(other?.fields ?? {}))
