import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localEnvironment } from '../../local/environment/environment.ts'
import { siteConfig } from '../config/index.ts'
import { fetchScan } from './fetch-scan.ts'
import {
  contentfulSource,
  fetchChanges,
  fetchEntry,
  fetchFingerprint,
  fetchPage,
  fetchPathsSince,
  type Source,
} from './index.ts'

let body: unknown
const server = createServer((_request, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
)
let source: Source

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const env = { ...localEnvironment(), CONTENTFUL_DELIVERY_HOST: `127.0.0.1:${port}` }
  source = contentfulSource(siteConfig(env).contentful)
})
afterAll(() => server.close())

const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  'a page': () => fetchPage(source, '/'),
  'an entry': () => fetchEntry(source, 'association', 'home'),
  changes: () => fetchChanges(source, 'association', new Date(0)),
  paths: () => fetchPathsSince(source, 'association'),
  'the fingerprint': () => fetchFingerprint(source, 'association'),
  assets: () => fetchScan(source, 'association', { assets: ['a-picture'] }),
}

describe.each(Object.entries(calls))(
  'an answer without a list of items is never an empty list: %s',
  (_, call) => {
    test.each([{}, { items: null, total: 0 }, { items: [] }, { items: [null], total: 1 }, { hello: [1] }])(
      '%j',
      async (answer) => {
        body = answer
        await expect(call()).rejects.toMatchObject({ code: 'UPSTREAM', failure: 'malformed' })
      },
    )
  },
)
