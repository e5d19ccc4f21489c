import { type ContentType, spaces } from '@association/content'
import { contentTypeFor } from '@association/content/content-types'
import type { Kind } from '@association/content/define/field.ts'
import { isRecord } from '@association/content/safe/is-record.ts'
import { parse } from 'yaml'
import type { DayOffset } from './dates/day-offset.ts'
import { assetLink, day, link, prose, type SeedFile, states } from './define.ts'

/**
 * Reads one entry: YAML with `type`, `id` and fields between two lines `---`, then the first rich text field. Throws an
 * Error that names what to correct. The model's rules check the values later.
 */
export function readMarkdown(markdown: string): SeedFile {
  const { front, text } = split(markdown)
  const {
    type,
    id,
    space,
    changes,
    state = changes === undefined ? 'published' : 'changed',
    ...fields
  } = front
  const model = typeof type === 'string' ? contentTypeFor(type) : undefined
  if (!model) throw wrong('type', 'the id of a content type, such as basicArticle')
  if (typeof id !== 'string') throw wrong('id', 'the id of the entry')
  if (changes !== undefined && !isRecord(changes)) throw wrong('changes', 'fields with their values')
  const known = oneOf(states, state, 'state')
  if ((known === 'changed') !== (changes !== undefined))
    throw wrong('state', 'changed if there are `changes`, and only then')
  const below = textOf(text, model)
  const twice = Object.keys(below).find((key) => Object.hasOwn(fields, key))
  if (twice) throw new Error(`\`${twice}\` is given twice: keep only the text below the front matter`)
  const entry = {
    type: model.id,
    id,
    state: known,
    fields: { ...valuesOf(fields, model), ...below },
    changes: valuesOf(changes ?? {}, model),
  }
  return { space: oneOf(spaces, space ?? model.spaces[0], 'space'), entries: [entry] }
}

type FrontMatter = Readonly<Record<string, unknown>>

/** Some editors write a byte order mark before the first line. */
const frontMatter = /^\uFEFF?---\n(.*?)(?<=\n)---(?:\n(.*))?$/s

function split(markdown: string): { front: FrontMatter; text: string } {
  const [, yaml = '', text = ''] = frontMatter.exec(markdown.replaceAll('\r\n', '\n')) ?? []
  // The empty first line replaces `---`, so that line numbers in messages match the file. An alias can make a circle.
  const front: unknown = parse(`\n${yaml}`, { maxAliasCount: 0 })
  if (isRecord(front)) return { front, text: text.trim() }
  throw new Error('it must begin with a line `---`, its fields, and another line `---`')
}

function textOf(text: string, { id, fields }: ContentType): FrontMatter {
  if (text === '') return {}
  const field = Object.keys(fields).find((name) => fields[name]?.kind === 'richText')
  if (field) return { [field]: prose(text) }
  throw new Error(`below its front matter is text, but the content type ${id} has no rich text field`)
}

/** Values of another form stay, so that the model can report them. */
const valuesOf = (values: FrontMatter, { fields }: ContentType): FrontMatter =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, written(fields[id]?.kind, value)]))

function written(kind: Kind | undefined, value: unknown): unknown {
  const spell = kind && spellings[kind]
  if (!spell) return value
  const one = (item: unknown) => (typeof item === 'string' ? spell(item) : item)
  return Array.isArray(value) ? value.map(one) : one(value)
}

const spellings: { readonly [K in Kind]?: (text: string) => unknown } = {
  asset: assetLink,
  assets: assetLink,
  date: dateOf,
  reference: link,
  references: link,
  richText: (text) => prose(text),
}

/** `day(-12)`, `day(Fri+150)` and `day(20, 18:00-06:00)` count from the day of seeding. Other dates stay. */
function dateOf(text: string): string {
  const [, offset, time] = /^day\(([^,)]+)(?:, *([^)]+))?\)$/.exec(text) ?? []
  if (offset === undefined) return text
  // The placeholder is checked when it becomes a date.
  return day((/^-?\d+$/.test(offset) ? Number(offset) : offset) as DayOffset, time as `${number}:${number}`)
}

function oneOf<Choice extends string>(choices: readonly Choice[], value: unknown, key: string): Choice {
  const found = choices.find((choice) => choice === value)
  if (found) return found
  throw wrong(key, choices.join(' or '))
}

const wrong = (key: string, what: string) => new Error(`\`${key}\` must be ${what}`)
