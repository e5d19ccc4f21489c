import type { Field, Kind } from '@association/content/define/field.ts'
import { isRecord } from '@association/content/safe/is-record.ts'
import { isAssetLink, isLink } from './links.ts'

/** Contentful's limit for a short text, in characters. */
const longestSymbol = 256

type ValueShape = { fits(value: unknown): boolean; what: string }

const isText = (value: unknown) => typeof value === 'string'
const listOf = (fits: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(fits)

const longText: ValueShape = { fits: isText, what: 'text' }
const shortText: ValueShape = {
  fits: (value) => typeof value === 'string' && value.length <= longestSymbol,
  what: `text of at most ${longestSymbol} characters`,
}

const shapes: Record<Kind, ValueShape> = {
  text: shortText,
  url: shortText,
  color: shortText,
  classes: shortText,
  choice: shortText,
  longText,
  markdown: longText,
  html: longText,
  date: { fits: (value) => isText(value) && !Number.isNaN(Date.parse(String(value))), what: 'a date' },
  integer: { fits: Number.isInteger, what: 'a whole number' },
  number: { fits: Number.isFinite, what: 'a number' },
  flag: { fits: (value) => typeof value === 'boolean', what: 'true or false' },
  json: { fits: () => true, what: 'JSON' },
  richText: {
    fits: (value) => isRecord(value) && value.nodeType === 'document' && Array.isArray(value.content),
    what: 'rich text',
  },
  texts: { fits: listOf(isText), what: 'a list of texts' },
  asset: { fits: isAssetLink, what: 'a picture' },
  assets: { fits: listOf(isAssetLink), what: 'a list of pictures' },
  reference: { fits: isLink, what: 'a link to an entry' },
  references: { fits: listOf(isLink), what: 'a list of links to entries' },
}

export function shapeProblem({ kind }: Field, value: unknown): string | undefined {
  const { fits, what } = shapes[kind]
  if (fits(value)) return undefined
  return value !== null && fits(String(value))
    ? `must be ${what}: put the ${typeof value} into quotes.`
    : `must be ${what}.`
}
