import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ChaosProxy, chaosProxy, type ProxyFault } from '@association/local/testing/chaos-proxy.ts'
import { flakyProxy, type Troubles } from '@association/local/testing/flaky-proxy.ts'
import { chaosSeed } from '@association/local/testing/random.ts'
import { ManagementError } from '@association/services/management/index.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedFolder, talks } from '../../testing/seed-folder.ts'
import { contentOf, recorder, type Spaces, startSpaces } from '../../testing/space.ts'
import { run } from './run.ts'

const folder = seedFolder({ 'talks.ts': talks })

let spaces: Spaces
let proxy: ChaosProxy
let expected: unknown
beforeAll(async () => {
  spaces = await startSpaces()
  spaces.keep()
  proxy = await chaosProxy(spaces.config.contentful.hosts.management)
  await seed().done
  expected = await contentOf(spaces)
}, 60_000)
beforeEach(async () => {
  spaces.restore()
  await proxy.become('none')
})
afterAll(async () => {
  await proxy.close()
  await spaces.close()
})

function seed(change: { token?: string; host?: string; fetch?: typeof fetch } = {}) {
  const { token = spaces.config.managementToken, host = proxy.host, ...io } = change
  const hosts = { ...spaces.config.contentful.hosts, management: host, upload: host }
  const config = {
    ...spaces.config,
    managementToken: token,
    contentful: { ...spaces.config.contentful, hosts },
  }
  const recorded = recorder(io)
  return { ...recorded, done: run({ config, folder, space: 'events' }, recorded.io) }
}

async function recovers() {
  await proxy.become('none')
  await seed().done
  expect(await contentOf(spaces)).toEqual(expected)
}

describe('a service that fails from the start gives one sentence, and nothing is lost', () => {
  test.each<[ProxyFault, string]>([
    ['refused', 'does not answer (ECONNREFUSED): start the local services'],
    ['cut JSON', 'answers with half an answer: run the command again.'],
    ['no list', 'answers with something that is no list of Contentful'],
  ])('%s', async (fault, sentence) => {
    await proxy.become(fault)
    const { done } = seed()
    await expect(done).rejects.toThrow(sentence)
    await expect(done).rejects.toBeInstanceOf(ManagementError)
    await recovers()
  })
})

test('a wrong token', async () => {
  await expect(seed({ token: 'wrong' }).done).rejects.toMatchObject({
    code: 'UNAUTHORISED',
    message: expect.stringContaining('CONTENTFUL_MANAGEMENT_TOKEN is wrong or has expired'),
  })
})

test('a token that may only read', async () => {
  const reading: typeof fetch = async (url, init) =>
    init?.method === 'GET' ? fetch(url, init) : new Response('{"message":"You may not"}', { status: 403 })
  await expect(seed({ fetch: reading }).done).rejects.toThrow('give its user the role that may')
  await recovers()
})

describe('trouble that passes is survived in one run', () => {
  test.each<ProxyFault>(['rate limit', 'cut connection'])('%s', async (fault) => {
    let requests = 0
    const troubled: typeof fetch = async (url, init) => {
      requests += 1
      if (requests !== 8) return fetch(url, init)
      await proxy.become(fault)
      const answer = fetch(url, init)
      // The response is under way before the trouble ends.
      await answer.then((one) => one.clone().text()).catch(() => {})
      await proxy.become('none')
      return answer
    }
    await seed({ fetch: troubled }).done
    expect(await contentOf(spaces)).toEqual(expected)
  })
})

test.each<[string, Troubles]>([
  ['5 % of connections are reset and 5 % of answers lost', { reset: 0.05, lost: 0.05 }],
  ['30 % of requests are refused for their rate', { limited: 0.3 }],
])(`one run completes while %s (CHAOS_SEED=${chaosSeed})`, async (_, troubles) => {
  const flaky = await flakyProxy(spaces.config.contentful.hosts.management, troubles, chaosSeed)
  await seed({ host: flaky.host }).done
  await flaky.close()
  expect(await contentOf(spaces)).toEqual(expected)
})

test('reports a result that cannot be written because the disk is full', async () => {
  const main = join(import.meta.dirname, '../../main.mjs')
  const from = join(mkdtempSync(join(tmpdir(), 'empty-')), 'empty.json')
  writeFileSync(from, '{"entries": []}')
  const command = spawn(process.execPath, [main, 'seed', '--from', from, '--space', 'events'], {
    env: spaces.environment,
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
  })
  const said = command.stderr?.toArray()
  expect(await once(command, 'exit')).toEqual([1, null])
  expect((await said)?.join('')).toContain(
    '\nThe result cannot be written: the disk is full. Free some space, and run the command again.\n',
  )
}, 30_000)
