import type { Space } from '@association/content'
import { type Delivered, fetchEntry } from '@association/services/contentful'
import { drafts } from './draft-source.ts'
import { sharedBriefly } from './shared-briefly.ts'

/** `undefined` for an unknown id; throws UpstreamError. */
export const load = {
  entry,
  tree: sharedBriefly(entry),
  asset: loadAsset,
}

function entry(space: Space, id: string) {
  return fetchEntry(drafts, space, id)
}

async function loadAsset(space: Space, id: string): Promise<Delivered | undefined> {
  const { items } = await drafts.clients[space].getAssets({ 'sys.id': id, limit: 1 })
  const asset = items[0]
  return asset && { space, root: id, parts: { [space]: { entries: {}, assets: { [id]: asset } } } }
}
