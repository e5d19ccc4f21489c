import { setTimeout as sleep } from 'node:timers/promises'
import type { BulkActionProps } from 'contentful-management'
import type { SpaceClient } from './client.ts'
import { ManagementError } from './errors.ts'
import { keyOf, type Target } from './links.ts'
import { waitAfter } from './waits.ts'

/** `links` are published first. */
export type Publishable = Target & { version: number; links?: readonly Target[] }

/**
 * Contentful publishes up to 200 items in one bulk action, and runs 5 actions at once. Below a few items, single
 * requests are faster.
 */
export const bulk = { atMost: 200, atLeast: 5, active: 5 }

/**
 * Milliseconds. A status request takes the place of one that saves an entry. So the status is polled late while entries
 * are still being saved, and soon after `hurry()`.
 */
const asking = { relaxedMs: 5_000, giveUpMs: 120_000 }

/** `refused` holds the keys that the action names as the cause; empty if it names none. */
export type BundleOutcome = { isPublished: true } | { isPublished: false; refused: ReadonlySet<string> }

export type Bundles = {
  publish(items: readonly Publishable[]): Promise<BundleOutcome>
  /** Polls sooner, because the caller now waits for the actions. */
  hurry(): void
}

/** Stops trying once the plan of the space, or the role of the token, allows no bulk actions. */
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

/** The client already knows its space and environment; only the types of bulk actions require them. */
const bound = {} as { spaceId: string; environmentId: string }

const startAction = (client: SpaceClient, items: readonly Publishable[]) =>
  client.bulkAction.publish(bound, {
    entities: {
      sys: { type: 'Array' },
      items: items.map(({ type, id, version }) => ({ sys: { type: 'Link', linkType: type, id, version } })),
    },
  })

/** Returns why an action did not begin; undefined for all other failures. */
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
