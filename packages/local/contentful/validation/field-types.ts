import { type Document, validateRichTextDocument } from '@contentful/rich-text-types'
import { type ContentEntity, type ContentType, type FieldItems, isLink, type TypeField } from '../entity.ts'
import { invalidEntry, unknownField, type WireProblem } from '../http/errors.ts'
import { isPoint } from '../query/places.ts'
import type { Languages } from '../store/locales.ts'

/** Contentful's limits, which apply to drafts too: characters and items. */
const sizeLimits: Record<string, number> = { Symbol: 256, Text: 50_000, Array: 1000 }

type FieldType = Pick<FieldItems, 'type' | 'linkType'> & { items?: FieldItems }

const isoDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/

const accepts: Record<string, (value: unknown, shape: FieldType) => boolean> = {
  Symbol: (value) => typeof value === 'string',
  Text: (value) => typeof value === 'string',
  Integer: Number.isInteger,
  Number: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
  Date: (value) => typeof value === 'string' && isoDate.test(value) && !Number.isNaN(Date.parse(value)),
  Location: isPoint,
  Object: (value) => typeof value === 'object',
  Array: Array.isArray,
  RichText: (value) => (value as Partial<Document>).nodeType === 'document',
  Link: (value, { linkType }) => isLink(value) && (linkType === undefined || value.sys.linkType === linkType),
  ResourceLink: (value) => (value as { sys?: { type?: string } }).sys?.type === 'ResourceLink',
}

export const fieldTypes = Object.keys(accepts)

/** Every save requires existing fields and correct types. Throws UnknownField or InvalidEntry. */
export function checkDraft(draft: ContentEntity, type: ContentType, languages: Languages) {
  const fields = new Map(type.fields.map((field) => [field.id, field]))
  const unknown = Object.keys(draft.fields).filter((id) => !fields.has(id))
  if (unknown.length > 0) throw unknownField(unknown.map((id) => notExpected(['fields', id])))
  const problems = Object.entries(draft.fields).flatMap(([id, values]) =>
    fieldProblems(fields.get(id), values, languages),
  )
  if (problems.length > 0) throw invalidEntry(problems)
}

function fieldProblems(
  field: TypeField | undefined,
  values: Record<string, unknown>,
  languages: Languages,
): WireProblem[] {
  if (!field) return []
  const path = ['fields', field.id]
  return Object.entries(values).flatMap(([locale, value]) =>
    languages.codes.has(locale)
      ? typeProblems(value, field, [...path, locale])
      : [notExpected([...path, locale])],
  )
}

const notExpected = (path: string[]): WireProblem => ({
  name: 'unknown',
  path,
  details: `The property "${path.at(-1)}" is not expected`,
})

export function typeProblems(value: unknown, shape: FieldType, path: (string | number)[]): WireProblem[] {
  if (value === undefined || value === null) return []
  if (!accepts[shape.type]?.(value, shape)) return [wrongType(value, shape, path)]
  if (shape.type === 'RichText') return richTextProblems(value as Document, path)
  const { items } = shape
  const inItems =
    Array.isArray(value) && items
      ? value.flatMap((item, index) => typeProblems(item ?? Number.NaN, items, [...path, index]))
      : []
  return [...inItems, ...tooLarge(value, shape.type, path)]
}

const wrongType = (
  value: unknown,
  { type, linkType }: FieldType,
  path: (string | number)[],
): WireProblem => ({
  name: type === 'Link' && isLink(value) ? 'linkType' : 'type',
  value,
  type,
  ...(linkType ? { linkType } : {}),
  details: `The type of "value" is incorrect, expected type: ${type}`,
  path,
})

function richTextProblems(document: Document, path: (string | number)[]): WireProblem[] {
  return validateRichTextDocument(document).map(({ details, ...problem }) => ({
    ...problem,
    ...(details ? { details } : {}),
    path: [...path, ...(problem.path ?? [])],
  }))
}

function tooLarge(value: unknown, type: string, path: (string | number)[]): WireProblem[] {
  const max = sizeLimits[type]
  const { length } = value as { length?: number }
  if (max === undefined || length === undefined || length <= max) return []
  return [{ name: 'size', max, value, details: `Size must be at most ${max}`, path }]
}
