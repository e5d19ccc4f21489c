import { expect, test } from 'vitest'
import { filledSpace, shout } from '../testing/filled-space.ts'
import * as apply from './apply/run.ts'
import * as rollback from './rollback/run.ts'

const space = await filledSpace()

const countsIn = (err: string) =>
  [...err.matchAll(/ (\d+)\/(\d+), [^\r]* left/g)].map(([, done, of]) => [done, of])

test('the bar counts the whole run, over all its changes and stages', async () => {
  space.change(shout)
  space.writeChange('0003-more', `[${shout}, ${shout}]`)
  const { said } = await space.run(apply, {}, { columns: 80 })
  const counts = countsIn(said.err)
  const [[, total] = []] = counts
  expect(new Set(counts.map(([, of]) => of))).toEqual(new Set([total]))
  expect(counts.at(-1)).toEqual([total, total])
  expect(new Set(counts.map(([done]) => done)).size).toBe(Number(total))
})

test('clears the progress bar before it prints a line', async () => {
  space.change(shout)
  space.writeChange('0003-more', `[${shout}]`)
  await space.run(apply)
  const { said } = await space.run(rollback, { to: '0002-change' }, { columns: 80 })
  const lines = said.err.split('\n').map((line) => line.split('\r').at(-1))
  expect(lines).toEqual([
    'events: taking back 0003-more  0003-more',
    'events: taking back 0002-change  0002-change',
    '',
  ])
})
