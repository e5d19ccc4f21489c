import type { TypeIcon } from '@association/content/define/content-type.ts'
import {
  type FoundLink,
  type Status,
  statusOf,
  type Target,
  targetOf,
  titleOf,
  valuesOf,
} from '@association/content/rules'
import type { AssetProps, EntryProps } from 'contentful-management'
import type { ContentLoader } from '../../contentful/load-content.ts'

export type Card = {
  title: string
  type: string
  icon?: TypeIcon
  status: Status | 'missing'
  picture?: string
}

export type Cards = {
  load(link: FoundLink): Promise<Card>
  /** Drops the cache, because linked entries may have changed. */
  refresh(): void
}

const missing: Card = { title: 'Missing', type: 'This entry was deleted', status: 'missing' }

/** Combines the calls of one tick into one request. */
export function cards(load: ContentLoader, locale: string): Cards {
  const known = new Map<string, Promise<Card>>()
  const entry = batched(load.entries, (found) => entryCard(found, locale))
  const asset = batched(load.assets, (found) => assetCard(found, locale))
  return {
    load({ linkType, id }) {
      const key = `${linkType}/${id}`
      const card = known.get(key) ?? (linkType === 'Entry' ? entry(id) : asset(id))
      known.set(key, card)
      return card
    },
    refresh: () => known.clear(),
  }
}

function batched<T extends { sys: { id: string } }>(
  load: (ids: readonly string[]) => Promise<readonly T[]>,
  toCard: (found: T) => Card,
) {
  let batch: { ids: string[]; answer: Promise<Map<string, Card>> } | undefined
  return async (id: string): Promise<Card> => {
    if (!batch) {
      const ids: string[] = []
      const answer = Promise.resolve().then(async () => {
        batch = undefined
        return new Map((await load(ids)).map((found) => [found.sys.id, toCard(found)]))
      })
      batch = { ids, answer }
    }
    batch.ids.push(id)
    return (await batch.answer).get(id) ?? missing
  }
}

const entryCard = (entry: EntryProps, locale: string): Card =>
  cardOf(targetOf(entry, { space: 'association', locale })) // a card does not show the space

export const cardOf = ({ id, type, typeName, values, status }: Target): Card => ({
  title: titleOf(type, values, id),
  type: typeName,
  ...(type?.icon && { icon: type.icon }),
  status,
})

function assetCard(asset: AssetProps, locale: string): Card {
  const { title, file } = valuesOf(asset, locale)
  const { url, contentType = 'File' } = (file ?? {}) as { url?: string; contentType?: string }
  const isPicture = contentType.startsWith('image/') && url !== undefined
  return {
    title: String(title || asset.sys.id),
    type: contentType,
    status: statusOf(asset.sys),
    ...(isPicture ? { picture: `${url}?w=96&h=72&fit=fill` } : {}),
  }
}
