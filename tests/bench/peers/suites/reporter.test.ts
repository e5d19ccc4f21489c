import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { localHeaders, localHosts } from './local-hosts.ts'
import PeersReporter from './reporter.ts'

const folder = mkdtempSync(join(tmpdir(), 'peers-reporter-'))
afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(folder, { recursive: true }))

test('a test behind a failed hook counts as failed, a test that the suite skips does not', () => {
  const report = join(folder, 'report.json')
  vi.stubEnv('PEERS_REPORT', report)
  const skipped = (name: string) => ({ type: 'test' as const, name, mode: 'skip', result: { state: 'skip' } })
  new PeersReporter().onFinished([
    {
      type: 'suite',
      name: 'a.test.ts',
      filepath: '/a.test.ts',
      mode: 'run',
      tasks: [
        { type: 'test', name: 'works', mode: 'run', result: { state: 'pass' } },
        skipped('left out'),
        {
          type: 'suite',
          name: 'hooked',
          mode: 'run',
          result: { state: 'fail', errors: [{ message: 'no space' }] },
          tasks: [skipped('reads')],
        },
      ],
    },
  ])
  expect(JSON.parse(readFileSync(report, 'utf8'))).toEqual([
    { file: '/a.test.ts', title: 'works', status: 'passed', message: '' },
    { file: '/a.test.ts', title: 'left out', status: 'skipped', message: '' },
    { file: '/a.test.ts', title: 'hooked › reads', status: 'failed', message: 'no space' },
  ])
})

test('the reading APIs get the token of the local space, the Management API keeps its own', () => {
  const address = 'localhost:1'
  const hosts = localHosts({ delivery: address, preview: address, management: address, images: address })
  const sent = { Host: 'cdn.contentful.com', Authorization: 'Bearer secret' }
  const headersFor = (host: string) => localHeaders(hosts[host] ?? { address }, '/spaces/one/entries', sent)
  expect(headersFor('cdn.contentful.com')).toEqual({ host: address, authorization: 'Bearer delivery-one' })
  expect(headersFor('preview.eu.contentful.com')).toMatchObject({ authorization: 'Bearer preview-one' })
  expect(headersFor('api.contentful.com')).toEqual({ host: address, Authorization: 'Bearer secret' })
})
