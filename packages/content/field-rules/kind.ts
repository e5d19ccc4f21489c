import type { Kind } from '../define/field.ts'
import { isRecord } from '../safe/is-record.ts'
import type { FieldRule } from './field-rule.ts'

/** Imports and old models can leave values that break Contentful's types. */
export const kind: FieldRule = {
  id: 'kind',
  title: 'Values of the wrong type',
  about: 'A value has the type of its field: text in a text field, a number in a number field.',
  severity: 'error',
  scope: 'field',
  check(value, { field, label }) {
    const [fits, what] = shapes[field.kind]
    return fits(value) ? [] : [`${label} must be ${what}, but its value is ${nameOf(value)}.`]
  },
}

type KindShape = readonly [fits: (value: unknown) => boolean, what: string]

const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)
const listOf = (fits: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(fits)

const text: KindShape = [isText, 'text']

const shapes: Record<Kind, KindShape> = {
  text,
  longText: text,
  markdown: text,
  html: text,
  url: text,
  color: text,
  classes: text,
  choice: text,
  date: [(value) => isText(value) && !Number.isNaN(Date.parse(String(value))), 'a date'],
  integer: [(value) => Number.isInteger(value), 'a whole number'],
  number: [isNumber, 'a number'],
  flag: [(value) => typeof value === 'boolean', 'yes or no'],
  json: [() => true, 'JSON'],
  richText: [isRecord, 'rich text'],
  texts: [listOf(isText), 'a list of texts'],
  asset: [isRecord, 'a file'],
  assets: [Array.isArray, 'a list of files'],
  reference: [isRecord, 'a link'],
  references: [Array.isArray, 'a list of links'],
}

const nameOf = (value: unknown) =>
  Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`
