import { spaces as bothSpaces, type Space } from '@association/content'
import { jsonText } from '@association/services/command-line/json-text.ts'
import { isSame } from '@association/services/management/index.ts'
import { describeChanges, withGaps } from '../../engine/describe/describe.ts'
import { MigrationError } from '../../engine/errors.ts'
import { rollbackSpace, type TakenBack } from '../../engine/execute/rollback.ts'
import { changesFolder, idsIn } from '../../engine/history/load-changes.ts'
import type { JournalEntry } from '../../engine/journal/journal.ts'
import type { Rollback } from '../../engine/operations/space-plan.ts'
import { isToTakeBack, planRollback } from '../../engine/plan/plan-rollback.ts'
import { readModel } from '../../engine/plan/read-space.ts'
import type { Io } from '../../io.ts'
import { agreed } from '../agreed.ts'
import { type Clients, type CommandTarget, connect, connectSteadily, isPending } from '../connect.ts'
import { exitCodeOf, leftLines } from '../left.ts'
import type { Format } from '../options.ts'
import { paint } from '../paint.ts'
import { progressOf } from '../progress.ts'
import { awaitRuns } from '../running.ts'

export type RollbackOptions = CommandTarget & {
  /** The oldest change to take back; by default the newest. */
  to?: string
  overwrite?: boolean
  yes?: boolean
  wait?: boolean
  verbose?: boolean
  format?: Format
}

/** Asks before it locks a space, so that no lock waits for a person. */
export async function run(options: RollbackOptions, io: Io): Promise<number> {
  const { config, format, overwrite, yes } = options
  const clients = connect(config, 'read', io)
  await awaitRuns({ ...options, clients }, io)
  const plans = await planAll(clients, options)
  const tell = format === 'json' ? io.err : io.out
  tell(paint(describe(plans, options), io))
  if (!overwrite) refuseConflicts(plans)
  const ways = plans.filter(isPending)
  const { environment, hosts } = config.contentful
  const question = `Go this way back in the environment ${environment} at ${hosts.management}?`
  if (ways.length > 0 && !(yes || (await agreed(question, io)))) {
    io.err('Nothing was changed.')
    return 1
  }
  const results = await goBack(ways, options, io)
  for (const { space, takenBack, left } of results)
    tell([`${space}: ${takenBack} taken back`, ...leftLines(left)])
  if (format === 'json') io.print(jsonText(results))
  return exitCodeOf(results)
}

/** Both spaces go back to before the same change. A space that has not applied it stays. */
async function planAll(
  clients: Clients,
  { spaces = bothSpaces, to, overwrite, folder = changesFolder }: RollbackOptions,
): Promise<Rollback[]> {
  const held = await Promise.all(spaces.map(async (space) => takenBackFrom(await readModel(clients[space]))))
  const ids = [...new Set(held.flat())].toSorted()
  const oldest = to === undefined ? ids.at(-1) : named(to, ids, idsIn(folder))
  return Promise.all(
    spaces.map(async (space) => (await planRollback(clients[space], { space, to: oldest, overwrite })).way),
  )
}

/** Accepts an id or a number. A pending change counts as taken back. */
function named(to: string, ids: readonly string[], files: readonly string[]): string {
  const found = [...ids, ...files].find((id) => id === to || (/^\d{4}$/.test(to) && id.startsWith(`${to}-`)))
  if (found) return found
  const known = ids.length > 0 ? `name one of ${ids.join(', ')}` : 'none is applied'
  throw new MigrationError('USAGE', `No space has a change ${to} to take back: ${known}.`)
}

const takenBackFrom = ({ journal }: { journal: readonly JournalEntry[] }) =>
  journal.filter(isToTakeBack).map(({ id }) => id)

function describe(plans: readonly Rollback[], { verbose }: RollbackOptions): string[] {
  const blocks = plans.map(({ space, changes }) =>
    changes.length === 0
      ? [`${space}: nothing to take back`]
      : [`${space}: ${changes.length} to take back`, ...describeChanges(changes, { verbose })],
  )
  return withGaps(blocks)
}

function refuseConflicts(plans: readonly Rollback[]): void {
  const lines = plans.flatMap(({ space, conflicts, changes }) =>
    changes.length === 0 ? [] : conflicts.map((conflict) => `  ${space}: ${conflict}`),
  )
  if (lines.length === 0) return
  throw new MigrationError('CONFLICT', [
    'People changed what would be taken back; nothing was written:',
    ...lines,
    'Undo that in Contentful, or lose it with --overwrite.',
  ])
}

type RollbackResult = { space: Space } & TakenBack

async function goBack(
  ways: readonly Rollback[],
  options: RollbackOptions,
  io: Io,
): Promise<RollbackResult[]> {
  const { config, overwrite = false, wait } = options
  const clients = connect(config, 'write', io)
  const steady = connectSteadily(config, io)
  const results: RollbackResult[] = []
  for (const way of ways) {
    const { space } = way
    const bar = progressOf(space, io)
    const takenBack = await rollbackSpace(clients[space], () => confirm(clients, way, overwrite), {
      io,
      confirm: options.yes ? undefined : io.confirm,
      steady: steady[space],
      isPatient: wait,
      onProgress: bar.show,
    }).finally(bar.end)
    results.push({ space, ...takenBack })
  }
  return results
}

async function confirm(clients: Clients, shown: Rollback, overwrite: boolean) {
  const { space, changes } = shown
  const current = await planRollback(clients[space], { space, to: changes.at(-1)?.id, overwrite })
  const { way } = current
  if (isSame(way.changes, changes) && (overwrite || way.conflicts.length === 0)) return current
  throw new MigrationError(
    'CHANGED_MEANWHILE',
    `The space ${space} changed since the way back was shown: run the command again to see the new one.`,
  )
}
