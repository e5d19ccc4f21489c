import { filesWithHost } from '../assets/file-address.ts'
import type { ContentEntity, ContentType } from '../entity.ts'
import type { Languages } from '../store/locales.ts'

export type Audience = 'delivery' | 'preview'

type DeliveredTo = { audience: Audience; languages: Languages }

/** Documents are immutable: a cached result stays valid. */
const made = new WeakMap<object, Map<string, ContentEntity>>()

function remember(document: ContentEntity, key: string, make: () => ContentEntity): ContentEntity {
  const known = made.get(document) ?? new Map<string, ContentEntity>()
  made.set(document, known)
  const before = known.get(key)
  if (before) return before
  const content = make()
  known.set(key, content)
  return content
}

/** Skips archived entries, entries of an unpublished type, and omitted fields. */
export function deliverEntry(
  document: ContentEntity,
  type: ContentType | undefined,
  { audience, languages }: DeliveredTo,
): ContentEntity | undefined {
  if (!type || document.sys.archivedAt) return undefined
  return remember(document, `${audience} ${type.sys.version} ${[...languages.codes]}`, () => {
    const shown = new Set(type.fields.filter((field) => !field.omitted).map((field) => field.id))
    const fields = Object.entries(document.fields).filter(([id]) => shown.has(id))
    return {
      metadata: document.metadata,
      sys: deliveredSys(document, audience),
      fields: shownValues(fields, languages),
    }
  })
}

/** Omits `file` without a processed file. */
export function deliverAsset(
  document: ContentEntity,
  imagesHost: string,
  { audience, languages }: DeliveredTo,
): ContentEntity | undefined {
  if (document.sys.archivedAt) return undefined
  return remember(document, `${audience} ${imagesHost} ${[...languages.codes]}`, () => ({
    metadata: document.metadata,
    sys: deliveredSys(document, audience),
    fields: shownValues(Object.entries(filesWithHost(document, imagesHost).fields), languages),
  }))
}

/** Published content has its first and last publication as `createdAt` and `updatedAt`. */
function deliveredSys({ sys }: ContentEntity, audience: Audience): ContentEntity['sys'] {
  const dates =
    audience === 'delivery'
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
  // The reading APIs omit version and users; readers of `sys` here handle that.
  return delivered as unknown as ContentEntity['sys']
}

/** Drops null values, hidden locales and fields without a value. */
function shownValues(
  fields: [string, Record<string, unknown>][],
  { codes }: Languages,
): ContentEntity['fields'] {
  return Object.fromEntries(
    fields.flatMap(([id, values]) => {
      const present = Object.entries(values).filter(
        ([code, value]) => value !== null && value !== undefined && codes.has(code),
      )
      return present.length > 0 ? [[id, Object.fromEntries(present)]] : []
    }),
  )
}
