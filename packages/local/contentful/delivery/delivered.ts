import { filesWithHost } from '../assets/file-address.ts'
import type { Content, ContentType } from '../entity.ts'

export type Audience = 'delivery' | 'preview'

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
export function deliverEntry(
  document: Content,
  type: ContentType | undefined,
  audience: Audience,
): Content | undefined {
  if (!type || document.sys.archivedAt) return undefined
  return remember(document, `${audience} ${type.sys.version}`, () => {
    const shown = new Set(type.fields.filter((field) => !field.omitted).map((field) => field.id))
    const fields = Object.entries(document.fields).filter(([id]) => shown.has(id))
    return {
      metadata: document.metadata,
      sys: deliveredSys(document, audience),
      fields: withoutEmpty(fields),
    }
  })
}

/** An asset without a processed file is delivered without it. */
export function deliverAsset(document: Content, imagesHost: string, audience: Audience): Content | undefined {
  if (document.sys.archivedAt) return undefined
  return remember(document, `${audience} ${imagesHost}`, () => ({
    metadata: document.metadata,
    sys: deliveredSys(document, audience),
    fields: withoutEmpty(Object.entries(filesWithHost(document, imagesHost).fields)),
  }))
}

/** `createdAt` and `updatedAt` of what is public are its first and its last publication. */
function deliveredSys({ sys }: Content, audience: Audience): Content['sys'] {
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
