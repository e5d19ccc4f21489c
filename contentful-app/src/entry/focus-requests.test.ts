import { expect, test } from 'vitest'
import { onFocusRequest, requestFocus, takeWaiting } from './focus-requests.ts'

const target = { space: 'association', entry: 'q1', field: 'quote' } as const
const self = { space: 'association', entry: 'q1' } as const
const left = (change: object = {}, now = 1000) => JSON.stringify({ target: { ...target, ...change }, now })

test('a request that was left a moment ago is for the editor of that entry', () => {
  expect(takeWaiting(left(), self, 2000)).toBe('quote')
  expect(takeWaiting(left({ entry: 'q2' }), self, 2000)).toBeUndefined()
  expect(takeWaiting(left({ space: 'events' }), self, 2000)).toBeUndefined()
})

test('an old or unreadable request is forgotten', () => {
  expect(takeWaiting(left(), self, 60_000)).toBeUndefined()
  expect(takeWaiting('not ours', self)).toBeUndefined()
  expect(takeWaiting(undefined, self)).toBeUndefined()
})

test('an open editor accepts requests for its entries; without one, a request returns false', async () => {
  expect(await requestFocus(target)).toBe(false)
  const shown: unknown[] = []
  const isOwn = ({ entry }: { entry: string }) => entry === 'q1' || entry === 'below'
  const close = onFocusRequest(self, { isOwn, show: (wanted) => shown.push(wanted) })
  expect(await requestFocus(target)).toBe(true)
  expect(await requestFocus({ space: 'association', entry: 'below' })).toBe(true)
  expect(await requestFocus({ ...target, entry: 'q2' })).toBe(false)
  close()
  expect(shown).toEqual([target, { space: 'association', entry: 'below' }])
})
