import { assetsInExamples } from '@association/content/gallery'
import type { WireAsset } from '@association/content/wire'
import { isUpstreamError } from '@association/services/upstream'
import { config } from '../../base/config.ts'
import { log } from '../../base/log.ts'
import { published } from '../../content/delivery/content-source.ts'
import { remember } from '../../content/delivery/remember.ts'

/** Unpublished assets get a placeholder. */
export async function assetsForExamples(): Promise<(id: string) => WireAsset> {
  const found = await publishedAssets()
  return (id) => found[id] ?? standIn(id)
}

/** Milliseconds; webhooks do not expire the gallery. */
const lifetime = 60_000

async function publishedAssets(): Promise<Record<string, WireAsset>> {
  const { assets } = await remember('assets of examples', async () => ({
    assets: await fetchAssets(),
    tags: [],
    until: Date.now() + lifetime,
  }))
  return assets
}

async function fetchAssets(): Promise<Record<string, WireAsset>> {
  const ids = assetsInExamples()
  if (ids.length === 0) return {}
  try {
    const answer = await published.clients.association.getAssets({ 'sys.id[in]': ids, limit: 1000 })
    return Object.fromEntries(answer.items.map((item) => [item.sys.id, slim(item as unknown as WireAsset)]))
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    log.warn(`The gallery shows no pictures: ${error.message}`)
    return {}
  }
}

/** Cached values must be plain data. */
const slim = ({ sys, fields }: WireAsset): WireAsset => ({
  sys: { id: sys.id },
  fields: structuredClone(fields),
})

const standIn = (id: string): WireAsset => ({
  sys: { id },
  fields: {
    title: id,
    description: `Placeholder for the picture ${id}.`,
    file: {
      url: `//${new URL(config.siteUrl).host}/gallery/picture.svg`,
      contentType: 'image/svg+xml',
      details: { size: 1, image: { width: 1600, height: 1000 } },
    },
  },
})
