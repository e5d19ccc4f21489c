import { createHash } from 'node:crypto'
import type { Space } from '@association/content'
import { locale } from '@association/content/define/locale.ts'
import type { Picture, SeedEntry, State } from '@association/seed/define.ts'
import type { ContentTypeProps, EditorInterfaceProps, LocaleProps } from 'contentful-management'
import type { Seed, SpaceSeed } from './gather.ts'
import { isAssetLink, isLink, linksIn, wireLink } from './links.ts'

/** What a space should hold, in the words of the Management API. */
export type SpaceWish = {
  space: Space
  entries: readonly EntryWish[]
  assets: readonly AssetWish[]
  /** Tags that the entries and assets carry. */
  tags: readonly TagWish[]
  /** Locales of their values; empty where the seed has the default locale only. */
  locales: readonly LocaleWish[]
  /** Content types for a space that no migration manages. */
  types: readonly TypeWish[]
}

/** The values of a field by locale. */
export type WireFields = Record<string, Record<string, unknown>>

/** What an entry or asset should be. */
export type ItemWish<Fields> = {
  id: string
  state: State | 'archived'
  /** As published; for a draft, as saved. */
  fields: Fields
  /** The last saved values. They differ from `fields` only if the entry has unpublished changes. */
  saved: Fields
  /** The ids of its tags; missing where the seed says nothing of them. */
  tags?: readonly string[]
  /** The ids of its concepts of the taxonomy. */
  concepts?: readonly string[]
  /** Only the default locale is wished for: values that editors gave in other locales stay. */
  keepsOtherLocales?: boolean
}

export type EntryWish = ItemWish<WireFields> & {
  type: string
  /** Links to what is nowhere: Contentful saves such an entry, and does not publish it. */
  isCut?: boolean
}

export type AssetWish = ItemWish<AssetFields>
/** Each by locale. */
export type AssetFields = {
  title: Record<string, string>
  description: Record<string, string>
  file: Record<string, FileWish>
}

export type FileWish = {
  /** Tells, with the size, whether the space has this file already. */
  fileName: string
  contentType: string
  bytes?: number | undefined
  /** The published version has another file: the same name and size do not make them one. */
  isChanged?: boolean
  source: Drawing | Original | Kept
}

/** An SVG document, sent as PNG. Its file name holds a hash, so that it is drawn and sent only when it changed. */
export type Drawing = { picture: Picture; drawing: string }
/** A file that Contentful fetches from where it is. */
export type Original = { address: string }
/** A file beside an export. */
export type Kept = { path: string; sha256: string }

export type TagWish = { id: string; name: string; visibility: 'private' | 'public' }

export type LocaleWish = Pick<
  LocaleProps,
  'code' | 'name' | 'fallbackCode' | 'optional' | 'default' | 'contentDeliveryApi' | 'contentManagementApi'
>

export type TypeWish = {
  id: string
  isPublished: boolean
  /** The export has it as last saved, and it was published before with another definition. */
  isChanged?: boolean
  definition: Omit<ContentTypeProps, 'sys'>
  editor?: Omit<EditorInterfaceProps, 'sys'> | undefined
}

/** The seed of each space in Contentful's form: links and pictures by id, values in the default locale. */
export function wishes(seed: Seed): SpaceWish[] {
  return seed.spaces.map((space) => ({
    space: space.space,
    entries: space.entries.map(toEntryWish),
    assets: picturesOf(space, seed).map(toAssetWish),
    tags: [],
    locales: [],
    types: [],
  }))
}

/** A space gets the pictures that its entries show. */
function picturesOf({ entries }: SpaceSeed, { pictures }: Seed): Picture[] {
  const shown = new Set(entries.flatMap(({ fields, changes }) => linksIn([fields, changes]).assets))
  return pictures.filter(({ id }) => shown.has(id))
}

function toEntryWish({ id, type, state, fields, changes }: SeedEntry): EntryWish {
  const saved = toWire({ ...fields, ...changes })
  return { id, type, state, fields: toWire(fields), saved, keepsOtherLocales: true }
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
  const file: FileWish = {
    fileName: `${id}-${hash.slice(0, 12)}.png`,
    contentType: 'image/png',
    source: { picture, drawing },
  }
  const fields = {
    title: { [locale]: title },
    description: { [locale]: description },
    file: { [locale]: file },
  }
  return { id, state: 'published', fields, saved: fields, keepsOtherLocales: true }
}
