import type { RichText } from '@association/content/define/field.ts'
import { locale } from '@association/content/define/locale.ts'
import { richText } from '@association/content/shared/rich-text.ts'
import { topics } from '@association/content/types/basic-article/topics.ts'
import { CommandError } from '../../shared/errors.ts'
import type { EntryWish, WireFields } from '../wish/wish.ts'

/** Returns the same article for the same number, counted from 1. */
export type Generator = (number: number) => EntryWish

/**
 * Each generated article has the words, authors and picture of some written ones. Throws CommandError if no written
 * article has a body. `seeding` is a day such as `2026-11-22`.
 */
export function generatorOf(articles: readonly EntryWish[], seeding: string): Generator {
  const [first, ...others] = articles.flatMap((article) => sourceOf(article) ?? [])
  if (!first)
    throw new CommandError(
      'BAD_SEED',
      'No article of the seed has a body, so none can be generated: write one.',
    )
  const sources: Sources = [first, ...others]
  return (number) => {
    const fields = fieldsOf(number, sources, seeding)
    return {
      id: `article-scale-${padded(number)}`,
      type: 'basicArticle',
      state: 'published',
      fields,
      saved: fields,
      keepsOtherLocales: true,
    }
  }
}

type Source = {
  title: string
  slug: string
  tags: readonly string[]
  blocks: readonly Measured[]
  fields: WireFields
}
type Sources = readonly [Source, ...Source[]]

function sourceOf({ fields }: EntryWish): Source | undefined {
  const valueIn = <Value>(field: string) => fields[field]?.[locale] as Value | undefined
  const body = valueIn<RichText>('body')
  const blocks = body ? freeBlocks(body) : []
  if (blocks.length === 0) return undefined
  const lent = ['summary', 'authors', 'bannerImage'].flatMap((id) => (fields[id] ? [[id, fields[id]]] : []))
  return {
    title: String(valueIn('title')),
    slug: String(valueIn('canonicalUrl')),
    tags: valueIn('tags') ?? [],
    blocks,
    fields: Object.fromEntries(lent),
  }
}

function fieldsOf(number: number, sources: Sources, seeding: string): WireFields {
  const base = pick(sources, number, 'base')
  const [second, third] = [pick(sources, number, 'second'), pick(sources, number, 'third')]
  const topic = topics[number % topics.length]?.name
  const tags = [topic, pick(sources, number, 'tag').tags[1], base.tags[2] ?? base.tags[1]]
  return {
    ...base.fields,
    ...inLocale({
      title: titleOf(base, number),
      canonicalUrl: `${base.slug.slice(0, longestSlug)}-${padded(number)}`.replaceAll('--', '-'),
      publicationDate: dateOf(number, seeding),
      tags: [...new Set(tags.filter((tag) => tag !== undefined))],
      body: generatedBody(bodySources(number, [base, second, third], sources)),
    }),
  }
}

const inLocale = (values: Record<string, unknown>): WireFields =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { [locale]: value }]))

/** Takes enough articles for a long body, because some have three sentences. */
const bodySources = (number: number, chosen: readonly Source[], sources: Sources) =>
  [
    ...chosen,
    ...['fourth', 'fifth', 'sixth', 'seventh', 'eighth'].map((purpose) => pick(sources, number, purpose)),
  ].map(({ blocks }) => blocks)

const padded = (number: number) => String(number).padStart(5, '0')

const longestSlug = 150

/** Cuts long titles of the seed at a word; the limit is 200 characters. */
function titleOf({ title }: Source, number: number): string {
  const short = title.length <= 120 ? title : title.slice(0, 120).replace(/\W+\w*$/, '')
  return pick(frames, number, 'frame')(short, pick(places, number, 'place'))
}

const frames: readonly [Frame, ...Frame[]] = [
  (title, place) => `${title}: notes from ${place}`,
  (title, place) => `${place}: ${title}`,
  (title, place) => `${title}, one year later at ${place}`,
  (title, place) => `${title}: what ${place} would do again`,
  (title, place) => `${title}: a letter from ${place}`,
]
type Frame = (title: string, place: string) => string

const places: readonly [string, ...string[]] = [
  'Alder County',
  'Bay Medical Partners',
  'Blue Ridge Physicians',
  'Cedar Valley Health',
  'Fort Hale Community Hospital',
  'Good Harbor',
  'Gulf Coast University',
  'Lakeshore University',
  'Mesa Alta Health',
  'Northern Plains Clinic',
  'Northgate University Hospital',
  'Pinecrest Medical Group',
  'Prairie Lakes Clinic',
  'Riverbend Regional',
  'Summit Ridge Health',
  'Three Rivers Health',
  'Tidewater Children’s Hospital',
  'Willow Creek Senior Care',
]

const dayMs = 86_400_000
const tenYearsInDays = 3652

/** Dates are in the ten years before the year of seeding, so that articles keep them for a year. */
function dateOf(number: number, seeding: string): string {
  const firstDayOfYear = Date.parse(`${seeding.slice(0, 4)}-01-01`)
  const days = 1 + spread(number, 'date', tenYearsInDays)
  return new Date(firstDayOfYear - days * dayMs).toISOString().slice(0, 10)
}

/** Deterministic for number and purpose. */
function pick<Item>(list: readonly [Item, ...Item[]], number: number, purpose: string): Item {
  return list[spread(number, purpose, list.length)] ?? list[0]
}

/** Returns an integer below `limit`, evenly distributed. */
function spread(number: number, purpose: string, limit: number): number {
  let hash = 0x811c9dc5
  for (const letter of `${purpose} ${number}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  // The last letters alone do not reach all bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) % limit
}

type Measured = { block: RichText['content'][number]; length: number }

/** A block that embeds or links to an entry stays in its own article. */
const freeBlocks = (body: RichText): Measured[] =>
  body.content.flatMap((block) => {
    const json = JSON.stringify(block)
    return json.includes('"linkType"') ? [] : [{ block, length: json.length }]
  })

/** Characters of JSON, as in a long article. */
const targetLength = 9000

function generatedBody(articles: readonly (readonly Measured[])[]): RichText {
  const content: Measured['block'][] = []
  let length = 0
  for (const one of articles.flat()) {
    if (length >= targetLength) break
    content.push(one.block)
    length += one.length
  }
  const lastText = content.findLastIndex(({ nodeType }) => !nodeType.startsWith('heading'))
  return richText(...content.slice(0, lastText + 1))
}
