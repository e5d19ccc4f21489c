import { beforeEach, describe, expect, test } from 'vitest'
import { exitCodes, MigrationError } from '../../engine/errors.ts'
import { type JournalEntry, readJournal, writeJournal } from '../../engine/journal/journal.ts'
import { takeLock } from '../../engine/journal/lock.ts'
import { ensureReserved } from '../../engine/journal/reserved-types.ts'
import { changesFolder, talks, writeChange } from '../../testing/changes-folder.ts'
import { elsewhere, recorder } from '../../testing/space.ts'
import { talkSpaces } from '../../testing/talk-spaces.ts'
import * as apply from '../apply/run.ts'
import * as status from '../status/run.ts'
import * as resolve from './run.ts'

const spaces = await talkSpaces()
let folder: string
beforeEach(() => {
  folder = spaces.folder
})

const id = '0002-heading'
const headings = () => writeChange(folder, id, "[changeField('talk', 'title', { name: 'Heading' })]")

const failed = (change: Partial<JournalEntry> = {}) =>
  writeJournal(spaces.clients.events, {
    id,
    checksum: 'of the file as it was',
    outcome: 'failed',
    by: 'ann@laptop',
    startedAt: '2026-11-20T10:04:00.000Z',
    durationMs: 1500,
    error: 'ManagementError: Contentful failed with 502.',
    ...change,
  })

async function tellStatus(format?: 'json') {
  const { io, said } = recorder()
  const exitCode = await status.run({ config: spaces.config, folder, format }, io).catch(codeOf)
  return { exitCode, out: said.out }
}

const codeOf = (error: unknown) => (error instanceof MigrationError ? exitCodes[error.code] : String(error))

function resolved(options: Partial<resolve.ResolveOptions>) {
  const recorded = recorder()
  const given = { config: spaces.config, folder, id, yes: true, spaces: ['events'] as const, ...options }
  return { ...recorded, done: resolve.run(given, recorded.io) }
}

const outcomeOf = async (change: string) =>
  (await readJournal(spaces.clients.events)).find((entry) => entry.id === change)

describe('status', () => {
  test('says who applied each change and when', async () => {
    const { exitCode, out } = await tellStatus()
    expect(exitCode).toBe(0)
    expect(out).toMatch(/0001-talks {2}applied {2}\d{4}-\d\d-\d\d \d\d:\d\d UTC by tester@here, \d+\.\d s/)
    expect(out).toContain('Everything is applied.')
  })

  test('says why a run failed, which stages are done, and what to do', async () => {
    headings()
    await failed({ parts: 1, stage: 2 })
    const { out } = await tellStatus()
    expect(out).toContain('0002-heading  half applied  2026-11-20 10:04 UTC by ann@laptop, 1.5 s')
    expect(out).toContain('      2 stages of it are done.\n      Contentful failed with 502.\n')
    expect(out).toContain('`npm run migrate -- apply` goes on where it stopped')
    expect(out).toContain('Something is to be done: see above.')
  })

  test('names the holder of the lock, and shows its change as running', async () => {
    headings()
    await failed({ outcome: 'started' })
    const lock = await takeLock(spaces.clients.events, {
      who: elsewhere('ann', 'laptop', 12),
      now: () => new Date(),
    })
    const { exitCode, out } = await tellStatus()
    expect(exitCode).toBe(2)
    expect(out).toMatch(/locked by ann@laptop \(process 12\) since \d{4}-/)
    expect(out).toMatch(/0002-heading {2}running/)
    const later = recorder({ now: () => new Date(Date.now() + 120_000) })
    await status.run({ config: spaces.config, folder }, later.io)
    expect(later.said.out).toContain(
      'Its heartbeats ended: the next run takes its lock over after 75 seconds',
    )
    expect(later.said.out).toMatch(/0002-heading {2}half applied/)
    await lock.release()
    expect((await tellStatus()).out).not.toContain('locked by')
  })

  test('says the same to machines', async () => {
    headings()
    const { exitCode, out } = await tellStatus('json')
    expect(exitCode).toBe(2)
    expect(JSON.parse(out)[1]).toMatchObject({ space: 'events', changes: [{}, { id, state: 'pending' }] })
  })

  test('a change whose file is gone is named, and refused', async () => {
    folder = changesFolder({})
    const { exitCode, out } = await tellStatus()
    expect(exitCode).toBe(3)
    expect(out).toContain('Restore its file from version control')
    expect(out).not.toContain('Everything is applied')
  })
})

