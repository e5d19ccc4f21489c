import { isConflict, type SpaceClient } from '@association/services/management/index.ts'
import type { EnvironmentProps } from 'contentful-management'
import { saveRecord } from '../engine/journal/journal.ts'
import { leaseIn } from '../engine/journal/lease.ts'
import { lockEntry } from '../engine/journal/lock.ts'
import type { SpacePlan } from '../engine/operations/space-plan.ts'
import { findClone } from './clone.ts'
import { freeName } from './clone-name.ts'
import { type Counts, countContents } from './contents.ts'
import { type Deployment, readDeployment, writeDeployment } from './deployment.ts'
import { cloneEnvironment, type Patience, waitUntilReady } from './environments.ts'
import type { ClientsOf, Lane } from './lanes.ts'

export type Cloned = Lane & { clone: string }

export type Setting = Patience & {
  clientsOf: ClientsOf
  change: string
  by: string
  say(line: string): void
}

/** Starts all clones before waiting, so that Contentful fills them in parallel. Reuses clones of an interrupted run. */
export async function beginClones(lanes: readonly Lane[], setting: Setting): Promise<Cloned[]> {
  const { clientsOf, change, say, now } = setting
  const taken = new Set(lanes.flatMap(({ environments }) => environments.map(({ sys }) => sys.id)))
  const cloned: Cloned[] = []
  for (const lane of lanes) {
    const { space, alias } = lane
    const found = await findClone(lane, clientsOf, change)
    const clone = found ?? freeName({ alias: alias.id, change, now: now() }, taken)
    say(
      `${space}: ${found ? 'going on with' : 'cloning'} ${alias.environment}${found ? ' in' : ' to'} ${clone}`,
    )
    if (!found) await cloneEnvironment(clientsOf(alias.id)[space], clone, alias.environment)
    cloned.push({ ...lane, clone })
  }
  return cloned
}

export function waitForClone({ space, alias, clone }: Cloned, setting: Setting): Promise<EnvironmentProps> {
  const { clientsOf, say } = setting
  let said = 0
  const waited = (seconds: number) => {
    if (seconds < said + sayEverySeconds) return
    said = seconds
    say(`${space}: Contentful fills ${clone}, ${seconds} s so far`)
  }
  return waitUntilReady(clientsOf(alias.id)[space], clone, { ...setting, waited })
}

const sayEverySeconds = 10

/** Notes a new clone's origin and expected counts, unless an interrupted run already did. */
export async function noteOrigin(
  { space, alias, clone }: Cloned,
  plan: SpacePlan,
  { clientsOf, change, by, now }: Setting,
): Promise<Deployment> {
  const client = clientsOf(clone)[space]
  // Reads the lock before the note: a run that takes the lock in the clone has written the note before.
  const lock = await lockBroughtAlong(client)
  const kept = await readDeployment(client, clone)
  if (kept) return kept
  await lock.free()
  const cloned = await countContents(client)
  const note: Deployment = {
    environment: clone,
    alias: alias.id,
    from: alias.environment,
    change,
    cloned,
    expected: afterwards(cloned, plan),
    by,
    startedAt: now().toISOString(),
  }
  await writeDeployment(client, note)
  return note
}

function afterwards({ entries, assets }: Counts, { changes }: SpacePlan): Counts {
  const operations = changes.flatMap(({ stages }) => stages.flatMap((stage) => stage.operations))
  const own = operations.filter(({ kind }) => kind === 'entry')
  const come = own.filter(({ from }) => !from).length
  const gone = own.filter(({ to }) => !to).length
  return { entries: entries + come - gone, assets }
}

/**
 * A clone copies its source's lock, whose holder does not know the clone. `free` frees only the version that was read,
 * so a run that has since taken it keeps it.
 */
async function lockBroughtAlong(client: SpaceClient): Promise<{ free(): Promise<void> }> {
  const lock = await lockEntry(client)
  return {
    async free() {
      if (!lock || !leaseIn(lock).holder) return
      const { id, version } = lock.sys
      try {
        await saveRecord(client, { id, title: 'Free', record: {}, version })
      } catch (error) {
        if (!isConflict(error)) throw error
      }
    },
  }
}
