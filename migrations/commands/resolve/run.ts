import { spaces as bothSpaces, type Space } from '@association/content'
import { jsonText } from '@association/services/command-line/json-text.ts'
import { MigrationError } from '../../engine/errors.ts'
import { underLock } from '../../engine/execute/run.ts'
import { changesFolder, loadChanges } from '../../engine/history/load-changes.ts'
import { resolution, type Verdict } from '../../engine/history/resolution.ts'
import { type JournalEntry, writeJournal } from '../../engine/journal/journal.ts'
import { readModel } from '../../engine/plan/read-space.ts'
import type { Io } from '../../io.ts'
import { agreed } from '../agreed.ts'
import { type Clients, type CommandTarget, connect, connectSteadily } from '../connect.ts'
import type { Format } from '../options.ts'

export type ResolveOptions = CommandTarget & {
  id: string
  verdict?: Verdict
  yes?: boolean
  wait?: boolean
  format?: Format
}

/** Corrects only the journal, after a person repaired a change by hand. */
export async function run(options: ResolveOptions, io: Io): Promise<number> {
  const { config, spaces = bothSpaces, format, wait } = options
  const records = await recordsFor(connect(config, 'read', io), options, io)
  const tell = format === 'json' ? io.err : io.out
  for (const space of spaces) tell(describe(space, records.get(space), options.id))
  const { environment, hosts } = config.contentful
  const question = `Record this in the environment ${environment} at ${hosts.management}?`
  if (records.size > 0 && !(options.yes || (await agreed(question, io)))) {
    io.err('Nothing was recorded.')
    return 1
  }
  const clients = connect(config, 'write', io)
  const steady = connectSteadily(config, io)
  for (const [space, shown] of records)
    await underLock(
      clients[space],
      { io, steady: steady[space], isPatient: wait },
      async ({ client, beforeWrite }) => {
        const now = await recordsFor(clients, { ...options, spaces: [space] }, io)
        if (!isAgreed(shown, now.get(space))) throw changed(space)
        await beforeWrite()
        await writeJournal(client, shown)
      },
    )
  const recorded = [...records].map(([space, record]) => ({ space, ...record }))
  if (format === 'json') io.print(jsonText(recorded))
  else if (recorded.length > 0)
    tell('Recorded. `npm run migrate -- drift` tells whether the space is as it should be.')
  return 0
}

const isAgreed = (shown: JournalEntry, now: JournalEntry | undefined) =>
  now?.outcome === shown.outcome && now.checksum === shown.checksum && now.parts === shown.parts

const changed = (space: Space) =>
  new MigrationError(
    'CHANGED_MEANWHILE',
    `The history of ${space} changed since it was shown: run the command again.`,
  )

async function recordsFor(
  clients: Clients,
  { id, verdict, spaces = bothSpaces, folder = changesFolder }: ResolveOptions,
  io: Io,
): Promise<Map<Space, JournalEntry>> {
  if (!verdict) throw new MigrationError('USAGE', 'Choose --applied, --rolled-back or --accept-checksum.')
  const changes = await loadChanges(folder)
  const by = `${io.who.name}@${io.who.host}`
  const found = await Promise.all(
    spaces.map(async (space) => {
      const { journal } = await readModel(clients[space])
      return [space, resolution({ space, id, verdict, journal, changes }, by, io.now())] as const
    }),
  )
  return new Map(found.flatMap(([space, record]) => (record ? [[space, record] as const] : [])))
}

function describe(space: Space, record: JournalEntry | undefined, id: string): string {
  if (!record) return `${space}: the history says so already`
  const what = { applied: 'applied', rolledBack: 'rolled back' }[String(record.outcome)] ?? record.outcome
  return `${space}: ${id} would be recorded as ${what}, with the checksum ${record.checksum}`
}
