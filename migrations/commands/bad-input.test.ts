import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { chaosProxy, type ProxyFault } from '@association/local/testing/chaos-proxy.ts'
import { inEnvironment } from '@association/services/config'
import { ManagementError } from '@association/services/management/index.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { readLock } from '../engine/journal/lock.ts'
import { readModel } from '../engine/plan/read-space.ts'
import { changesFolder, talks } from '../testing/changes-folder.ts'
import { recorder, startSpaces } from '../testing/space.ts'
import * as apply from './apply/run.ts'
import * as plan from './plan/run.ts'
import * as status from './status/run.ts'

const spaces = await startSpaces()
spaces.keep()
beforeEach(() => spaces.restore())
afterAll(() => spaces.close())

const folder = changesFolder({ '0001-talks': talks })
const applied = (io = {}) => apply.run({ config: spaces.config, folder, yes: true }, recorder(io).io)

const answering = (status: number, body: string, headers = {}): typeof fetch => {
  const { id } = spaces.config.contentful.spaces.events
  return (url, init) =>
    init?.method === 'PUT' && String(url).includes(`/spaces/${id}/`) && String(url).endsWith('/talk')
      ? Promise.resolve(new Response(body, { status, headers }))
      : fetch(url, init)
}

describe('a failure during a run is one sentence; the lock is released, and the next run continues', () => {
  test.each([
    [
      'a missing permission',
      'FORBIDDEN',
      /^The token may not PUT .*: give its user the role that may\./,
      403,
      {},
    ],
    [
      'a rate limit that is used up',
      'RATE_LIMITED',
      /^Contentful’s rate limit is used up: run the command again in 3000 s\.$/,
      429,
      { 'x-contentful-ratelimit-reset': '3000' },
    ],
    [
      'a payload that Contentful refuses',
      'INVALID',
      /^Contentful refuses PUT .*: the field is wrong\.$/,
      422,
      {},
    ],
  ] as const)('%s', async (...[, code, sentence, status, headers]) => {
    const body = JSON.stringify({ message: 'the field is wrong.' })
    const error = await applied({ fetch: answering(status, body, headers) }).catch(
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(ManagementError)
    expect(error).toMatchObject({ code, message: expect.stringMatching(sentence) })
    const { events } = spaces.clients
    expect(await readLock(events, recorder().io)).toBeUndefined()
    const [failed] = (await readModel(events)).journal
    expect(failed).toMatchObject({ outcome: 'failed', error: expect.stringMatching('ManagementError') })
    expect(await applied()).toBe(0)
    expect((await readModel(events)).journal).toMatchObject([{ id: '0001-talks', outcome: 'applied' }])
  })
})

test('an environment that does not exist is named', async () => {
  const config = inEnvironment(spaces.config, 'nowhere')
  await expect(plan.run({ config, folder }, recorder().io)).rejects.toThrow(
    /environments\/nowhere.* does not exist.*--env/,
  )
})

describe('a failing service gives one sentence', () => {
  const inTrouble = async (fault: ProxyFault) => {
    const proxy = await chaosProxy(spaces.config.contentful.hosts.management)
    await proxy.become(fault)
    return { host: proxy.host, close: () => (fault === 'refused' ? undefined : proxy.close()) }
  }

  // These tests run concurrently, because each waits between its attempts.
  test.concurrent.each([
    [
      'refused',
      /^The Management API at \S+ does not answer \(ECONNREFUSED\): .*check CONTENTFUL_MANAGEMENT_HOST/,
    ],
    ['cut JSON', /answers with half an answer: run the command again\.$/],
    ['HTML with 200', /answers with text\/html instead of JSON: check CONTENTFUL_MANAGEMENT_HOST\.$/],
  ] as const)('%s', async (fault, sentence) => {
    const { host, close } = await inTrouble(fault)
    const { contentful, ...others } = spaces.config
    const hosts = { ...contentful.hosts, management: host }
    const config = { ...others, contentful: { ...contentful, hosts } }
    const error = await status.run({ config, folder }, recorder().io).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ManagementError)
    expect((error as Error).message).toMatch(sentence)
    expect((error as Error).message).not.toContain('\n')
    await close()
  })

  test('and exit code 1; with --quiet the command prints nothing else', async () => {
    const { host, close } = await inTrouble('HTML with 200')
    const child = spawn(process.execPath, [join(import.meta.dirname, '../main.mjs'), 'status', '--quiet'], {
      env: { ...spaces.environment, CONTENTFUL_MANAGEMENT_HOST: host },
    })
    const [out, said, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ])
    expect([out, code]).toEqual(['', 1])
    expect(said).toMatch(/^The Management API .* answers with text\/html instead of JSON: .*\n$/)
    await close()
  })
})
