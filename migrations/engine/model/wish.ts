import { type ContentType, type Space, spaces } from '@association/content'
import { toContentType } from '@association/content/content-type'
import { contentTypes } from '@association/content/content-types'
import type { Kind } from '@association/content/define/field.ts'
import type { ContentFields } from 'contentful-management'
import type { FieldSpec, Models, TypeSpec } from '../specs/space-model.ts'
import { tidyType } from '../specs/tidy.ts'

export function wishedModels(types: readonly ContentType[] = contentTypes): Models {
  const specs = types.map((type) => ({ type, spec: toTypeSpec(type, types) }))
  const inSpace = (space: Space) =>
    Object.fromEntries(
      specs.filter(({ type }) => type.spaces.includes(space)).map(({ type, spec }) => [type.id, spec]),
    )
  return Object.fromEntries(spaces.map((space) => [space, inSpace(space)])) as Models
}

function toTypeSpec(type: ContentType, all: readonly ContentType[]): TypeSpec {
  const { name, description, displayField, fields } = toContentType(type, all)
  return tidyType({
    name,
    description,
    displayField,
    fields: Object.fromEntries(fields.map((field) => [field.id, toFieldSpec(type, field)])),
  })
}

function toFieldSpec(type: ContentType, { id, ...field }: ContentFields): FieldSpec {
  const { kind, help, unit } = type.fields[id] ?? { kind: 'text' }
  const inUnit = unit ? `In ${unit}.` : undefined
  // The SDK's type is wider, but the model yields only properties of FieldSpec.
  const spec = field as Omit<FieldSpec, 'widget'>
  return { ...spec, widget: widgets[kind], help: [help, inUnit].filter(Boolean).join(' ') }
}

/** Built-in editors for spaces without this repository's app. */
const widgets: Record<Kind, string> = {
  text: 'singleLine',
  longText: 'multipleLine',
  markdown: 'markdown',
  html: 'multipleLine',
  url: 'singleLine', // Contentful's URL editor refuses relative URLs.
  color: 'singleLine',
  classes: 'singleLine',
  choice: 'dropdown',
  date: 'datePicker',
  integer: 'numberEditor',
  number: 'numberEditor',
  flag: 'boolean',
  json: 'objectEditor',
  richText: 'richTextEditor',
  asset: 'assetLinkEditor',
  assets: 'assetLinksEditor',
  texts: 'tagEditor',
  reference: 'entryCardEditor',
  references: 'entryCardsEditor',
}
