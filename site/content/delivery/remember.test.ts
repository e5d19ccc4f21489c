import type { SharedState } from '@association/services/shared-state'
import { inBudget, withBudget } from '@association/services/upstream'
import { expect, test } from 'vitest'
import { passSharedState, sharedState } from '../../base/shared-state.ts'
import { contentMemory, remember } from './remember.ts'

const content = (text: string, ...tags: string[]) => ({ text, tags, until: Number.POSITIVE_INFINITY })

test('content is loaded once for all who ask, and again after one of its tags expired', async () => {
  let loads = 0
  const load = async () => {
    loads += 1
    return content(String(loads), 'a')
  }
  const both = await Promise.all([remember('once', load), remember('once', load)])
  expect([...both, await remember('once', load)].map(({ text }) => text)).toEqual(['1', '1', '1'])
  contentMemory().forget(['a'])
  expect((await remember('once', load)).text).toBe('2')
})

test('content that changed while it was loading is loaded again, once for all who wait', async () => {
  let position = 1
  const before = sharedState()
  passSharedState({
    ...(before as SharedState),
    position: () => String(position),
    hasExpired: (_, since) => Number(since) < position,
  })
  const texts = ['old', 'new', 'newer']
  const load = async () => content(texts.shift() ?? 'none', 'b')
  const all = [remember('changing', load), remember('changing', load), remember('changing', load)]
  position = 2
  expect((await Promise.all(all)).map(({ text }) => text)).toEqual(['new', 'new', 'new'])
  expect((await remember('changing', load)).text).toBe('new')
  passSharedState(before as SharedState)
})

test('a failure is not remembered', async () => {
  await expect(remember('failing', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect((await remember('failing', async () => content('back'))).text).toBe('back')
})

test('the time of the first who asks limits its own wait, and not the load that others share', async () => {
  const started = Promise.withResolvers<void>()
  const load = async () => {
    await inBudget('Contentful', started.promise)
    return content('loaded', 'c')
  }
  const first = withBudget(1, () => remember('shared', load))
  const second = remember('shared', load)
  await expect(first).rejects.toMatchObject({ failure: 'timeout' })
  started.resolve()
  expect((await second).text).toBe('loaded')
})
