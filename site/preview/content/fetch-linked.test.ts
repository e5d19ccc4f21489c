import { afterEach, describe, expect, test, vi } from 'vitest'
import { askForChanges } from '../changes/watch-changes.ts'
import { fetchLinked } from './fetch-linked.ts'

afterEach(() => vi.unstubAllGlobals())

const ref = { space: 'association', linkType: 'Entry', id: 'quote' } as const
const ids = { association: 'space-a', events: 'space-e' }

/** The last status repeats. */
function siteAnswering(...statuses: number[]) {
  const asked: string[] = []
  const waited: number[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const status = statuses[Math.min(asked.length, statuses.length) - 1] ?? 500
    return new Response(status === 204 ? null : JSON.stringify({ root: 'quote' }), { status })
  })
  const wait = async (ms: number) => void waited.push(ms)
  return { asked, waited, linked: () => fetchLinked(ref, { ids, token: () => 't', wait }) }
}

test('requests an unsaved link again until it is saved', async () => {
  const { asked, waited, linked } = siteAnswering(204, 204, 200)
  expect(await linked()).toEqual({ root: 'quote' })
  expect(asked).toEqual(Array(3).fill('/api/preview/entry?token=t&space=space-a&entry=quote'))
  expect(waited).toEqual([200, 300])
})

test('a deleted entry is no failure, and is requested once', async () => {
  const { asked, linked } = siteAnswering(404)
  expect(await linked()).toBeUndefined()
  expect(asked).toHaveLength(1)
})

test('a link that is never saved is given up, and is no failure', async () => {
  const { asked, linked } = siteAnswering(204)
  expect(await linked()).toBeUndefined()
  expect(asked).toHaveLength(7)
})

test('a refusal is a failure', async () => {
  const { asked, linked } = siteAnswering(401)
  await expect(linked()).rejects.toThrow('401')
  expect(asked).toHaveLength(1)
})

describe('a site that never answers', () => {
  const hanging = (_: string, { signal }: RequestInit = {}) =>
    new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

  test.each([
    ['a linked entry', () => fetchLinked(ref, { ids, token: () => 't', deadlineMs: 1 })],
    ['changes', () => askForChanges([], 't', 1)],
  ])('is not waited for when it is asked for %s', async (_, ask) => {
    vi.stubGlobal('fetch', hanging)
    await expect(ask()).rejects.toMatchObject({ name: 'TimeoutError' })
  })
})
