import { filesWithHost } from '../assets/file-address.ts'
import type { Content, ContentType, Link } from '../entity.ts'
import {
  assets,
  entries,
  type Place,
  publishedAssets,
  publishedContentTypes,
  publishedEntries,
} from '../store/kinds.ts'
import type { Store } from '../store/store.ts'
import type { Twin } from '../twin.ts'

export type Audience = 'delivery' | 'preview'

/** What one of the two reading APIs shows of an environment: the published state, or the drafts. */
export type View = {
  place: Place
  audience: Audience
  entries(): Content[]
  assets(): Content[]
  contentTypes(): ContentType[]
  contentType(id: string): ContentType | undefined
  resolve(link: Link): Content | undefined
}

export function viewOf(twin: Twin, place: Place, audience: Audience): View {
  const { store } = twin
  const isPublic = audience === 'delivery'
  const kinds = isPublic
    ? { entries: publishedEntries, assets: publishedAssets }
    : { entries: entries, assets: assets }
  const contentType = (id: string) => store.get(publishedContentTypes, place, id)
  const entry = (document: Content) => deliverEntry(document, contentType, isPublic)
  const asset = (document: Content) => deliverAsset(document, isPublic, twin.hosts.images)
  return {
    place,
    audience,
    contentType,
    contentTypes: () => store.list(publishedContentTypes, place),
    entries: () => allOf(store.rows(kinds.entries, place), entry),
    assets: () => allOf(store.rows(kinds.assets, place), asset),
    resolve({ sys }) {
      const isAsset = sys.linkType === 'Asset'
      const document = store.get(isAsset ? kinds.assets : kinds.entries, place, sys.id)
      return document && (isAsset ? asset(document) : entry(document))
    },
  }
}

function allOf(
  rows: ReturnType<Store['rows']>,
  deliver: (document: Content) => Content | undefined,
): Content[] {
  const all: Content[] = []
  for (const { document } of rows.values()) {
    const delivered = deliver(document as Content)
    if (delivered) all.push(delivered)
  }
  return all
}

/** Documents never change in place, so what was made of one stays right for as long as the document lives. */
const made = new WeakMap<object, Map<string, Content>>()

function remember(document: Content, key: string, make: () => Content): Content {
  const known = made.get(document) ?? new Map<string, Content>()
  made.set(document, known)
  const before = known.get(key)
  if (before) return before
  const content = make()
  known.set(key, content)
  return content
}

/** Archived entries, entries of an unpublished type and fields that the type omits are not delivered. */
function deliverEntry(
  document: Content,
  contentType: (id: string) => ContentType | undefined,
  isPublic: boolean,
): Content | undefined {
  const type = contentType(document.sys.contentType?.sys.id ?? '')
  if (!type || document.sys.archivedAt) return undefined
  return remember(document, `${isPublic} ${type.sys.publishedAt}`, () => {
    const shown = new Set(type.fields.filter((field) => !field.omitted).map((field) => field.id))
    const fields = Object.entries(document.fields).filter(([id]) => shown.has(id))
    return {
      metadata: document.metadata,
      sys: deliveredSys(document, isPublic),
      fields: withoutEmpty(fields),
    }
  })
}

/** An asset without a processed file is delivered without it. */
function deliverAsset(document: Content, isPublic: boolean, imagesHost: string): Content | undefined {
  if (document.sys.archivedAt) return undefined
  return remember(document, `${isPublic} ${imagesHost}`, () => ({
    metadata: document.metadata,
    sys: deliveredSys(document, isPublic),
    fields: withoutEmpty(Object.entries(filesWithHost(document, imagesHost).fields)),
  }))
}

/** `createdAt` and `updatedAt` of what is public are its first and its last publication. */
function deliveredSys({ sys }: Content, isPublic: boolean): Content['sys'] {
  const dates = isPublic
    ? { createdAt: sys.firstPublishedAt ?? sys.createdAt, updatedAt: sys.publishedAt ?? sys.updatedAt }
    : { createdAt: sys.createdAt, updatedAt: sys.updatedAt }
  const delivered = {
    space: sys.space,
    id: sys.id,
    type: sys.type,
    ...dates,
    environment: sys.environment,
    ...(sys.publishedVersion === undefined ? {} : { publishedVersion: sys.publishedVersion }),
    revision: sys.publishedCounter ?? 0,
    ...(sys.contentType ? { contentType: sys.contentType } : {}),
  }
  // The reading APIs have no version and no users; everything that reads `sys` here knows.
  return delivered as unknown as Content['sys']
}

/** Values that are null are left out, and so are fields without any value. */
function withoutEmpty(fields: [string, Record<string, unknown>][]): Content['fields'] {
  return Object.fromEntries(
    fields.flatMap(([id, values]) => {
      const present = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
      return present.length > 0 ? [[id, Object.fromEntries(present)]] : []
    }),
  )
}
