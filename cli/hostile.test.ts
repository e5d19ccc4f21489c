import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readXml } from '@association/feeds/check/xml-reader.ts'
import { type StorefrontTwin, startStorefront } from '@association/local/storefront/index.ts'
import { sold } from '@association/local/storefront/testing/sold.ts'
import {
  fillWithHostile,
  hostile,
  obeyedLines,
  startHostileServer,
} from '@association/local/testing/hostile.ts'
import { helpPages, tellFailure } from '@association/services/command-line'
import type { ExportedRegistrations } from '@association/services/registrations/exported.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { program } from './program.ts'
import { recorder, type Spaces, startSpaces } from './testing/space.ts'

/** A busy machine makes two spaces with the whole model in this time. */
const setUpMs = 60_000
const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
let spaces: Spaces
let shop: StorefrontTwin
const site = createServer((request, response) => {
  if (request.url?.endsWith('?edition=_'))
    return void response.writeHead(404).end(JSON.stringify({ editions: [hostile] }))
  if (request.url?.startsWith('/api/registrations/export'))
    return void response.end(JSON.stringify(hostileRegistrations))
  const html = `<!doctype html><title>${hostile}</title><main id="main"><a href="/lost?${hostile}">${hostile}</a></main>`
  response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' }).end(html)
})

beforeAll(async () => {
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready))
  shop = await startHostileShop()
  spaces = await startSpaces()
  for (const client of Object.values(spaces.clients)) await fillWithHostile(client)
  writeFileSync(join(folder, 'export.json'), JSON.stringify(hostileExport))
  writeFileSync(join(folder, 'no-json.json'), hostile)
  writeFileSync(join(folder, `a${hostile.replaceAll('\0', '')}.json`.replaceAll('/', '')), '{}')
}, setUpMs)
afterAll(async () => {
  site.close()
  await shop.close()
  await spaces.close()
})
afterEach(() => {
  vi.unstubAllEnvs()
  process.exitCode = 0
})

const adminToken = 'shpat_an-admin-token'

/** A shop with an order that names the hostile registration, and one that names none. */
async function startHostileShop(): Promise<StorefrontTwin> {
  const siteUrl = 'http://127.0.0.1:9'
  const twin = await startStorefront({ token: 'storefront', adminToken, siteUrl, sold: [sold('41', 100)] })
  for (const id of [hostile, `other ${hostile}`]) {
    const line = {
      variantId: '41',
      quantity: 1,
      attributes: [{ key: '_registration', value: id }],
      cents: 100,
    }
    twin.shop.data.placeOrder(id, {
      ...{ email: hostile, at: new Date().toISOString(), totalCents: 1, isTest: false },
      lines: [{ ...line, productTitle: hostile, title: hostile }],
    })
  }
  return twin
}

/** As the site exports the registrations of an event. */
const hostileRegistrations: ExportedRegistrations = {
  edition: hostile,
  name: hostile,
  registrations: [
    {
      ...{
        id: hostile,
        state: 'held',
        registeredAt: new Date().toISOString(),
        tier: hostile,
        totalCents: 1,
        isOverbooked: true,
        isUnclear: true,
        lines: [{ variantId: '42', quantity: 2, name: hostile }],
        orders: [hostile],
      },
      ...{ firstName: hostile, lastName: hostile, credentials: hostile, badgeName: hostile, email: hostile },
      ...{ phone: hostile, organization: hostile, emergencyName: hostile, emergencyPhone: hostile },
      ...{ diet: [hostile], dietOther: hostile, wantsVisaLetter: true, hasOptedOutOfSponsors: true },
      ...{ courses: [{ day: 1, slug: hostile, title: hostile }], waitingFor: [], guests: [hostile] },
      ...{ activity: 'golf', activityDetails: { [hostile]: hostile }, isVanguard: false, joinsNow: false },
    },
  ],
}

/** As `content export` writes it, with ids that Contentful would not allow. */
const hostileExport = {
  contentTypes: [],
  tags: [{ sys: { id: hostile, type: 'Tag', visibility: 'public' }, name: hostile }],
  editorInterfaces: [],
  entries: [
    {
      sys: { id: hostile, type: 'Entry', version: 1, contentType: { sys: { id: 'title' } } },
      fields: { text: { 'en-US': hostile }, [hostile]: { [hostile]: hostile } },
    },
    {
      sys: { id: 'strange', type: 'Entry', version: 1, contentType: { sys: { id: hostile } } },
      fields: { text: { 'en-US': hostile } },
    },
  ],
  publishedEntries: [],
  assets: [{ sys: { id: hostile, type: 'Asset', version: 1 }, fields: { title: { 'en-US': hostile } } }],
  locales: [],
}

/** What a command says on the way to its end, whatever that is. */
async function said(words: readonly string[], environment: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ ...spaces.environment, ...siteEnvironment(), ...environment }))
    vi.stubEnv(name, value)
  const drawn: string[] = []
  const { io, said } = recorder({ colors: true, columns: 80, redraw: (line) => void drawn.push(line) })
  await program(io)
    .parseAsync(words, { from: 'user' })
    .catch((error: unknown) => tellFailure(error, io))
  return { ...said, all: [said.out, said.err, ...drawn].join('\n') }
}

function siteEnvironment() {
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  return {
    ...{ SITE_URL: url, CONTENTFUL_APP_URL: url },
    ...{ SHOPIFY_STORE_URL: shop.url, SHOPIFY_ADMIN_TOKEN: adminToken },
  }
}

