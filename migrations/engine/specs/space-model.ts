import type { Space } from '@association/content'

export type SpaceModel = Readonly<Record<string, TypeSpec>>

export type Models = Readonly<Record<Space, SpaceModel>>

export type TypeSpec = {
  name: string
  description: string
  displayField: string
  /** In the order of the editor. */
  fields: Readonly<Record<string, FieldSpec>>
  /** Missing if a person or app arranges the editor. */
  editor?: EditorSpec
}

/** Names follow Contentful's API. An omitted property keeps its value in the space. */
export type EditorSpec = {
  sidebar?: readonly unknown[]
  editors?: readonly unknown[]
  editorLayout?: readonly unknown[]
  groupControls?: readonly unknown[]
}

/** Names follow Contentful's API. An omitted property has Contentful's default. */
export type FieldSpec = {
  name: string
  type: FieldType
  linkType?: LinkType
  items?: { type: 'Symbol' | 'Link'; linkType?: LinkType; validations?: readonly ValidationRule[] }
  required?: boolean
  localized?: boolean
  disabled?: boolean
  omitted?: boolean
  validations?: readonly ValidationRule[]
  defaultValue?: Readonly<Record<string, unknown>>
  widget: string
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
export type ValidationRule = Readonly<Record<string, unknown>>

export const editorProperties = ['widget', 'help', 'settings'] as const
