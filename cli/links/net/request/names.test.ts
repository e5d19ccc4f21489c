import { expect, test, vi } from 'vitest'
import { knowsNoName, notFound } from '../../testing/names.ts'
import { startChecker, startServer } from '../../testing/servers.ts'
import type { CheckerOptions } from '../checker.ts'
import type { Resolve } from './names.ts'

function start(resolve: Resolve, options: Partial<CheckerOptions> = {}) {
  const warn = vi.fn<(sentence: string) => void>()
  const asked: string[] = []
  const checker = startChecker(
    { mostForeignRequests: 0, ...options },
    {
      warn,
      resolve(name) {
        asked.push(name)
        return resolve(name)
      },
    },
  )
  return { check: checker.check, asked, warn }
}

const unknown = { state: 'broken', reason: 'unknownHost' }
const unverified = { state: 'unverified', reason: 'unreachable' }
const made = ['https://one.example/', 'https://two.invalid/', 'https://three.test/', 'https://four.example/']
const noNetwork =
  (code: string): Resolve =>
  async (name) => {
    throw notFound(name, code)
  }

test('an unknown host is broken if the name server works', async () => {
  const { check, warn } = start(knowsNoName)
  expect(await Promise.all(made.map(check))).toEqual(made.map(() => unknown))
  expect(warn).not.toHaveBeenCalled()
})

test.each(['ENOTFOUND', 'ENODATA', 'EAI_AGAIN', 'ECONNREFUSED', 'ESERVFAIL', 'ETIMEOUT'])(
  'where no name can be looked up, none is called broken: %s',
  async (code) => {
    const { check } = start(noNetwork(code))
    expect(await Promise.all(made.map(check))).toMatchObject(made.map(() => unverified))
  },
)

test('warns once if no name can be resolved', async () => {
  const { check, warn, asked } = start(noNetwork('ENOTFOUND'))
  await Promise.all(made.map(check))
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^Names .* cannot be looked up .* run again\.$/)]])
  expect(asked).toHaveLength(made.length + 2)
})

test('does not test the network again after one name was resolved', async () => {
  const { check, asked } = start(async (name) => {
    if (name === 'friend.test') return ['93.184.216.34']
    throw notFound(name)
  })
  await check('https://friend.test/')
  expect(await check('https://nobody.test/')).toEqual(unknown)
  expect(asked).toEqual(['friend.test', 'nobody.test'])
})

test('a name of this machine proves no network', async () => {
  const { check } = start(async (name) => {
    if (name === 'localhost') return ['127.0.0.1']
    throw notFound(name)
  })
  await check('http://localhost/')
  expect(await check('https://nobody.test/')).toMatchObject(unverified)
})

test('offline, no name is looked up', async () => {
  const { check, asked } = start(noNetwork('ENOTFOUND'), { offline: true })
  expect(await check('https://friend.test/')).toMatchObject({ state: 'unverified', reason: 'skipped' })
  expect(asked).toEqual([])
})

test('a redirect to a name that cannot be looked up is not called broken either', async () => {
  const { origin } = await startServer((_, response) =>
    response.writeHead(302, { location: 'https://nobody.test/' }).end(),
  )
  expect(await start(noNetwork('ENOTFOUND')).check(`${origin}/`)).toMatchObject(unverified)
  expect(await start(knowsNoName).check(`${origin}/`)).toMatchObject({
    state: 'broken',
    reason: 'redirectToBroken',
  })
})
