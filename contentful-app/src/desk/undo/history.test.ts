import { expect, test } from 'vitest'
import { type History, moved, noHistory, parseHistory, type UndoStep, withStep } from './history.ts'

type StepOptions = { said?: string; entry?: string; isTyped?: boolean }

const step = (
  before: unknown,
  after: unknown,
  { said = 'Changed', entry = 'a', isTyped = false }: StepOptions = {},
) =>
  ({
    said,
    ...(isTyped && { isTyped }),
    changes: [{ space: 'association', entry, field: 'sections', before, after }],
  }) satisfies UndoStep
const last = (history: History, list: keyof History) => {
  const step = history[list].at(-1)
  return step ? moved(history, list, step) : history
}
const undoLast = (history: History) => last(history, 'done')
const redoLast = (history: History) => last(history, 'undone')
const saidIn = (list: readonly UndoStep[]) => list.map(({ said }) => said)
const firstBefore = ([first]: readonly UndoStep[]) => first && 'changes' in first && first.changes[0]?.before

test('steps are undone and redone in turn; a new step forgets the undone ones', () => {
  const two = withStep(withStep(noHistory, step(1, 2, { said: 'a' })), step(2, 3, { said: 'b' }))
  const back = undoLast(undoLast(two))
  expect([saidIn(back.done), saidIn(back.undone)]).toEqual([[], ['b', 'a']])
  expect(redoLast(redoLast(back))).toEqual(two)
  expect(withStep(undoLast(two), step(2, 4))).toMatchObject({ undone: [] })
})

test('a continuous action is one step', () => {
  const continuous = { isContinuous: true }
  const picked = withStep(
    withStep(noHistory, step('red', 'blue'), continuous),
    step('blue', 'green'),
    continuous,
  )
  expect(picked.done).toEqual([step('red', 'green')])
  expect(withStep(picked, step('green', 'red', { said: 'Other' }), continuous).done).toHaveLength(2)
  expect(withStep(picked, step('black', 'red'), continuous).done).toHaveLength(2)
})

test('typing that an editor takes back by itself takes its step back', () => {
  const typed = { isTyped: true }
  const back = withStep(withStep(noHistory, step('a', 'ab', typed)), step('ab', 'a', typed))
  expect([back.done.length, back.undone.length]).toEqual([0, 1])
})

test('the oldest steps of an entry are forgotten, and those of other entries stay', () => {
  let history = withStep(noHistory, step(0, 1, { entry: 'b' }))
  for (let index = 0; index < 60; index += 1) history = withStep(history, step(index, index + 1))
  expect([history.done.length, firstBefore(history.done.slice(1))]).toEqual([51, 10])
})

test.each([
  undefined,
  'nonsense',
  'null',
  '{"done":[1,{}],"undone":"x"}',
  '{"done":[{"said":"a","changes":[{}]}]}',
])('stored text that is no history is ignored: %s', (stored) => {
  expect(parseHistory(stored)).toEqual(noHistory)
})
