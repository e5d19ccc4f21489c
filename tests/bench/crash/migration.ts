import { isDeepStrictEqual } from 'node:util'
import { type Kill, prepareCrashes, withoutHistory } from '../../../migrations/testing/crash.ts'
import { sized } from '../measuring/form.ts'

const mostKills = sized(Number.POSITIVE_INFINITY, 2)

export type Finding = { sweep: string; runs: number; wrong: readonly string[] }

/**
 * Kills a migration of every kind before and after each request. Then runs it again, takes it back, or kills the
 * rollback. The result must equal a run without a kill. @param done called after each run with the total
 */
export async function sweepMigration(done: (count: number, total: number) => void): Promise<Finding[]> {
  const crashes = await prepareCrashes()
  const { toApply, toRollBack } = crashes.requests
  const bare = withoutHistory(crashes.start)
  const sweeps = [
    {
      sweep: 'apply, killed, applied again',
      kills: momentsOf(toApply),
      async isRight(kill: Kill) {
        const { contents, again } = await crashes.resumed(kill)
        return isDeepStrictEqual(contents, crashes.applied) && again.length === 0
      },
    },
    {
      sweep: 'apply, killed, taken back',
      kills: momentsOf(toApply),
      isRight: async (kill: Kill) => isDeepStrictEqual(withoutHistory(await crashes.abandoned(kill)), bare),
    },
    {
      sweep: 'rollback, killed, taken back again',
      kills: momentsOf(toRollBack),
      isRight: async (kill: Kill) =>
        isDeepStrictEqual(withoutHistory(await crashes.takenBackTwice(kill)), bare),
    },
  ]
  const total = sweeps.reduce((sum, { kills }) => sum + kills.length, 0)
  const findings: Finding[] = []
  let count = 0
  for (const { sweep, kills, isRight } of sweeps) {
    const wrong: string[] = []
    for (const kill of kills) {
      const where = `${kill.moment} request ${kill.request}`
      const problem = await isRight(kill).then(
        (right) => (right ? undefined : `${where}: another result`),
        (error: unknown) => `${where}: ${error}`,
      )
      if (problem) wrong.push(problem)
      count += 1
      done(count, total)
    }
    findings.push({ sweep, runs: kills.length, wrong })
  }
  await crashes.close()
  return findings
}

/** Before and after each request. */
export const momentsOf = (requests: number): Kill[] =>
  Array.from({ length: requests }, (_, index) => index + 1)
    .flatMap((request): Kill[] => [
      { request, moment: 'before' },
      { request, moment: 'after' },
    ])
    .slice(0, mostKills)
