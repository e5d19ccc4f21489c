import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostile, obeyedLines, startHostileServer } from '@association/local/testing/hostile.ts'
import { helpPages, tellFailure } from '@association/services/command-line'
import { managementConfig } from '@association/services/config'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import * as apply from './commands/apply/run.ts'
import * as baseline from './commands/baseline/run.ts'
import * as deploy from './commands/deploy/run.ts'
import * as drift from './commands/drift/run.ts'
import * as create from './commands/new/run.ts'
import * as plan from './commands/plan/run.ts'
import * as renumber from './commands/renumber/run.ts'
import * as resolve from './commands/resolve/run.ts'
import * as rollback from './commands/rollback/run.ts'
import * as squash from './commands/squash/run.ts'
import * as status from './commands/status/run.ts'
import * as validate from './commands/validate/run.ts'
import { thisProcess } from './engine/journal/process.ts'
import type { Io } from './io.ts'
import { program } from './program.ts'
import { changesFolder, talks, writeChange } from './testing/changes-folder.ts'
import { recorder, type Spaces, startSpaces } from './testing/space.ts'

const strange = join(mkdtempSync(join(tmpdir(), 'hostile-')), `plan${hostile.replaceAll('\0', '')}.json`)
const folder = changesFolder({ '0001-talks': talks })
const who = { name: hostile, host: hostile, ...thisProcess() }
let spaces: Spaces
let target: { config: Spaces['config']; folder: string }

beforeAll(async () => {
  spaces = await startSpaces()
  target = { config: spaces.config, folder }
  await apply.run({ ...target, yes: true }, recorder({ who }).io)
  for (const client of Object.values(spaces.clients)) {
    await client.entry.createWithId(
      { entryId: 'talk', contentTypeId: 'talk' },
      { fields: { title: { 'en-US': hostile }, room: { 'en-US': hostile } } },
    )
    const foreign = await client.contentType.createWithId({ contentTypeId: 'foreign' }, foreignType)
    await client.contentType.publish({ contentTypeId: 'foreign' }, foreign)
  }
  writeChange(folder, '0002-more', more)
  writeFileSync(strange, hostile)
})
afterAll(() => spaces.close())
afterEach(() => {
  vi.unstubAllEnvs()
  process.exitCode = 0
})

const more = `[
  transformEntries('talk', ({ fields }) => ({ title: fields.title + '!' })),
  createTag('hostile', { spaces: ['events'], name: ${JSON.stringify(hostile)} }),
  changeField('talk', 'day', { help: ${JSON.stringify(hostile)} }),
  deleteField('talk', 'room'),
]`

const foreignType = {
  name: hostile,
  description: hostile,
  displayField: 'title',
  fields: [
    {
      id: 'title',
      name: hostile,
      type: 'Symbol',
      required: false,
      localized: false,
      validations: [
        { in: [hostile] },
        { regexp: { pattern: hostile.replace('[', ''), flags: '' }, message: hostile },
      ],
    },
  ],
}

async function said(run: (io: Io) => Promise<unknown>) {
  const drawn: string[] = []
  const { io, said } = recorder({ who, colors: true, columns: 80, redraw: (line) => void drawn.push(line) })
  await run(io).catch((error: unknown) => tellFailure(error, io))
  return { ...said, all: [said.out, said.err, ...drawn].join('\n') }
}

/** Lists each command that shows content: a new command must be added here. */
const runs: Record<string, readonly ((io: Io) => Promise<unknown>)[]> = {
  migrate: [(io) => program(io).parseAsync([hostile], { from: 'user' })],
  plan: [
    (io) => plan.run(target, io),
    (io) => plan.run({ ...target, verbose: true }, io),
    (io) => plan.run({ ...target, format: 'json' }, io),
    (io) => plan.run({ ...target, out: strange }, io),
    (io) => plan.run({ ...target, out: join(strange, 'x') }, io),
  ],
  apply: [
    (io) => apply.run(target, io),
    (io) => apply.run({ ...target, allowDataLoss: true }, io),
    (io) => apply.run({ ...target, file: strange }, io),
    (io) => apply.run({ ...target, file: `${strange}${strange}` }, io),
  ],
  status: [(io) => status.run(target, io), (io) => status.run({ ...target, format: 'json' }, io)],
  drift: [(io) => drift.run(target, io), (io) => drift.run({ ...target, format: 'json' }, io)],
  baseline: [(io) => baseline.run(target, io), (io) => baseline.run({ ...target, id: hostile }, io)],
  resolve: [
    (io) => resolve.run({ ...target, id: hostile, verdict: 'applied' }, io),
    (io) => resolve.run({ ...target, id: '0002-more', verdict: 'applied' }, io),
  ],
  deploy: [(io) => deploy.run({ ...target, alias: hostile }, io)],
  renumber: [
    (io) => renumber.run({ ...target, changes: [hostile], onMain: new Set() }, io),
    (io) => renumber.run({ ...target, onMain: new Set() }, io),
  ],
  completion: [(io) => program(io).parseAsync(['completion', 'bash', '--name', hostile], { from: 'user' })],
  squash: [
    (io) => squash.run({ name: hostile, folder }, io),
    (io) => squash.run({ name: 'talks', folder }, io),
  ],
  validate: [(io) => validate.run({ folder }, io)],
  new: [
    (io) => create.run({ name: hostile, folder }, io),
    (io) => create.run({ name: 'more', folder, rename: [hostile] }, io),
  ],
  // These come last, because they change the spaces.
  rollback: [
    (io) => rollback.run({ ...target, to: hostile }, io),
    async (io) => {
      await apply.run({ ...target, yes: true, allowDataLoss: true }, io)
      await rollback.run({ ...target, verbose: true }, io)
    },
    async (io) => {
      const { entry } = spaces.clients.events
      const held = await entry.get({ entryId: 'talk' })
      await entry.update({ entryId: 'talk' }, { ...held, fields: { title: { 'en-US': `${hostile}?` } } })
      await rollback.run({ ...target, yes: true }, io)
    },
    (io) => status.run(target, io),
    (io) => rollback.run({ ...target, yes: true, overwrite: true }, io),
  ],
}

test('every command is tried', () => {
  const all = helpPages((out) => program({ ...recorder().io, out })).map(({ title }) => title)
  expect(all.map((title) => title.replace(/^migrate /, '')).toSorted()).toEqual(Object.keys(runs).toSorted())
})

describe.each(Object.entries(runs))('%s', (_, list) => {
  test.each(list.map((run, index) => [index + 1, run] as const))(
    'says nothing that a terminal or a build server would obey (%i)',
    async (_, run) => {
      const { all } = await said(run)
      expect(obeyedLines(all)).toEqual([])
      expect(all.trim()).not.toBe('')
    },
  )
})

test.each([400, 403, 404, 422])('the hostile words of a server that answers %i are escaped', async (code) => {
  const server = await startHostileServer(code)
  const config = managementConfig({ ...spaces.environment, CONTENTFUL_MANAGEMENT_HOST: server.host })
  for (const run of [plan.run, apply.run, status.run, drift.run, baseline.run, rollback.run, deploy.run]) {
    const { all } = await said((io) => run({ ...target, config }, io))
    expect(obeyedLines(all)).toEqual([])
    expect(all.trim()).not.toBe('')
  }
  server.close()
})
