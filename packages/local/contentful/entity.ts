export type EntityLink<T extends string = string> = { sys: { type: 'Link'; linkType: T; id: string } }

/** Properties depend on type and history. */
export type Sys = {
  id: string
  type: string
  version: number
  space?: EntityLink<'Space'>
  environment?: EntityLink<'Environment'>
  contentType?: EntityLink<'ContentType'>
  createdAt: string
  createdBy: EntityLink
  updatedAt: string
  updatedBy: EntityLink
  publishedVersion?: number
  publishedCounter?: number
  publishedAt?: string
  publishedBy?: EntityLink
  firstPublishedAt?: string
  archivedVersion?: number
  archivedAt?: string
  archivedBy?: EntityLink
  [more: string]: unknown
}

export type Entity = { sys: Sys }

/** Field id → locale → value. */
export type Fields = Record<string, Record<string, unknown>>

export type Metadata = { tags: EntityLink<'Tag'>[]; concepts?: EntityLink[] }

export type ContentEntity = Entity & { metadata: Metadata; fields: Fields }

export type Validation = Record<string, unknown> & { message?: string }

export type FieldItems = { type: string; linkType?: string; validations?: Validation[] }

export type TypeField = {
  id: string
  name: string
  type: string
  linkType?: string
  items?: FieldItems
  localized: boolean
  required: boolean
  disabled: boolean
  omitted: boolean
  deleted?: boolean
  validations: Validation[]
  defaultValue?: Record<string, unknown>
  newId?: string
}

export type ContentType = Entity & {
  name: string
  description?: string
  displayField: string | null
  fields: TypeField[]
  metadata?: ContentTypeMetadata
}

/** `taxonomy` restricts an entry's concepts to these concepts and schemes. */
export type ContentTypeMetadata = {
  annotations?: Record<string, unknown>
  taxonomy?: (EntityLink & { required?: boolean })[]
}

export type Control = { fieldId: string; widgetId?: string; widgetNamespace?: string; settings?: unknown }

export type EditorInterface = Entity & {
  controls: Control[]
  sidebar?: unknown[]
  editors?: unknown[]
  editorLayout?: unknown[]
  groupControls?: unknown[]
}

export type Locale = Entity & {
  name: string
  code: string
  internal_code: string
  fallbackCode: string | null
  default: boolean
  contentManagementApi: boolean
  contentDeliveryApi: boolean
  optional: boolean
}

export type Tag = Entity & { name: string }

export type Space = Entity & { name: string }

export type Environment = Entity & { name: string }

export type EnvironmentAlias = Entity & { environment: EntityLink<'Environment'> }

export const link = <T extends string>(linkType: T, id: string): EntityLink<T> => ({
  sys: { type: 'Link', linkType, id },
})

/** True for links within the same environment. */
export function isLink(value: unknown): value is EntityLink {
  const sys = (value as Partial<EntityLink> | null)?.sys
  return sys?.type === 'Link' && typeof sys.id === 'string' && typeof sys.linkType === 'string'
}