const file = (name: string) => join(folder, name)
const strangeFile = () => file(`a${hostile.replaceAll('\0', '').replaceAll('/', '')}.json`)
const links = ['links', '--allow-net', '127.0.0.0/8', '--offline', '--max-requests', '1']

/** Each command with what leads to content: a new command must be added here. */
const lines: Record<string, readonly (readonly string[])[]> = {
  seed: [
    ['seed', '--dry-run'],
    ['seed', '--dry-run', '--prune'],
    ['seed', '--dry-run', '--format', 'json', '--prune'],
    ['seed', '--dry-run', '--from', file('export.json'), '--space', 'events'],
    ['seed', '--dry-run', '--from', file('no-json.json'), '--space', 'events'],
    ['seed', '--dry-run', '--from', strangeFile(), '--space', 'events'],
    ['seed', '--only', hostile],
  ],
  'content check': [
    ['content', 'check'],
    ['content', 'check', hostile],
    ['content', 'check', '--format', 'json'],
    ['content', 'check', '--format', 'sarif'],
  ],
  'content usage': [
    ['content', 'usage', 'hostile-title'],
    ['content', 'usage', hostile],
    ['content', 'usage', '--orphans'],
    ['content', 'usage', '--orphans', '--format', 'json'],
  ],
  'content diff': [
    ['content', 'diff', 'association', 'events'],
    ['content', 'diff', 'association', file('export.json')],
    ['content', 'diff', file('export.json'), 'events', '--format', 'json'],
    ['content', 'diff', strangeFile(), file('no-json.json')],
    ['content', 'diff', hostile, 'events'],
  ],
  'content export': [
    ['content', 'export', '--space', 'events'],
    ['content', 'export', '--space', 'events', '--only', hostile],
    ['content', 'export', '--space', 'events', '--output', strangeFile()],
  ],
  links: [
    ...['text', 'json', 'sarif', 'junit', 'html', 'csv'].map((format) => [...links, '--format', format]),
    [...links, '--output', join(folder, hostile, 'x')],
    [...links, '--baseline', strangeFile()],
    [...links, '--cache', file('no-json.json')],
  ],
  rss: [
    ['rss', '--dry-run'],
    ['rss', '--dry-run', '--format', 'json'],
    ['rss', hostile],
    ['rss', '--out', strangeFile()],
  ],
  registrations: [['registrations', hostile]],
  'registrations export': [
    ['registrations', 'export', '--edition', hostile],
    ['registrations', 'export', '--edition', 'x', '--course', hostile],
    ['registrations', 'export', '--edition', 'x', '--output', join(folder, hostile, 'x')],
  ],
  'registrations reconcile': [
    ['registrations', 'reconcile', '--edition', hostile],
    ['registrations', 'reconcile', '--format', 'json'],
  ],
  doctor: [
    ['doctor', '--deadline', '2'],
    ['doctor', '--deadline', '2', '--format', 'json'],
  ],
  completion: [
    ['completion', 'bash'],
    ['completion', 'bash', '--name', hostile],
  ],
  help: [['help'], ['help', hostile]],
  content: [['content', hostile]],
  cli: [
    [hostile],
    ['--config', strangeFile(), 'seed'],
    ['seed', `--${hostile}`],
    ['seed', '--space', hostile],
  ],
}

test('every command is tried', () => {
  const all = helpPages((out) => program({ ...recorder().io, out })).map(({ title }) => title)
  expect(all.map((title) => title.replace(/^cli /, '')).toSorted()).toEqual(Object.keys(lines).toSorted())
})

describe.each(Object.entries(lines))('%s', (_, wordLists) => {
  test.each(wordLists.map((words) => ({ words })))(
    'says nothing that a terminal or a build server would obey: $words',
    async ({ words }) => {
      const { all, out } = await said(words)
      expect(obeyedLines(all)).toEqual([])
      expect(all.trim()).not.toBe('')
      if (words.includes('json') || words.includes('sarif')) expect(() => JSON.parse(out)).not.toThrow()
      if (words.includes('junit')) expect(await elementsOf(out)).toBeGreaterThan(1)
    },
  )
})

/** Throws when the text is not XML. */
async function elementsOf(xml: string) {
  const found = []
  for await (const each of readXml([xml.replace(/^<\?xml.*?\?>/, '')], 1)) found.push(each)
  return found.length
}

describe.each([400, 403, 404, 422])('a server that answers %i with hostile words', (status) => {
  test.each([
    [['seed', '--dry-run']],
    [['content', 'check']],
    [['content', 'diff', 'association', 'events']],
    [links],
    [['rss', '--dry-run']],
    [['registrations', 'export', '--edition', 'x']],
    [['doctor', '--deadline', '2']],
  ])('%j repeats none of them', async (words) => {
    const server = await startHostileServer(status)
    const hosts = ['DELIVERY', 'PREVIEW', 'MANAGEMENT', 'UPLOAD', 'IMAGES'].map((name) => [
      `CONTENTFUL_${name}_HOST`,
      server.host,
    ])
    const site = words[0] === 'registrations' ? { SITE_URL: `http://${server.host}` } : {}
    const { all } = await said(words, { ...Object.fromEntries(hosts), ...site })
    server.close()
    expect(obeyedLines(all)).toEqual([])
    expect(all.trim()).not.toBe('')
  })
})
