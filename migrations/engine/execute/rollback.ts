import type { SpaceClient } from '@association/services/management/index.ts'
import type { Rollback, Undone } from '../plan/plan-rollback.ts'
import { type Run, recorder, type Session, underLock } from './run.ts'

/**
 * Locks a space, asks once more for the way back and goes it: the operations of each change in reverse, by the same code
 * that applied them. Answers how many changes were taken back. Throws MigrationError and ManagementError.
 */
export function rollbackSpace(
  client: SpaceClient,
  replan: () => Promise<Rollback>,
  run: Run,
): Promise<number> {
  return underLock(client, run, async (session) => {
    const { space, changes } = await replan()
    session.expect(changes.flatMap(({ stages }) => stages))
    for (const change of changes) {
      run.io.err(`${space}: taking back ${change.id}  ${change.about}`)
      await takeBack(change, session)
    }
    return changes.length
  })
}

/** The history counts the stages that are left, so that a second run goes on where the first one was interrupted. */
async function takeBack({ id, checksum, undoes, stages }: Undone, session: Session): Promise<void> {
  const record = await recorder({ id, checksum }, session)
  let stage = stages.length
  await record('rollingBack', { stage, undoes })
  try {
    for (const next of stages) {
      await session.carryOut(next)
      stage -= 1
      if (stage > 0) await record('rollingBack', { stage, undoes })
    }
  } catch (error) {
    // Best effort: what went wrong first is what the person should read.
    await record('rollingBack', { stage, undoes, error: String(error) }).catch(() => {})
    throw error
  }
  await record('rolledBack', { stage })
}
