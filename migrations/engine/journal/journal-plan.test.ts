import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Spaces, startSpaces } from '../../testing/space.ts'
import type { PlannedChange } from '../operations/space-plan.ts'
import { readJournal, writeJournal } from './journal.ts'
import { keepPlan, readPlan } from './journal-plan.ts'
import { ensureReserved } from './reserved-types.ts'

let spaces: Spaces
beforeAll(async () => {
  spaces = await startSpaces()
  await ensureReserved(spaces.clients.events)
})
afterAll(() => spaces.close())

const longestName = 40
const id = `0002-${'a'.repeat(longestName)}`
/** Random bytes do not compress, so the size of the plan is known. */
const planOf = (bytes: number): PlannedChange => ({
  id,
  about: 'Much “text” and 😀',
  checksum: 'sum',
  stages: [
    {
      about: 'transform talk',
      operations: [
        {
          kind: 'entry',
          id: 'opening',
          to: {
            type: 'talk',
            saved: { fields: { text: { 'en-US': randomBytes(bytes).toString('base64') } } },
          },
        },
      ],
    },
  ],
  losses: [],
  warnings: [],
})
const record = { id, checksum: 'sum', outcome: 'started' as const, by: 'tester', startedAt: '2026-11-20' }
const keep = (plan: PlannedChange) => keepPlan(spaces.clients.events, plan, async () => {})

test('restores a plan of any size, without listing its parts in the history', async () => {
  const client = spaces.clients.events
  const plan = planOf(900_000)
  const kept = await keep(plan)
  expect(kept.parts).toBe(3)
  await writeJournal(client, { ...record, ...kept })
  const [found, ...others] = await readJournal(client)
  expect(others).toEqual([])
  expect(found && (await readPlan(client, found))).toMatchObject({ about: plan.about, stages: plan.stages })
})

test('overwrites the parts of an earlier attempt', async () => {
  const plan = planOf(1000)
  const kept = await keep(plan)
  expect(kept.parts).toBe(1)
  expect((await readPlan(spaces.clients.events, { ...record, ...kept })).stages).toEqual(plan.stages)
})

test('refuses parts of another plan', async () => {
  const kept = await keep(planOf(1000))
  await keep(planOf(1000))
  await expect(readPlan(spaces.clients.events, { ...record, ...kept })).rejects.toThrow(
    `The journal no longer holds the plan of ${id}: its parts do not fit together.`,
  )
})
