import type { ContentFields, ContentTypeProps } from 'contentful-management'
import type { ContentType } from '../define/content-type.ts'
import type { Field, Kind, ReferenceTarget } from '../define/field.ts'
import { locale } from '../define/locale.ts'

type FieldRule = NonNullable<ContentFields['validations']>[number]
type CarriedType = Pick<ContentFields, 'type' | 'linkType' | 'items'>

const shapes: Record<Kind, CarriedType> = {
  text: { type: 'Symbol' },
  longText: { type: 'Text' },
  markdown: { type: 'Text' },
  html: { type: 'Text' },
  url: { type: 'Symbol' },
  color: { type: 'Symbol' },
  classes: { type: 'Symbol' },
  choice: { type: 'Symbol' },
  date: { type: 'Date' },
  integer: { type: 'Integer' },
  number: { type: 'Number' },
  flag: { type: 'Boolean' },
  json: { type: 'Object' },
  richText: { type: 'RichText' },
  asset: { type: 'Link', linkType: 'Asset' },
  assets: { type: 'Array', items: { type: 'Link', linkType: 'Asset' } },
  texts: { type: 'Array', items: { type: 'Symbol' } },
  reference: { type: 'Link', linkType: 'Entry' },
  references: { type: 'Array', items: { type: 'Link', linkType: 'Entry' } },
}

/** Returns the body of `PUT /content_types/{id}`. */
export function toContentType(type: ContentType, all: readonly ContentType[]): Omit<ContentTypeProps, 'sys'> {
  return {
    name: type.name,
    description: type.description,
    displayField: type.title,
    fields: Object.entries(type.fields).map(([id, field]) => toField(id, field, all)),
  }
}

function toField(id: string, field: Field, all: readonly ContentType[]): ContentFields {
  const { items, ...shape } = shapes[field.kind]
  const limits = limitsOf(field)
  const rules = rulesOf(field, all)
  return {
    id,
    name: field.name ?? sentence(id),
    required: field.required ?? false,
    localized: false,
    disabled: field.hidden ?? false, // Contentful's word for a field that its editor hides.
    omitted: false,
    ...shape,
    ...(items
      ? { items: { ...items, validations: rules }, validations: limits }
      : { validations: [...limits, ...rules] }),
    ...(field.default === undefined ? {} : { defaultValue: { [locale]: field.default } }),
  }
}

function limitsOf({ kind, min, max }: Field): FieldRule[] {
  if (min === undefined && max === undefined) return []
  return [kind === 'integer' || kind === 'number' ? { range: { min, max } } : { size: { min, max } }]
}

function rulesOf(field: Field, all: readonly ContentType[]): FieldRule[] {
  const { pattern, options, to, embeds, mimeTypes, unique } = field
  return [
    ...(unique ? [{ unique: true }] : []),
    ...(pattern ? [{ regexp: { pattern, flags: '' } }] : []),
    ...(options ? [{ in: [...options] }] : []),
    ...(to ? [{ linkContentType: acceptedIds(to, all) }] : []),
    ...(mimeTypes ? [{ linkMimetypeGroup: [...mimeTypes] }] : []),
    ...(field.kind === 'richText' ? [{ enabledNodeTypes: [...textNodes] }] : []),
    ...(embeds
      ? [{ nodes: { 'embedded-entry-block': [{ linkContentType: acceptedIds(embeds, all) }] } }]
      : []),
  ]
}

export const textNodes = [
  'heading-1',
  'heading-2',
  'heading-3',
  'heading-4',
  'heading-5',
  'heading-6',
  'ordered-list',
  'unordered-list',
  'hr',
  'blockquote',
  'table',
  'embedded-entry-block',
  'embedded-asset-block',
  'hyperlink',
  'entry-hyperlink',
  'asset-hyperlink',
] as const

export function acceptedIds(to: ReferenceTarget, all: readonly ContentType[]): string[] {
  return 'slot' in to ? all.filter((type) => type.slots.includes(to.slot)).map((type) => type.id) : [...to]
}

/** Turns `button1Url` into “Button 1 URL”. */
export const sentence = (id: string) =>
  id
    .replace(/(?<=[a-z])\d/g, ' $&')
    .replace(/^./, (letter) => letter.toUpperCase())
    .replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/\b(?:url|id)\b/gi, (word) => word.toUpperCase())
