import { spaces as bothSpaces, type Space } from '@association/content'
import { jsonText } from '@association/services/command-line/json-text.ts'
import { MigrationError } from '../../engine/errors.ts'
import { underLock } from '../../engine/execute/run.ts'
import { type AdoptedChanges, type Adoption, adoption, changesUpTo } from '../../engine/history/adoption.ts'
import { changesFolder, type LoadedChange, loadChanges } from '../../engine/history/load-changes.ts'
import { type JournalEntry, writeJournal } from '../../engine/journal/journal.ts'
import { readModel } from '../../engine/plan/read-space.ts'
import type { SpaceModel } from '../../engine/specs/space-model.ts'
import type { Io } from '../../io.ts'
import { agreed } from '../agreed.ts'
import { type Clients, type CommandTarget, connect } from '../connect.ts'
import { describeFindings } from '../drift/describe-drift.ts'
import type { Format } from '../options.ts'

export type BaselineOptions = CommandTarget & {
  /** Id or number of the last change that the space has. Undefined means all. */
  id?: string
  force?: boolean
  yes?: boolean
  wait?: boolean
  format?: Format
}

/**
 * Records changes as applied without running them, for spaces older than their history; nothing if a space lacks part
 * of the model.
 */
export async function run(options: BaselineOptions, io: Io): Promise<number> {
  const { config, spaces = bothSpaces, folder = changesFolder, format } = options
  const changes = changesUpTo(await loadChanges(folder), options.id)
  const readings = await readAll(connect(config, 'read', io), spaces, changes)
  const tell = format === 'json' ? io.err : io.out
  for (const reading of readings) tell(describe(reading))
  const verdict = await decide(readings, options, io)
  if (verdict === 'agreed') await record(readings, { ...options, changes }, io)
  if (format === 'json') io.print(jsonText(readings.map(withoutModels)))
  tell(words[verdict])
  return exitCodes[verdict]
}

type Verdict = 'agreed' | 'declined' | 'refused'

const exitCodes = { agreed: 0, declined: 1, refused: 2 } as const
const words = {
  agreed: 'The history says so now. `npm run migrate -- drift` compares the rest.',
  declined: 'Nothing was recorded.',
  refused:
    'Nothing was recorded: mend that in Contentful or name an earlier change; --force records it all the same.',
} as const

async function decide(
  readings: readonly BaselineSpace[],
  { config, force, yes }: BaselineOptions,
  io: Io,
): Promise<Verdict> {
  if (!force && readings.some(({ findings }) => findings.length > 0)) return 'refused'
  if (yes || readings.every(({ unrecorded }) => unrecorded.length === 0)) return 'agreed'
  const { environment, hosts } = config.contentful
  const question = `Record this in the environment ${environment} at ${hosts.management}?`
  return (await agreed(question, io)) ? 'agreed' : 'declined'
}

type BaselineSpace = Adoption & { live: SpaceModel }

const withoutModels = ({ space, unrecorded, replaces, findings }: BaselineSpace) => ({
  space,
  unrecorded,
  ...(replaces ? { replaces } : {}),
  findings,
})

const readAll = (clients: Clients, spaces: readonly Space[], changes: AdoptedChanges) =>
  Promise.all(
    spaces.map(async (space): Promise<BaselineSpace> => {
      const held = await readModel(clients[space])
      return { ...adoption({ ...held, space }, changes), live: held.model }
    }),
  )

function describe({ space, unrecorded, replaces, findings, code, live }: BaselineSpace): string[] {
  const what =
    unrecorded.length > 0 ? `${unrecorded.join(', ')} would be recorded as applied` : 'nothing to record'
  const why = replaces ? `, because ${replaces.length} changes that it replaces are applied` : ''
  return [`${space}: ${what}${why}`, ...describeFindings(findings, code, live)]
}

type Recording = BaselineOptions & { changes: AdoptedChanges }

async function record(
  shown: readonly BaselineSpace[],
  { config, changes, force, wait }: Recording,
  io: Io,
): Promise<void> {
  const clients = connect(config, 'write', io)
  for (const { space, unrecorded } of shown) {
    if (unrecorded.length === 0) continue
    await underLock(clients[space], { io, isPatient: wait }, async ({ client, beforeWrite }) => {
      const [now] = await readAll(clients, [space], changes)
      if (!now || (now.findings.length > 0 && !force))
        throw new MigrationError(
          'CHANGED_MEANWHILE',
          `The space ${space} changed since it was shown: run the command again.`,
        )
      for (const { id, checksum } of changes.said) {
        if (!now.unrecorded.includes(id)) continue
        await beforeWrite()
        await writeJournal(client, { ...applied({ id, checksum }, io), ...replacing(now) })
      }
    })
  }
}

const replacing = ({ replaces }: Adoption) => (replaces ? { replaces } : {})

const applied = (change: Pick<LoadedChange, 'id' | 'checksum'>, { who, now }: Io): JournalEntry => ({
  ...change,
  outcome: 'applied',
  by: `${who.name}@${who.host}`,
  startedAt: now().toISOString(),
  durationMs: 0,
})
