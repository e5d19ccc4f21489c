import { setTimeout as sleep } from 'node:timers/promises'
import type { BulkActionProps } from 'contentful-management'
import type { SpaceClient } from './client.ts'
import { ManagementError } from './errors.ts'
import { keyOf, type Target } from './links.ts'
import { waitAfter } from './waits.ts'

/** A version that was saved; `links` are what it links to, and let that be published first. */
export type Publishable = Target & { version: number; links?: readonly Target[] }

/** Contentful publishes up to 200 things in one action, in 5 actions at once; below a few it is slower than one by one. */
export const bulk = { atMost: 200, atLeast: 5, active: 5 }

/**
 * Asking costs a request of those that could save an entry. So while more is being saved it is asked after a time in
 * which actions usually end, and in a hurry soon.
 */
const asking = { relaxedMs: 5_000, giveUpMs: 120_000 }

/** `refused` holds the keys of what the action names as the cause; empty when it names none. */
export type Outcome = { isPublished: true } | { isPublished: false; refused: ReadonlySet<string> }

export type Bundles = {
  publish(items: readonly Publishable[]): Promise<Outcome>
  /** From now on somebody waits for the actions to end. */
  hurry(): void
}

/** Bulk actions of a space; none is tried any more when its plan, or the token's role, has none. */
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

/** The client knows its space and environment; only the types of bulk actions do not know that. */
const bound = {} as { spaceId: string; environmentId: string }

const startAction = (client: SpaceClient, items: readonly Publishable[]) =>
  client.bulkAction.publish(bound, {
    entities: {
      sys: { type: 'Array' },
      items: items.map(({ type, id, version }) => ({ sys: { type: 'Link', linkType: type, id, version } })),
    },
  })

/** Whether the space or its items are why an action did not begin; `undefined` for all other failures. */
function reasonOf(error: unknown): 'space' | 'items' | undefined {
  const code = error instanceof ManagementError ? error.code : undefined
  if (code === 'NOT_FOUND' || code === 'FORBIDDEN') return 'space'
  return code === 'CONFLICT' || code === 'INVALID' ? 'items' : undefined
}

const isOver = ({ sys }: BulkActionProps) => sys.status === 'succeeded' || sys.status === 'failed'

const refusedAll: Outcome = { isPublished: false, refused: new Set() }

/** An action is all or nothing. */
function outcomeOf({ sys, error }: BulkActionProps): Outcome {
  if (sys.status === 'succeeded') return { isPublished: true }
  const causes = error?.details?.errors ?? []
  return {
    isPublished: false,
    refused: new Set(causes.map(({ entity }) => keyOf({ type: entity.sys.linkType, id: entity.sys.id }))),
  }
}
