import type { AssetProps, EntryProps } from 'contentful-management'
import type { Publishable } from './bundles.ts'
import type { SpaceClient } from './client.ts'
import { isConflict, ManagementError } from './errors.ts'
import { inParallel } from './in-parallel.ts'

const atOnce = 6

export type RefusedItem = { item: Publishable; error: ManagementError }

/**
 * Retries a refused item while others succeed, because it may link to them. Resolves to the items that stay refused.
 */
export async function oneByOne(
  client: SpaceClient,
  items: readonly Publishable[],
  done: (count: number) => void,
): Promise<RefusedItem[]> {
  const refused: RefusedItem[] = []
  await inParallel(items, atOnce, async (item) => {
    try {
      await publishOne(client, item)
      done(1)
    } catch (error) {
      if (!(error instanceof ManagementError && refusals.has(error.code))) throw error
      refused.push({ item, error })
    }
  })
  if (refused.length === 0 || refused.length === items.length) return refused
  return oneByOne(
    client,
    refused.map(({ item }) => item),
    done,
  )
}

const refusals = new Set(['CONFLICT', 'INVALID', 'NOT_FOUND'])

/** It may be published already, after a retried request or by a bulk action. */
async function publishOne(client: SpaceClient, item: Publishable): Promise<void> {
  const calls = callsFor(client, item)
  try {
    await calls.publish()
  } catch (error) {
    if (!isConflict(error)) throw error
    const current = await calls.read()
    if (current.sys.publishedVersion !== item.version) throw error
  }
}

function callsFor({ asset, entry }: SpaceClient, { type, id, version }: Publishable) {
  // The SDK's type wants the whole entity, but it sends only the version.
  const sys = { version }
  return type === 'Asset'
    ? {
        publish: () => asset.publish({ assetId: id }, { sys } as AssetProps),
        read: () => asset.get({ assetId: id }),
      }
    : {
        publish: () => entry.publish({ entryId: id }, { sys } as EntryProps),
        read: () => entry.get({ entryId: id }),
      }
}
