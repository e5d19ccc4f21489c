import type { Space } from '@association/content'

/** The content types of one space as migrations see them: content type and editor interface in one. */
export type SpaceModel = Readonly<Record<string, TypeSpec>>

/** The models of both spaces. */
export type Models = Readonly<Record<Space, SpaceModel>>

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

/** The arrangement of the editor, as Contentful's API names it. A property that is left out keeps its value in the space. */
export type EditorSpec = {
  sidebar?: readonly unknown[]
  editors?: readonly unknown[]
  editorLayout?: readonly unknown[]
  groupControls?: readonly unknown[]
}

/** A field, as Contentful's API names it. A property that is left out has Contentful's default. */
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
