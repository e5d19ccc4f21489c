import { isSame } from '@association/services/management/index.ts'
import { sortAccepted } from './accepted-types.ts'
import type { EditorSpec, FieldSpec, TypeSpec } from './space-model.ts'

/** One spelling for one meaning: defaults and empty parts left out, so that specifications compare as text. */
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

/** An empty sidebar is another thing than the usual one, so empty lists stay. */
export const tidyEditor = (editor: EditorSpec = {}): EditorSpec =>
  Object.fromEntries(
    editorParts.flatMap((part) => (editor[part] === undefined ? [] : [[part, editor[part]]])),
  )

/** What else an editor interface is made of, beside a control for each field. */
export const editorParts = [
  'sidebar',
  'editors',
  'editorLayout',
  'groupControls',
] as const satisfies readonly (keyof EditorSpec)[]

function tidy<T extends object>(value: T): T {
  const kept = Object.entries(value).filter(([, part]) => !isDefault(part))
  return JSON.parse(JSON.stringify(Object.fromEntries(kept))) as T // drops `undefined` inside rules
}

const isDefault = (part: unknown) =>
  part === undefined ||
  part === false ||
  part === '' ||
  (Array.isArray(part) && part.length === 0) ||
  (typeof part === 'object' && part !== null && Object.keys(part).length === 0)

/** The order of the fields is what editors see, so it counts too. */
export const isSameType = (one: TypeSpec | undefined, other: TypeSpec | undefined) =>
  isSame(one, other) && isSame(Object.keys(one?.fields ?? {}), Object.keys(other?.fields ?? {}))
