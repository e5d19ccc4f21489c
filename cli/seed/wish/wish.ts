import { createHash } from 'node:crypto'
import type { Space } from '@association/content'
import { locale } from '@association/content/define/locale.ts'
import type { Picture, SeedEntry, SeedState } from '@association/seed/define.ts'
import type { ContentTypeProps, EditorInterfaceProps, LocaleProps } from 'contentful-management'
import type { Seed, SpaceSeed } from './gather.ts'
import { isAssetLink, isLink, linksIn, wireLink } from './links.ts'

/** In the format of the Management API. */
export type SpaceWish = {
  space: Space
  entries: readonly EntryWish[]
  assets: readonly AssetWish[]
  tags: readonly TagWish[]
  /** Empty if the seed has only the default locale. */
  locales: readonly LocaleWish[]
  /** Only for a space that no migration manages. */
  types: readonly TypeWish[]
}

/** By field and locale. */
export type WireFields = Record<string, Record<string, unknown>>

export type ItemWish<Fields> = {
  id: string
  state: SeedState | 'archived'
  /** The published values; for a draft, the saved ones. */
  fields: Fields
  /** The last saved values, equal to `fields` without unpublished changes. */
  saved: Fields
  /** Ids. Undefined leaves the existing tags. */
  tags?: readonly string[]
  concepts?: readonly string[]
  keepsOtherLocales?: boolean
}

export type EntryWish = ItemWish<WireFields> & {
  type: string
  /** A link target exists nowhere. Contentful saves such an entry but does not publish it. */
  isCut?: boolean
}

export type AssetWish = ItemWish<AssetFields>
export type AssetFields = {
  title: Record<string, string>
  description: Record<string, string>
  file: Record<string, FileWish>
}

export type FileWish = {
  /** Name and size tell whether the space has the file. */
  fileName: string
  contentType: string
  bytes?: number | undefined
  /** The published version has another file, so equal name and size prove nothing. */
  isChanged?: boolean
  source: Drawing | Original | Kept
}

/** An SVG document, sent as PNG. The file name contains a hash, so only a changed drawing is sent. */
export type Drawing = { picture: Picture; drawing: string }
/** Contentful fetches the file itself. */
export type Original = { address: string }
export type Kept = { path: string; sha256: string }

export type TagWish = { id: string; name: string; visibility: 'private' | 'public' }

export type LocaleWish = Pick<
  LocaleProps,
  'code' | 'name' | 'fallbackCode' | 'optional' | 'default' | 'contentDeliveryApi' | 'contentManagementApi'
>

export type TypeWish = {
  id: string
  isPublished: boolean
  /** The last saved definition differs from the published one. */
  isChanged?: boolean
  definition: Omit<ContentTypeProps, 'sys'>
  editor?: Omit<EditorInterfaceProps, 'sys'> | undefined
}

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

/** Raise it when the same SVG should give another PNG; the hash contains it. */
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
