import { expect, test } from 'vitest'
import { findRedis, type Machine, needsRedis } from './redis.ts'

/** A machine without Redis; `installs` says whether apt-get can change that. */
function machine({ isRoot = false, installs = false, has = false } = {}) {
  const said: string[] = []
  let hasServer = has
  const found: Machine = {
    hasServer: () => hasServer,
    isRoot,
    install: () => {
      hasServer = installs
    },
    say: (line) => said.push(line),
  }
  return { said, ...found }
}

test('a server that is there is used', () => {
  const ready = machine({ has: true, isRoot: true })
  expect(findRedis(ready)).toBeUndefined()
  expect(ready.said).toEqual([])
})

test('root installs Debian’s package, and says so', () => {
  const bare = machine({ isRoot: true, installs: true })
  expect(findRedis(bare)).toBeUndefined()
  expect(bare.said).toEqual([expect.stringContaining('apt-get')])
})

test.each([
  ['only root installs', machine({ installs: true })],
  ['an installation may fail', machine({ isRoot: true })],
])('%s: one sentence then names the tests that did not run, and what to install', (_, bare) => {
  const sentence = findRedis(bare)
  expect(sentence).toMatch(/^NOT RUN: .*contract\.test\.ts, and the tests “with a Redis”/)
  expect(sentence).toContain('apt-get install redis-server')
})

test.each([
  [[], true],
  [['--reporter=dot'], true],
  [['packages/services'], true],
  [['packages/services/shared-state/redis/redis.test.ts'], true],
  [['packages/ui', 'cli'], false],
] as const)('a run of %j needs Redis: %s', (words, needs) => expect(needsRedis(words)).toBe(needs))
