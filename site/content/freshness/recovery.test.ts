import { budgetLeft, withBudget } from '@association/services/upstream/budget.ts'
import { expect, test, vi } from 'vitest'
import { recovery } from './recovery.ts'

test('pages rendered during an outage expire once, as soon as Contentful answers', async () => {
  let isBack = false
  const recovered = vi.fn()
  const watch = recovery({
    probe: async () => {
      if (!isBack) throw new Error('away')
    },
    position: () => '7',
    recovered,
    everyMs: 5,
  })
  expect(watch.isOutage()).toBe(false)
  watch.failed(['a', 'b'])
  watch.failed(['b', 'c'])
  expect(watch.isOutage()).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(recovered).not.toHaveBeenCalled()
  isBack = true
  await vi.waitFor(() => expect(recovered).toHaveBeenCalledOnce())
  expect([...(recovered.mock.lastCall?.[0] ?? [])]).toEqual([
    ['a', '7'],
    ['b', '7'],
    ['c', '7'],
  ])
  expect(watch.isOutage()).toBe(false)
})

test('a visitor whose page arrives ends the outage too', () => {
  const recovered = vi.fn()
  const watch = recovery({
    probe: () => Promise.reject(new Error('away')),
    position: () => '7',
    recovered,
  })
  watch.failed(['a'])
  watch.answered()
  watch.answered()
  expect(recovered).toHaveBeenCalledExactlyOnceWith(new Map([['a', '7']]))
  expect(watch.isOutage()).toBe(false)
})

test('the time of the page that found the outage does not limit the probes', async () => {
  const recovered = vi.fn()
  const watch = recovery({
    probe: async () => {
      if (budgetLeft() < 1000) throw new Error('the time for this page is over')
    },
    position: () => '7',
    recovered,
    everyMs: 5,
  })
  withBudget(1, () => watch.failed(['a']))
  await vi.waitFor(() => expect(recovered).toHaveBeenCalledOnce())
})
