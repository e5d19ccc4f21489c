import { afterAll, beforeAll, expect, test } from 'vitest'
import { changesFolder, talks } from '../testing/changes-folder.ts'
import { recorder, type Spaces, startSpaces } from '../testing/space.ts'
import * as apply from './apply/run.ts'
import * as plan from './plan/run.ts'
import * as resolve from './resolve/run.ts'
import * as rollback from './rollback/run.ts'
import * as status from './status/run.ts'

let spaces: Spaces
beforeAll(async () => {
  spaces = await startSpaces()
})
afterAll(() => spaces.close())

const folder = changesFolder({ '0001-talks': talks })
const id = '0001-talks'

async function told(run: (options: plan.PlanOptions & { yes: boolean }, io: Io) => Promise<number>) {
  const { io, said } = recorder()
  await run({ config: spaces.config, folder, format: 'json', yes: true }, io)
  return JSON.parse(said.out).at(-1)
}
type Io = ReturnType<typeof recorder>['io']

/** Other tools rely on the property names, so the test compares them and not the values. */
const namesOf = (value: object) => Object.keys(value).toSorted()

test('every command writes one list of the spaces, and nothing else', async () => {
  const planned = await told(plan.run)
  expect(namesOf(planned)).toEqual(['applied', 'changes', 'space'])
  const [change] = planned.changes
  expect(namesOf(change)).toEqual(['about', 'checksum', 'id', 'losses', 'stages', 'warnings'])
  expect(namesOf(change.stages[0])).toEqual(['about', 'operations'])
  expect(await told(apply.run)).toEqual({ space: 'events', applied: 1, left: [] })
  const { changes, ...where } = await told(status.run)
  expect(where).toEqual({ space: 'events', environment: 'master' })
  expect(changes).toMatchObject([{ id, state: 'applied', about: id, entry: { outcome: 'applied' } }])
  expect(await told(rollback.run)).toEqual({ space: 'events', takenBack: 1, left: [] })
  const resolved = await told((options, io) => resolve.run({ ...options, id, verdict: 'applied' }, io))
  expect(resolved).toMatchObject({ space: 'events', id, outcome: 'applied', by: 'tester@here' })
})
