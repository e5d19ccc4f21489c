import { setTimeout as sleep } from 'node:timers/promises'
import { isConflict, type SpaceClient } from '@association/services/management/index.ts'
import type { EnvironmentProps } from 'contentful-management'
import { MigrationError } from '../engine/errors.ts'

/** Newest first. Omits aliases, which Contentful lists among environments. */
export async function listEnvironments(client: SpaceClient): Promise<EnvironmentProps[]> {
  const { items } = await client.environment.getMany({ query: { limit: 100 } })
  return items
    .filter(({ sys }) => sys.aliasedEnvironment === undefined)
    .toSorted((a, b) => (a.sys.createdAt < b.sys.createdAt ? 1 : -1))
}

/** Ignores a conflict, because a concurrent run may have begun the same clone. */
export async function cloneEnvironment(client: SpaceClient, id: string, source: string): Promise<void> {
  try {
    await client.environment.createWithId(
      { environmentId: id, sourceEnvironmentId: source },
      { name: id },
      { 'X-Contentful-Source-Environment': source },
    )
  } catch (error) {
    if (!isConflict(error)) throw error
  }
}

export type Patience = {
  signal?: AbortSignal
  now(): Date
  everyMs?: number
  giveUpMs?: number
  waited?(seconds: number): void
}

const usual = { everyMs: 2_000, giveUpMs: 20 * 60_000 }

export async function waitUntilReady(
  client: SpaceClient,
  id: string,
  { signal, now, everyMs = usual.everyMs, giveUpMs = usual.giveUpMs, waited }: Patience,
): Promise<EnvironmentProps> {
  const startedAt = now().getTime()
  for (;;) {
    const environment = await client.environment.get({ environmentId: id })
    const status = environment.sys.status.sys.id
    if (status === 'ready') return environment
    const passedMs = now().getTime() - startedAt
    if (status === 'failed')
      throw new MigrationError(
        'NOT_READY',
        `Contentful could not make the clone ${id}: delete it in Settings → Environments, and run the command again.`,
      )
    if (passedMs > giveUpMs)
      throw new MigrationError(
        'NOT_READY',
        `Contentful still fills the clone ${id} after ${Math.round(passedMs / 60_000)} minutes: run the command again later.`,
      )
    waited?.(Math.round(passedMs / 1000))
    await sleep(everyMs, undefined, { signal }).catch(() => signal?.throwIfAborted())
  }
}
