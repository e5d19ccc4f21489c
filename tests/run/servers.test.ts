import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesWithServers, findProgram, type Machine, needsRedis, needsServers, redis } from './servers.ts'

/** `installs`: apt-get works. */
function machine({ isRoot = false, installs = false, has = false } = {}) {
  const said: string[] = []
  let isThere = has
  const found: Machine = {
    isRoot,
    install: () => {
      isThere = installs
    },
    say: (line) => said.push(line),
  }
  const find = () => findProgram({ ...redis, isThere: () => isThere }, found)
  return { said, find }
}

test('a server that is there is used', () => {
  const ready = machine({ has: true, isRoot: true })
  expect(ready.find()).toBeUndefined()
  expect(ready.said).toEqual([])
})

test('root installs Debian’s package, and says so', () => {
  const bare = machine({ isRoot: true, installs: true })
  expect(bare.find()).toBeUndefined()
  expect(bare.said).toEqual([expect.stringContaining('apt-get')])
})

test.each([
  ['only root installs', machine({ installs: true })],
  ['an installation may fail', machine({ isRoot: true })],
])('%s: one sentence then names the tests that did not run, and what to install', (_, bare) => {
  const sentence = bare.find()
  expect(sentence).toMatch(/^NOT RUN: .*contract\.test\.ts, the tests “with a Redis”/)
  expect(sentence).toContain('apt-get install redis-server')
})

test.each([
  [[], true],
  [['--reporter=dot'], true],
  [['packages/services'], true],
  [['packages/services/shared-state/redis/redis.test.ts'], true],
  [['packages/ui', 'cli'], false],
] as const)('a run of %j needs Redis: %s', (words, needs) => expect(needsRedis(words)).toBe(needs))

test.each([
  [[], true],
  [['documented-start'], true],
  [['outages/'], true],
  [['page-files'], true],
  [['sign-in'], false],
] as const)('a run of the browser tests %j needs Redis and nginx: %s', (words, needs) =>
  expect(needsServers(words)).toBe(needs),
)

test('the tests that need servers exist', () =>
  expect(filesWithServers.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([]))
