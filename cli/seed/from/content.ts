import { join } from 'node:path'
import type { Space } from '@association/content'
import { statusOf } from '@association/content/rules'
import { isRecord } from '@association/content/safe/is-record.ts'
import { isReserved, isSame } from '@association/services/management/index.ts'
import type {
  AssetProps,
  ContentTypeProps,
  EditorInterfaceProps,
  EntryProps,
  LocaleProps,
  TagProps,
} from 'contentful-management'
import { keptPath } from '../../content/export/files/kept-file.ts'
import { heldValues } from '../../content/export/held-values.ts'
import { conceptIdsOf, tagIdsOf } from '../plan/tags.ts'
import type {
  AssetFields,
  AssetWish,
  EntryWish,
  FileWish,
  LocaleWish,
  SpaceWish,
  TypeWish,
  WireFields,
} from '../wish/wish.ts'

/** In the format of the Management API. */
export type SpaceContent = {
  entries: readonly EntryProps[]
  published: readonly EntryProps[]
  assets: readonly AssetProps[]
  publishedAssets: readonly AssetProps[]
  tags: readonly TagProps[]
  locales: readonly LocaleProps[]
  types: readonly ContentTypeProps[]
  editors: readonly EditorInterfaceProps[]
  folder?: string
}

/** Leaves out content of these tools. */
export function wishFrom(space: Space, content: SpaceContent): SpaceWish {
  const { folder } = content
  const entries = content.entries.filter(({ sys }) => !isReserved(sys.contentType.sys.id))
  const [versions, assetVersions] = [byId(content.published), byId(content.publishedAssets)]
  const wishes = entries.map((entry) => entryWish(entry, versions.get(entry.sys.id)))
  const assets = content.assets.map((asset) => assetWish(asset, assetVersions.get(asset.sys.id), folder))
  const used = new Set([...wishes, ...assets].flatMap(({ tags = [] }) => tags))
  const others = content.tags.map(({ sys }) => sys.id).filter((id) => !used.has(id))
  return {
    space,
    entries: wishes,
    assets,
    tags: [...used, ...others].map((id) => tagWish(id, content.tags)),
    locales: content.locales.map(localeWish),
    types: content.types
      .filter(({ sys }) => !isReserved(sys.id))
      .map((type) => typeWish(type, content.editors)),
  }
}

const byId = <Item extends { sys: { id: string } }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.sys.id, item]))

type Versioned = EntryProps | AssetProps

/** If the published version is unknown, the last saved one is published, as in Contentful's own import. */
function itemWish<Fields>(
  item: Versioned,
  published: Versioned | undefined,
  read: (item: Versioned) => Fields,
) {
  const state = stateOf(item.sys)
  const saved = read(item)
  const concepts = conceptIdsOf(item)
  return {
    id: item.sys.id,
    state: state === 'changed' && !published ? ('published' as const) : state,
    fields: state === 'changed' && published ? read(published) : saved,
    saved,
    tags: tagIdsOf(item),
    ...(concepts.length > 0 && { concepts }),
  }
}

/** Delivery API exports have no versions, and everything in them is published. */
function stateOf(sys: Versioned['sys']) {
  return sys.version === undefined ? 'published' : statusOf(sys)
}

const entryWish = (entry: EntryProps, published: EntryProps | undefined): EntryWish => ({
  ...itemWish(entry, published, ({ fields }) => heldValues(fields as WireFields)),
  type: entry.sys.contentType.sys.id,
})

function assetWish(
  asset: AssetProps,
  published: AssetProps | undefined,
  folder: string | undefined,
): AssetWish {
  const read = ({ fields }: Versioned) => assetFields(heldValues(fields as WireFields), folder)
  const wish = itemWish(asset, published, read)
  return wish.state === 'changed' ? { ...wish, saved: withChangedFiles(wish) } : wish
}

/** Compares files with the published ones by SHA-256, or else by URL. */
function withChangedFiles({ saved, fields }: Pick<AssetWish, 'saved' | 'fields'>): AssetFields {
  const files = Object.entries(saved.file).map(([code, file]) => {
    const before = fields.file[code]
    const isChanged = before !== undefined && !isSame(before.source, file.source)
    return [code, { ...file, ...(isChanged && { isChanged }) }]
  })
  return { ...saved, file: Object.fromEntries(files) }
}

function assetFields({ title = {}, description = {}, file = {} }: WireFields, folder: string | undefined) {
  const files = Object.entries(file).flatMap(([code, held]) => {
    const wish = fileWish(held, folder)
    return wish ? [[code, wish] as const] : []
  })
  return { title, description, file: Object.fromEntries(files) } as AssetFields
}

function fileWish(held: unknown, folder: string | undefined): FileWish | undefined {
  if (!isRecord(held)) return undefined
  const { fileName, contentType, details, url, upload, sha256 } = held
  const address = String(url ?? upload ?? '')
  if (address === '') return undefined
  const bytes = isRecord(details) && typeof details.size === 'number' ? details.size : undefined
  const path = typeof sha256 === 'string' ? keptPath(address) : undefined
  return {
    fileName: String(fileName ?? ''),
    contentType: String(contentType ?? ''),
    bytes,
    source:
      path && folder !== undefined
        ? { path: join(folder, path), sha256: String(sha256) }
        : { address: absolute(address) },
  }
}

/** Contentful writes file URLs without `https:`. */
const absolute = (address: string) => (address.startsWith('//') ? `https:${address}` : address)

function tagWish(id: string, tags: readonly TagProps[]) {
  const tag = tags.find(({ sys }) => sys.id === id)
  return { id, name: tag?.name ?? id, visibility: tag?.sys.visibility ?? ('private' as const) }
}

const localeWish = (locale: LocaleProps): LocaleWish => ({
  code: locale.code,
  name: locale.name,
  fallbackCode: locale.fallbackCode ?? null,
  optional: locale.optional ?? false,
  default: locale.default ?? false,
  contentDeliveryApi: locale.contentDeliveryApi ?? true,
  contentManagementApi: locale.contentManagementApi ?? true,
})

function typeWish(
  { sys, ...definition }: ContentTypeProps,
  editors: readonly EditorInterfaceProps[],
): TypeWish {
  const found = editors.find((editor) => editor.sys.contentType?.sys.id === sys.id)
  const { sys: _, ...editor } = found ?? { sys: undefined }
  return {
    id: sys.id,
    isPublished: sys.version === undefined || sys.publishedVersion !== undefined,
    isChanged: statusOf(sys) === 'changed',
    definition,
    editor: found && editor,
  }
}
