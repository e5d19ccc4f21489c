import type { WireEntry } from '@association/content/wire'
import { contents } from '../../index/contents.ts'

type FieldValues = Readonly<Record<string, unknown>>

const created = '2026-01-01T00:00:00Z'

export const wireEntry = (type: string, id: string, fields: FieldValues): WireEntry => ({
  sys: {
    id,
    type: 'Entry',
    contentType: { sys: { id: type } },
    createdAt: created,
    updatedAt: created,
    revision: 1,
  },
  fields,
})

export const article = (id: string, fields: FieldValues = {}) =>
  wireEntry('basicArticle', id, { title: id, canonicalUrl: id, publicationDate: '2026-01-01', ...fields })

export function contentsOf(entries: readonly WireEntry[], linked: Readonly<Record<string, WireEntry>> = {}) {
  const known = contents(
    () => undefined,
    () => {},
  )
  known.apply('association', {
    roots: entries.map(({ sys }) => sys.id),
    part: {
      entries: { ...linked, ...Object.fromEntries(entries.map((entry) => [entry.sys.id, entry])) },
      assets: {},
    },
  })
  return known
}

export const linkTo = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
