import type { TypeField } from '../entity.ts'
import type { Operator } from './operators.ts'

type QueriedKind =
  | 'text'
  | 'longText'
  | 'number'
  | 'date'
  | 'flag'
  | 'link'
  | 'texts'
  | 'links'
  | 'place'
  | 'json'
  | 'richText'

const equality = ['eq', 'ne', 'in', 'nin', 'exists'] as const
const range = ['lt', 'lte', 'gt', 'gte'] as const

/** Contentful answers any other operator with InvalidQuery. */
const operatorsOf: Record<QueriedKind, readonly Operator[]> = {
  text: [...equality, 'match'],
  longText: [...equality, 'match'],
  number: [...equality, ...range],
  date: [...equality, ...range],
  flag: equality,
  link: equality,
  texts: [...equality, 'all', 'match'],
  links: [...equality, 'all'],
  place: ['exists', 'near', 'within'],
  json: ['exists'],
  richText: ['exists', 'match'],
}

const orderable = new Set<QueriedKind>(['text', 'number', 'date', 'flag', 'link'])

const kinds: Record<string, QueriedKind> = {
  Symbol: 'text',
  Text: 'longText',
  Integer: 'number',
  Number: 'number',
  Date: 'date',
  Boolean: 'flag',
  Link: 'link',
  ResourceLink: 'link',
  Location: 'place',
  Object: 'json',
  RichText: 'richText',
}

export const isApplicable = (operator: Operator, field: TypeField) =>
  operatorsOf[kindOf(field)].includes(operator)

export const isOrderable = (field: TypeField) => orderable.has(kindOf(field))

export function isComparable(field: TypeField, value: string): boolean {
  const kind = kindOf(field)
  if (kind === 'number') return value.trim() !== '' && !Number.isNaN(Number(value))
  if (kind === 'flag') return value === 'true' || value === 'false'
  return kind !== 'date' || !Number.isNaN(Date.parse(value))
}

function kindOf({ type, items }: TypeField): QueriedKind {
  if (type === 'Array') return items?.type === 'Symbol' ? 'texts' : 'links'
  return kinds[type] ?? 'json'
}
