import type { SpaceClient } from '@association/services/management/index.ts'
import type { World } from '../content/world.ts'
import { type LeftEntry, withoutLeft } from '../operations/left.ts'
import type { Rollback, Undone } from '../operations/space-plan.ts'
import { type RunOptions, recorder, type Session, underLock } from './run.ts'

export type TakenBack = { takenBack: number; left: readonly (LeftEntry & { change: string })[] }

/**
 * Plans again under the lock, then runs each change's operations in reverse with the code of `apply`. Throws
 * MigrationError and ManagementError.
 */
export function rollbackSpace(
  client: SpaceClient,
  replan: () => Promise<{ way: Rollback; world: World }>,
  run: RunOptions,
): Promise<TakenBack> {
  return underLock(client, run, async (session) => {
    const { way, world } = await replan()
    const { space, changes } = way
    session.expect(
      changes.flatMap(({ stages }) => stages),
      world,
    )
    const left: (LeftEntry & { change: string })[] = []
    for (const change of changes) {
      const { id, about, left: kept = [] } = change
      run.io.err(`${space}: taking back ${id}  ${about}`)
      const found = [...kept, ...(await takeBack(change, space, session))]
      left.push(...found.map((entry) => ({ change: id, ...entry })))
    }
    return { takenBack: changes.length, left }
  })
}

/** The journal counts the remaining stages, so that a second run continues an interrupted one. */
async function takeBack(
  { id, checksum, undoes, isInterrupted, stages }: Undone,
  space: Rollback['space'],
  session: Session,
): Promise<LeftEntry[]> {
  const record = await recorder({ id, checksum }, session)
  const left: LeftEntry[] = []
  let stage = stages.length
  const note = () => ({ stage, undoes, ...(isInterrupted ? { isInterrupted } : {}) })
  await record('rollingBack', note())
  try {
    for (const next of stages) {
      const planning = { space, implied: new Map(), revise: async () => {} }
      left.push(...(await session.runStage(withoutLeft(next, left), planning)))
      stage -= 1
      if (stage > 0) await record('rollingBack', note())
    }
  } catch (error) {
    // The person should read the first error.
    await record('rollingBack', { ...note(), error: String(error) }).catch(() => {})
    throw error
  }
  await record('rolledBack', { stage })
  return left
}
