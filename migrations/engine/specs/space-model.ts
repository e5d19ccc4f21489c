import { isSame } from '@association/services/management/index.ts'
import { sortAccepted } from './accepted-types.ts'

/** The content types of one space as migrations see them: content type and editor interface in one. */
export type SpaceModel = Readonly<Record<string, TypeSpec>>

export type TypeSpec = {
  name: string
  description: string
  /** The field that titles an entry in lists. */
  displayField: string
  /** In the order of the editor. */
  fields: Readonly<Record<string, FieldSpec>>
  /** Missing where a person or an app arranges the editor. */
  editor?: EditorSpec
}

/** How the editor is arranged, in Contentful's own words; what is left out stays as it is in the space. */
export type EditorSpec = {
  sidebar?: readonly unknown[]
  editors?: readonly unknown[]
  editorLayout?: readonly unknown[]
  groupControls?: readonly unknown[]
}

/** A field in Contentful's own words; what is left out has Contentful's default. */
export type FieldSpec = {
  name: string
  type: FieldType
  linkType?: LinkType
  items?: { type: 'Symbol' | 'Link'; linkType?: LinkType; validations?: readonly Rule[] }
  required?: boolean
  localized?: boolean
  disabled?: boolean
  omitted?: boolean
  validations?: readonly Rule[]
  defaultValue?: Readonly<Record<string, unknown>>
  /** The built-in editor of the value, such as `singleLine`. */
  widget: string
  /** Shown to editors below the field. */
  help?: string
  settings?: Readonly<Record<string, unknown>>
}

type FieldType =
  | 'Symbol'
  | 'Text'
  | 'RichText'
  | 'Integer'
  | 'Number'
  | 'Date'
  | 'Boolean'
  | 'Object'
  | 'Location'
  | 'Link'
  | 'Array'
type LinkType = 'Entry' | 'Asset'
export type Rule = Readonly<Record<string, unknown>>

/** The properties of a field that live in the editor interface and not in the content type. */
export const editorProperties = ['widget', 'help', 'settings'] as const

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
