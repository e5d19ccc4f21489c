import type { Entry, Space } from '@association/content'
import { reader } from '@association/content/read'
import type { FeedEntry } from '../entries/facts.ts'
import type { FeedType } from '../entries/sources.ts'

type ListedOptions = { id?: string; space?: Space; updatedAt?: string }

export function listed(
  type: FeedType,
  fields: Record<string, unknown>,
  written: ListedOptions = {},
): FeedEntry {
  const { id = 'one', space = 'association', updatedAt = '2026-11-04T09:30:00.000Z' } = written
  const entry = reader({ spaceOf: () => space })({ sys: { id, contentType: { sys: { id: type } } }, fields })
  return { entry: entry as Entry<FeedType>, createdAt: '2026-10-01T08:00:00.000Z', updatedAt }
}

export const article = (id: string, fields: Record<string, unknown> = {}, written: ListedOptions = {}) =>
  listed(
    'basicArticle',
    { title: id, canonicalUrl: id, publicationDate: '2026-11-03', ...fields },
    { id, ...written },
  )

export const asset = (file: Record<string, unknown>) => ({ sys: { id: 'photo' }, fields: { file } })

export const site = {
  url: 'https://leaders.example',
  organisation: 'The association',
  scheme: 'https',
  authority: 'association.example,2026',
} as const