describe('resolve', () => {
  test('records a change that a person finished by hand as applied in the named space', async () => {
    headings()
    await failed()
    const { done, said } = resolved({ verdict: 'applied' })
    expect(await done).toBe(0)
    expect(said.out).toContain('events: 0002-heading would be recorded as applied')
    expect(await outcomeOf(id)).toMatchObject({ outcome: 'applied', by: 'tester@here' })
    const { out } = await tellStatus('json')
    expect(JSON.parse(out)[0].changes[1]).toMatchObject({ state: 'pending' })
  })

  test('records a change that a person rolled back by hand as pending', async () => {
    headings()
    await failed({ parts: 1, stage: 1 })
    await resolved({ verdict: 'rolledBack' }).done
    expect((await outcomeOf(id))?.outcome).toBe('rolledBack')
    expect(await apply.run({ config: spaces.config, folder, yes: true }, recorder().io)).toBe(0)
    expect((await outcomeOf(id))?.outcome).toBe('applied')
  })

  test('accepts an edited file with the same operations and keeps the outcome of the change', async () => {
    const before = await outcomeOf('0001-talks')
    writeChange(folder, '0001-talks', `/* the talks */ ${talks}`)
    expect((await tellStatus()).out).toContain('npm run migrate -- resolve 0001-talks --accept-checksum')
    await resolved({ id: '0001-talks', verdict: 'sameChange', spaces: ['association', 'events'] }).done
    expect((await tellStatus()).exitCode).toBe(0)
    expect(await outcomeOf('0001-talks')).toEqual({ ...before, checksum: expect.not.stringMatching('^$') })
  })

  test('asks first, and records nothing when the answer is no', async () => {
    headings()
    const { io, writes, said } = recorder({ confirm: async () => false })
    const given = { config: spaces.config, folder, id, verdict: 'applied' } as const
    expect(await resolve.run(given, io)).toBe(1)
    expect([writes(), said.err]).toEqual([[], 'Nothing was recorded.\n'])
  })

  test('writes nothing where the history says so already', async () => {
    const { done, said, writes } = resolved({ id: '0001-talks', verdict: 'applied' })
    expect(await done).toBe(0)
    expect([said.out, writes()]).toEqual(['events: the history says so already\n', []])
  })

  const refusals = [
    [
      'a change before it is pending',
      { id: '0003-more', verdict: 'applied' },
      [2, '0002-heading comes before'],
    ],
    [
      'a change after it is applied',
      { id: '0001-talks', verdict: 'rolledBack' },
      [2, 'comes after 0001-talks'],
    ],
    [
      'nobody knows the change',
      { id: '0009-no', verdict: 'applied' },
      [3, 'There is no migrations/changes/0009'],
    ],
    ['it was never applied', { id: '0003-more', verdict: 'rolledBack' }, [3, 'was never applied in events']],
    ['nothing was said', {}, [3, '--applied, --rolled-back or --accept-checksum']],
  ] as const
  test.each(refusals)('is refused when %s', async (situation, options, [exitCode, sentence]) => {
    headings()
    writeChange(folder, '0003-more', "[changeField('talk', 'day', { name: 'Weekday' })]")
    if (situation.startsWith('a change after')) await failed({ outcome: 'applied' })
    const { done, writes } = resolved(options)
    const error = await done.catch((reason: unknown) => reason)
    expect(String(error)).toContain(sentence)
    expect([codeOf(error), writes()]).toEqual([exitCode, []])
  })

  test('fails at once and names the run that holds the lock', async () => {
    headings()
    await ensureReserved(spaces.clients.events)
    const who = elsewhere('ann', 'laptop', 12)
    const lock = await takeLock(spaces.clients.events, { who, now: () => new Date() })
    await expect(resolved({ verdict: 'applied' }).done).rejects.toThrow(
      'ann@laptop (process 12) holds the lock',
    )
    await lock.release()
  })
})
