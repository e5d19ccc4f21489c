import { expect, test } from 'vitest'
import { noHistory, parseHistory, redoLast, type Step, undoLast, withStep } from './history.ts'

const step = (before: unknown, after: unknown, said = 'Changed'): Step => ({
  field: 'sections',
  before,
  after,
  said,
})
const saidIn = (list: readonly Step[]) => list.map(({ said }) => said)

test('steps are undone and redone in turn; a new step forgets the undone ones', () => {
  const two = withStep(withStep(noHistory, step(1, 2, 'a')), step(2, 3, 'b'))
  const back = undoLast(undoLast(two))
  expect([saidIn(back.done), saidIn(back.undone)]).toEqual([[], ['b', 'a']])
  expect(redoLast(redoLast(back))).toEqual(two)
  expect(withStep(undoLast(two), step(2, 4, 'c'))).toMatchObject({ undone: [] })
})

test('a continuous action is one step', () => {
  const continuous = { isContinuous: true }
  const picked = withStep(
    withStep(noHistory, step('red', 'blue'), continuous),
    step('blue', 'green'),
    continuous,
  )
  expect(picked.done).toEqual([step('red', 'green')])
  expect(withStep(picked, step('green', 'red', 'Other'), continuous).done).toHaveLength(2)
  expect(withStep(picked, step('black', 'red'), continuous).done).toHaveLength(2)
})

test('the oldest steps are forgotten', () => {
  let history = noHistory
  for (let index = 0; index < 60; index += 1) history = withStep(history, step(index, index + 1))
  expect([history.done.length, history.done[0]?.before]).toEqual([50, 10])
})

test.each([undefined, 'nonsense', 'null', '{"done":[1,{}],"undone":"x"}'])(
  'stored text that is no history is ignored: %s',
  (stored) => {
    expect(parseHistory(stored)).toEqual(noHistory)
  },
)
