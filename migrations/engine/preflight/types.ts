import { linkOf } from '@association/content/rules/links-in.ts'
import { isSame } from '@association/services/management/index.ts'
import type { FieldSpec } from '../specs/space-model.ts'

type FieldType = Pick<FieldSpec, 'type' | 'linkType'> & { items?: FieldSpec['items'] }

/** Contentful's limits, which also hold for drafts: text in characters, lists in items, rich text in bytes. */
const atMost = { Symbol: 256, Text: 50_000, Array: 1000, RichText: 1_000_000 }

export function unsavable(value: unknown, field: FieldType): string | undefined {
  if (value === undefined || value === null) return undefined
  if (!isOfType(value, field)) return `is no ${field.linkType ? `${field.linkType} link` : field.type}`
  const limit = field.type in atMost ? atMost[field.type as keyof typeof atMost] : undefined
  if (limit !== undefined && sizeOf(value) > limit) return `is larger than ${limit.toLocaleString('en')}`
  const { items } = field
  if (!Array.isArray(value) || !items) return undefined
  return value.map((item) => unsavable(item, items)).find((problem) => problem !== undefined)
}

const sizeOf = (value: unknown) =>
  typeof value === 'string' || Array.isArray(value) ? value.length : Buffer.byteLength(JSON.stringify(value))

const isoDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/

function isOfType(value: unknown, { type, linkType }: FieldType): boolean {
  switch (type) {
    case 'Symbol':
    case 'Text':
      return typeof value === 'string'
    case 'Integer':
      return Number.isInteger(value)
    case 'Number':
      return typeof value === 'number'
    case 'Boolean':
      return typeof value === 'boolean'
    case 'Date':
      return typeof value === 'string' && isoDate.test(value) && !Number.isNaN(Date.parse(value))
    case 'Array':
      return Array.isArray(value)
    case 'Link':
      return linkOf(value)?.linkType === linkType
    case 'RichText':
      return isSame((value as { nodeType?: unknown }).nodeType, 'document')
    default:
      return typeof value === 'object'
  }
}
