import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spaces as bothSpaces } from '@association/content'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { MigrationError } from '../../engine/errors.ts'
import type { PlanFile } from '../../engine/plan/plan-shape.ts'
import type { Io } from '../../io.ts'
import { changesFolder, talks, writeChange } from '../../testing/changes-folder.ts'
import { recorder, startSpaces } from '../../testing/space.ts'
import * as apply from '../apply/run.ts'
import * as plan from './run.ts'

const spaces = await startSpaces()
const first = { '0001-talks': talks }
const talk = { title: { 'en-US': 'Opening' }, room: { 'en-US': 'Great hall' } }
await apply.run({ config: spaces.config, folder: changesFolder(first), yes: true }, recorder().io)
for (const space of bothSpaces)
  await spaces.clients[space].entry.createWithId(
    { entryId: 'opening', contentTypeId: 'talk' },
    { fields: talk },
  )
spaces.keep()

let folder: string
let file: string
beforeEach(async () => {
  spaces.restore()
  folder = changesFolder(first)
  writeChange(folder, '0002-no-room', "[deleteField('talk', 'room')]")
  file = join(mkdtempSync(join(tmpdir(), 'plan-')), 'plan.json')
  const options = { config: spaces.config, folder, out: file, allowDataLoss: true }
  expect(await plan.run(options, recorder().io)).toBe(0)
})
afterAll(() => spaces.close())

async function applyPlan(options: Partial<apply.ApplyOptions> = {}, change: Partial<Io> = {}) {
  const { io, writes, said } = recorder(change)
  const ended = await apply
    .run({ config: spaces.config, folder, file, ...options }, io)
    .catch((error: unknown) => {
      if (error instanceof MigrationError) return error
      throw error
    })
  return { ended, writes: writes(), ...said }
}

// biome-ignore lint/suspicious/noExplicitAny: an edited file can have any shape
type Edited = any

function edit(change: (written: Edited) => void) {
  const { sum: _, ...written } = JSON.parse(readFileSync(file, 'utf8')) as PlanFile & { sum: string }
  change(written)
  const sum = createHash('sha256').update(JSON.stringify(written)).digest('hex')
  writeFileSync(file, JSON.stringify({ ...written, sum }))
}

describe('a plan that loses values', () => {
  const lost = 'The values of talk.room go with their field.'

  test('names them and asks again, even if its file allows the loss', async () => {
    for (const isAgreed of [false, true]) {
      const questions: string[] = []
      const confirm = async (question: string) => {
        questions.push(question)
        return isAgreed
      }
      edit((written) => {
        written.allowsDataLoss = true
      })
      const { ended, writes } = await applyPlan({}, { confirm })
      expect(questions).toEqual([expect.stringContaining(lost)])
      expect([ended, writes.length > 0]).toEqual([isAgreed ? 0 : 1, isAgreed])
    }
  })

  test.each([{}, { yes: true }])('is refused without a terminal (%j)', async (options) => {
    edit((written) => {
      written.allowsDataLoss = true
      for (const { changes } of written.plans) for (const each of changes) each.losses = []
    })
    const { ended, writes } = await applyPlan(options)
    expect(ended).toMatchObject({ code: 'DATA_LOSS', message: expect.stringContaining(lost) })
    expect(writes).toEqual([])
  })

  test('is carried out with the flag that allows it', async () => {
    const { ended, writes } = await applyPlan({ allowDataLoss: true })
    expect([ended, writes.length > 0]).toEqual([0, true])
  })
})

describe('a plan whose sum fits is refused with one sentence, and nothing is written, when', () => {
  test.each<[string, (written: Edited) => void]>([
    ['a space is missing', (written) => written.plans.pop()],
    ['a space stands twice', (written) => written.plans.push(written.plans[0])],
    ['a space is unknown', (written) => (written.plans[0].space = 'elsewhere')],
    ['it is for another environment', (written) => (written.place.environment = 'staging')],
    ['it is for another host', (written) => (written.place.host = 'api.example')],
    ['it is for another space', (written) => (written.place.spaceIds.events = 'another')],
    ['the place is gone', (written) => (written.place = null)],
    ['there are no plans', (written) => (written.plans = {})],
    ['a change is missing', (written) => written.plans[0].changes.pop()],
    ['a change has no stages', (written) => (written.plans[0].changes[0].stages = 'none')],
    ['a change has another checksum', (written) => (written.plans[0].changes[0].checksum = 'abc')],
    ['a change has another id', (written) => (written.plans[0].changes[0].id = '0003-other')],
    ['it counts other changes as applied', (written) => (written.plans[0].applied = 0)],
    ['it counts no changes as applied', (written) => (written.plans[0].applied = -1)],
    ['an operation is missing', (written) => written.plans[0].changes[0].stages.pop()],
    [
      'an operation is no operation',
      (written) => (written.plans[0].changes[0].stages[0].operations[0] = null),
    ],
    [
      'an operation does something else',
      (written) => (written.plans[0].changes[0].stages.at(-1).operations[0].to.name = 'Other'),
    ],
  ])('%s', async (_, change) => {
    edit(change)
    const { ended, writes } = await applyPlan({ allowDataLoss: true })
    expect(ended).toMatchObject({ code: 'PLAN_REFUSED' })
    expect(String(ended)).toContain('npm run migrate -- plan --out plan.json')
    expect(writes).toEqual([])
  })
})
