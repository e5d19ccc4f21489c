import { setTimeout as sleep } from 'node:timers/promises'
import type { BulkActionProps } from 'contentful-management'
import type { SpaceClient } from './client.ts'
import { ManagementError } from './errors.ts'
import { keyOf, type Target } from './links.ts'
import { waitAfter } from './waits.ts'

/** `links` are published first. */
export type Publishable = Target & { version: number; links?: readonly Target[] }

/** Contentful's limits: 200 items an action, 5 active actions. Few items are faster as single requests. */
export const bulk = { atMost: 200, atLeast: 5, active: 5 }

/**
 * A poll takes the place of a request that saves an entry: it is late while entries are being saved, and soon after
 * `hurry()`.
 */
const asking = { relaxedMs: 5_000, giveUpMs: 120_000 }

/** `refused` holds the keys that the action blames; can be empty. */
export type BundleOutcome = { isPublished: true } | { isPublished: false; refused: ReadonlySet<string> }

export type Bundles = {
  publish(items: readonly Publishable[]): Promise<BundleOutcome>
  /** Polls sooner, because the caller waits. */
  hurry(): void
}

/** Stops trying once the space's plan or the token's role allows no bulk actions. */
export function bundlesOf(client: SpaceClient): Bundles {
  const hurried = Promise.withResolvers<void>()
  let isHurried = false
  let hasBulkActions = true

  const ended = async (started: BulkActionProps): Promise<BulkActionProps> => {
    const startedAt = performance.now()
    let action = started
    for (let took = 0; !isOver(action) && took < asking.giveUpMs; took = performance.now() - startedAt) {
      await (isHurried ? waitAfter(took) : Promise.race([sleep(asking.relaxedMs), hurried.promise]))
      action = await client.bulkAction.get({ ...bound, bulkActionId: action.sys.id })
    }
    return action
  }
  return {
    async publish(items) {
      if (!hasBulkActions) return refusedAll
      try {
        return outcomeOf(await ended(await startAction(client, items)))
      } catch (error) {
        const reason = reasonOf(error)
        if (reason === undefined) throw error
        hasBulkActions = reason === 'items'
        return refusedAll
      }
    },
    hurry() {
      isHurried = true
      hurried.resolve()
    },
  }
}

/** The client knows its space and environment; only the types require them. */
const bound = {} as { spaceId: string; environmentId: string }

const startAction = (client: SpaceClient, items: readonly Publishable[]) =>
  client.bulkAction.publish(bound, {
    entities: {
      sys: { type: 'Array' },
      items: items.map(({ type, id, version }) => ({ sys: { type: 'Link', linkType: type, id, version } })),
    },
  })

/** Returns why an action did not begin. */
function reasonOf(error: unknown): 'space' | 'items' | undefined {
  const code = error instanceof ManagementError ? error.code : undefined
  if (code === 'NOT_FOUND' || code === 'FORBIDDEN') return 'space'
  return code === 'CONFLICT' || code === 'INVALID' ? 'items' : undefined
}

const isOver = ({ sys }: BulkActionProps) => sys.status === 'succeeded' || sys.status === 'failed'

const refusedAll: BundleOutcome = { isPublished: false, refused: new Set() }

/** An action publishes all items or none. */
function outcomeOf({ sys, error }: BulkActionProps): BundleOutcome {
  if (sys.status === 'succeeded') return { isPublished: true }
  const causes = error?.details?.errors ?? []
  return {
    isPublished: false,
    refused: new Set(causes.map(({ entity }) => keyOf({ type: entity.sys.linkType, id: entity.sys.id }))),
  }
}
