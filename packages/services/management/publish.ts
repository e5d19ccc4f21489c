import { setTimeout as sleep } from 'node:timers/promises'
import type { AssetProps, BulkActionProps, EntryProps } from 'contentful-management'
import type { SpaceClient } from './client.ts'
import { isConflict, ManagementError } from './errors.ts'
import { inParallel } from './in-parallel.ts'

export type Publishable = { type: 'Entry' | 'Asset'; id: string; version: number }

/** Contentful publishes up to 200 things in one action; below a few it is slower than one by one. */
const bulk = { atMost: 200, atLeast: 5, pollMs: 250, giveUpMs: 120_000 }
const atOnce = 6

/** The client knows its space and environment; only the types of bulk actions do not know that. */
const bound = {} as { spaceId: string; environmentId: string }

/** Publishes in bulk where that saves requests, and one by one where the space cannot or refuses one of them. */
export async function publishAll(
  client: SpaceClient,
  items: readonly Publishable[],
  done: (count: number) => void,
): Promise<void> {
  for (let start = 0; start < items.length; start += bulk.atMost) {
    const bundle = items.slice(start, start + bulk.atMost)
    const isPublished = bundle.length >= bulk.atLeast && (await publishBundle(client, bundle))
    if (isPublished) done(bundle.length)
    else
      await inParallel(bundle, atOnce, async (item) => {
        await publishOne(client, item)
        done(1)
      })
  }
}

async function publishBundle(client: SpaceClient, items: readonly Publishable[]): Promise<boolean> {
  try {
    const action = await client.bulkAction.publish(bound, {
      entities: {
        sys: { type: 'Array' },
        items: items.map(({ type, id, version }) => ({
          sys: { type: 'Link', linkType: type, id, version },
        })),
      },
    })
    return await succeeds(client, action)
  } catch (error) {
    // Not every plan has bulk actions, and one bad item fails all: then each says for itself what is wrong.
    if (error instanceof ManagementError && refusals.has(error.code)) return false
    throw error
  }
}

const refusals = new Set(['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'INVALID'])

async function succeeds(client: SpaceClient, started: BulkActionProps): Promise<boolean> {
  let action = started
  for (let waited = 0; waited < bulk.giveUpMs; waited += bulk.pollMs) {
    if (action.sys.status === 'succeeded') return true
    if (action.sys.status === 'failed') return false
    await sleep(bulk.pollMs)
    action = await client.bulkAction.get({ ...bound, bulkActionId: action.sys.id })
  }
  return false
}

/** Publishes the version we saved; done already when a lost answer made us ask twice, or a bulk action came so far. */
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
  // The SDK takes the whole entity, and sends its version only.
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
