import { createHash } from 'node:crypto'
import type { Space } from '@association/content'
import { locale } from '@association/content/define/locale.ts'
import type { Picture, SeedEntry, State } from '../define.ts'
import type { Seed, SpaceSeed } from './gather.ts'
import { isAssetLink, isLink, linksIn, wireLink } from './links.ts'

/** What a space should hold, in the words of the Management API. */
export type SpaceWish = {
  space: Space
  entries: readonly EntryWish[]
  assets: readonly AssetWish[]
  /** Tags that the entries and assets carry. */
  tags: readonly TagWish[]
}

export type WireFields = Record<string, Record<string, unknown>>

export type EntryWish = {
  id: string
  type: string
  state: State
  /** As published; for a draft, as saved. */
  fields: WireFields
  /** As last saved: differs from `fields` only for a changed entry. */
  saved: WireFields
  /** The ids of its tags; missing where the seed says nothing of them. */
  tags?: readonly string[]
  /** Links to what is nowhere: Contentful saves such an entry, and does not publish it. */
  isCut?: boolean
}

export type AssetWish = {
  id: string
  title: string
  description: string
  state: 'published' | 'draft'
  /** Tells whether the space has this file already. */
  fileName: string
  source: Drawing | Original
  tags?: readonly string[]
}

/** An SVG document, sent as PNG. Its file name holds a hash, so that it is drawn and sent only when it changed. */
export type Drawing = { picture: Picture; drawing: string }
/** A file that Contentful fetches from where it is. */
export type Original = { address: string; contentType: string; bytes?: number }

export type TagWish = { id: string; name: string; visibility: 'private' | 'public' }

/** The seed of each space in Contentful's form: links and pictures by id, values in the one locale. */
export function wishes(seed: Seed): SpaceWish[] {
  return seed.spaces.map((space) => ({
    space: space.space,
    entries: space.entries.map(toEntryWish),
    assets: picturesOf(space, seed).map(toAssetWish),
    tags: [],
  }))
}

/** A space gets the pictures that its entries show. */
function picturesOf({ entries }: SpaceSeed, { pictures }: Seed): Picture[] {
  const shown = new Set(entries.flatMap(({ fields, changes }) => linksIn([fields, changes]).assets))
  return pictures.filter(({ id }) => shown.has(id))
}

function toEntryWish({ id, type, state, fields, changes }: SeedEntry): EntryWish {
  return { id, type, state, fields: toWire(fields), saved: toWire({ ...fields, ...changes }) }
}

function toWire(fields: Readonly<Record<string, unknown>>): WireFields {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([id, value]) => [id, { [locale]: toWireValue(value) }]),
  )
}

function toWireValue(value: unknown): unknown {
  if (isLink(value)) return wireLink('Entry', value.link)
  if (isAssetLink(value)) return wireLink('Asset', value.asset)
  return Array.isArray(value) ? value.map(toWireValue) : value
}

/** Part of the hash: raise it when the same SVG should become another PNG. */
const rasterVersion = 1

function toAssetWish(picture: Picture): AssetWish {
  const { id, title, description, width, height } = picture
  const drawing = picture.draw({ width, height })
  const hash = createHash('sha256').update(`${rasterVersion} ${width}x${height} ${drawing}`).digest('hex')
  const fileName = `${id}-${hash.slice(0, 12)}.png`
  return { id, title, description, state: 'published', fileName, source: { picture, drawing } }
}
