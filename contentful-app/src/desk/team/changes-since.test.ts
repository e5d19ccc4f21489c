import { expect, test } from 'vitest'
import type { Session } from '../../contentful/session.ts'
import { changesSince } from './changes-since.ts'

/** Newest first. */
function space(...times: string[]) {
  const asked: unknown[] = []
  const getMany = async ({ query }: { query: Record<string, string> }) => {
    const since = query['sys.updatedAt[gte]']
    asked.push(since)
    return {
      items: times.filter((at) => !since || at >= since).map((at) => ({ sys: { id: at, updatedAt: at } })),
    }
  }
  const session = { sdk: { cma: { entry: { getMany } } }, here: { space: 'association' } }
  return {
    ask: changesSince(session as unknown as Session, { space: 'association', linkType: 'Entry' }),
    asked,
  }
}

test('each question asks for what changed since the newest change before', async () => {
  const { ask, asked } = space('2026-11-02', '2026-11-01')
  await ask(async () => {})
  await ask(async () => {})
  expect(asked).toEqual([undefined, '2026-11-02'])
})

test('repeats changes that could not be read', async () => {
  const { ask } = space('2026-11-02', '2026-11-01')
  await expect(ask(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer')
  const told: string[] = []
  await ask(async (changed) => void told.push(...changed.map(({ id }) => id)))
  expect(told).toEqual(['2026-11-02', '2026-11-01'])
})
