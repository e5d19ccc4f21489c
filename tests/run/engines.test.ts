import { expect, test } from 'vitest'
import { type Engine, engines, findEngine, includesEngines } from './engines.ts'
import type { Machine } from './servers.ts'

function machine({ has = [] as string[], installs = {} as Record<string, string[]>, isRoot = false } = {}) {
  const there = new Set(has)
  const said: string[] = []
  const bare: Machine = {
    isRoot,
    install: (name) => {
      for (const path of installs[name] ?? []) there.add(path)
    },
    say: (line) => said.push(line),
  }
  return { said, find: () => findEngine(webkit, { exists: (path) => there.has(path), machine: bare }) }
}

const webkit = engines.find(({ name }) => name === 'webkit') as Engine
const [browser = ''] = webkit.paths

test('an engine that is there is used', () => {
  const ready = machine({ has: [browser, ...webkit.needs], isRoot: true })
  expect(ready.find()).toEqual({ path: browser })
  expect(ready.said).toEqual([])
})

test('root installs the packages of Debian, and says so', () => {
  const installs = { 'webkit2gtk-driver': [browser, '/usr/bin/WebKitWebDriver'], xvfb: ['/usr/bin/xvfb-run'] }
  const bare = machine({ isRoot: true, installs })
  expect(bare.find()).toEqual({ path: browser })
  expect(bare.said).toEqual([expect.stringContaining('webkit2gtk-driver, xvfb')])
})

test.each([
  ['a browser without its driver does not run', machine({ has: [browser] })],
  ['an installation can fail', machine({ isRoot: true })],
])('%s: one sentence says what did not run and what to install', (_, bare) => {
  expect(bare.find()).toEqual({
    sentence: expect.stringMatching(/^NOT RUN: .*WebKit.*apt-get install webkit2gtk-driver/),
  })
})

test.each([
  [[], true],
  [['engines'], true],
  [['--reporter=dot'], true],
  [['cart'], false],
] as const)('a run of the browser tests %j includes the further engines: %s', (words, includes) =>
  expect(includesEngines(words)).toBe(includes),
)
