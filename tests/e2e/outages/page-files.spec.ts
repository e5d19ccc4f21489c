import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { certificates, testAuthority } from '../../../cli/links/testing/certificates.ts'
import { nginx } from '../../run/servers.ts'
import { edit, publish } from '../contentful.ts'
import { changed, printedBlock, root } from '../documented-start/blocks.ts'
import { startNginx } from '../documented-start/servers.ts'
import { type Instance, startUnit } from '../documented-start/unit.ts'
import { stack } from '../environment.ts'
import { publishWebhook } from '../publish-webhook.ts'
import { expect, test } from '../test.ts'

/** Runs “Stored pages as files” of docs/operate.md with one instance and the tested build. */
const host = 'www.example.org'
const first = Number(new URL(stack.site).port) + 90
const ports = { site: first, metrics: first + 1, nginx: first + 2 }

type Sent = { method?: string; path: string; headers?: Record<string, string>; body?: string }

test.describe('stored pages that nginx sends as files', () => {
  test.describe.configure({ timeout: 180_000 })
  test.skip(!nginx.isThere(), 'There is no nginx on this machine.')
  const folder = mkdtempSync(join(tmpdir(), 'page-files-'))
  const cache = `${folder}/cache`
  const log = `${folder}/site.log`
  let instance: Instance | undefined
  const servers: { stop(): Promise<void> }[] = []

  const start = async () => {
    instance = await startUnit(unitOf(folder), { port: ports.site, log })
  }
  /** nginx reads the name that stays. */
  const shown = () => {
    const [name = ''] = readdirSync(cache).filter((each) => each.startsWith('pages-'))
    return join(cache, name)
  }
  const isFile = (path: string) => existsSync(`${shown()}/pages${path === '/' ? '' : path}.html`)
  const untilFile = async (path: string) => {
    await through(ports.nginx, { path })
    await expect.poll(() => isFile(path)).toBe(true)
  }

  test.beforeAll(async () => {
    test.setTimeout(180_000)
    symlinkSync(root, `${folder}/current`)
    writeSettings(`${folder}/settings`)
    await start()
    writeFileSync(`${folder}/certificate.pem`, certificates.good.cert)
    writeFileSync(`${folder}/certificate.key`, certificates.good.key)
    servers.push(await startNginx(nginxOf(folder), { folder, port: ports.nginx }))
  })

  test.afterAll(async () => {
    instance?.clear()
    for (const server of servers) await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('each answer is the one of the site, however a request is written', async () => {
    const pages = ['/', '/membership', '/about/press-room', '/articles']
    for (const path of pages) await untilFile(path)
    for (const sent of [...pages.flatMap(spellingsOf), ...others]) {
      const [ours, direct] = [await through(ports.nginx, sent), await straight(sent)]
      expect.soft(comparable(ours), JSON.stringify(sent)).toEqual(comparable(direct))
    }
    for (const path of pages) {
      for (const sent of fromFilesOf(path))
        expect.soft(isFromFile(await through(ports.nginx, sent)), JSON.stringify(sent)).toBe(true)
      for (const sent of fromSiteOf(path))
        expect.soft(isFromFile(await through(ports.nginx, sent)), JSON.stringify(sent)).toBe(false)
    }
    const plain = await through(ports.nginx, { path: '/membership' })
    const held = { 'if-none-match': String(plain.headers.etag) }
    expect((await through(ports.nginx, { path: '/membership', headers: held })).status).toBe(304)
    const heldFromSite = { 'if-none-match': String((await straight({ path: '/membership' })).headers.etag) }
    expect((await through(ports.nginx, { path: '/membership', headers: heldFromSite })).status).toBe(304)
  })

  test('another host is refused by the site, and gets no file', async () => {
    await untilFile('/membership')
    const refused = await through(ports.nginx, { path: '/membership', headers: { host: 'other.example' } })
    expect(refused.status).toBe(421)
  })

  test('a page that is published is no file at once, and a file again afterwards', async () => {
    for (const path of ['/membership', '/about/press-room']) await untilFile(path)
    const { status } = await through(ports.nginx, publishWebhook({ id: 'not-there', path: '/membership' }))
    expect(status).toBe(200)
    await expect.poll(() => isFile('/membership'), { timeout: 1000 }).toBe(false)
    expect(isFile('/about/press-room')).toBe(true)
    // nginx remembers a file for a second.
    await expect
      .poll(async () => isFromFile(await through(ports.nginx, { path: '/membership' })), { timeout: 2000 })
      .toBe(false)
    await untilFile('/membership')
  })

  test('a change is on the page that nginx sends within two seconds after it was published', async () => {
    await untilFile('/')
    const attribution = `Somebody new, MD ${Date.now()}`
    await edit('home-quote', { attribution })
    await publish('home-quote')
    await through(ports.nginx, publishWebhook({ id: 'home-quote', path: '/not-there' }))
    await expect
      .poll(async () => (await through(ports.nginx, { path: '/' })).body, { timeout: 2000 })
      .toContain(attribution)
    await untilFile('/')
    const sent = await through(ports.nginx, { path: '/' })
    expect([isFromFile(sent), sent.body.includes(attribution)]).toEqual([true, true])
  })

  test('a file that nginx finds but cannot read costs nothing', async () => {
    await untilFile('/membership')
    const file = `${shown()}/pages/membership.html`
    rmSync(file)
    execFileSync('mkfifo', [file])
    // nginx remembers the first file for a second.
    await wait(1500)
    const { status, headers } = await through(ports.nginx, { path: '/membership' })
    expect([status, isFromFile({ headers })]).toEqual([200, false])
  })

  test('a worker that is killed costs all files, because nobody else deletes its files', async () => {
    await untilFile('/membership')
    process.kill(workers()[0] ?? Number.NaN, 'SIGKILL')
    await expect.poll(() => isFile('/membership')).toBe(false)
    expect((await through(ports.nginx, { path: '/membership' })).status).toBe(200)
  })

  test('without the site, nginx sends what it has; a new start begins without files', async () => {
    await expect(async () => {
      await through(ports.nginx, { path: '/about' })
      expect(isFile('/about')).toBe(true)
    }).toPass()
    const signals = ['SIGTERM', 'SIGKILL'] as const
    for (const signal of signals) {
      if (signal === 'SIGKILL') await untilFile('/about')
      await instance?.end(signal)
      const kept = await through(ports.nginx, { path: '/about' })
      expect([signal, kept.status, isFromFile(kept)]).toEqual([signal, 200, true])
      expect((await through(ports.nginx, { path: '/no-file-of-this-page' })).status).toBe(502)
      await start()
      expect(isFile('/about')).toBe(false)
    }
  })

  /** The folder has the number of the process that started the workers. */
  function workers(): number[] {
    const starter = readdirSync(cache).find((name) => name.startsWith('start-')) ?? ''
    const children = readFileSync(`/proc/${starter.slice(6)}/task/${starter.slice(6)}/children`, 'utf8')
    return children.trim().split(' ').map(Number)
  }
})

const encodings = [
  'br',
  'gzip',
  'gzip, deflate, br',
  'br;q=0, gzip',
  'gzip;q=0.5',
  '*',
  'identity',
  'deflate',
]
const conditions: Record<string, string>[] = [
  { range: 'bytes=0-9' },
  { 'if-none-match': '*' },
  { 'if-none-match': '"another"' },
  { 'if-match': '"another"' },
  { 'if-modified-since': new Date(Date.now() + 86_400_000).toUTCString() },
  { 'if-unmodified-since': new Date(0).toUTCString() },
  { cookie: 'appSession=invented' },
]

const spellingsOf = (path: string): Sent[] => [
  { path },
  ...encodings.map((encoding) => ({ path, headers: { 'accept-encoding': encoding } })),
  ...conditions.map((headers) => ({ path, headers })),
  ...['HEAD', 'POST', 'OPTIONS', 'DELETE'].map((method) => ({ method, path })),
  ...[`${path}?`, `${path}?utm_source=mail`, `/${path}`, `${path}/`, `${path}//`].map((each) => ({
    path: each,
  })),
  ...[path.toUpperCase(), `${path}.html`, `${path}.html.br`].map((each) => ({ path: each })),
  ...[`${path}%2F`, `/.${path}`, `/a/..${path}`, `${path}/.`].map((each) => ({ path: each })),
  { path: path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`) },
]

const fromFilesOf = (path: string): Sent[] => [
  { path },
  { method: 'HEAD', path },
  ...['br', 'gzip', 'gzip, deflate, br'].map((encoding) => ({
    path,
    headers: { 'accept-encoding': encoding },
  })),
]
const fromSiteOf = (path: string): Sent[] => [
  { path, headers: { 'accept-encoding': 'gzip;q=0.5' } },
  { path, headers: { 'if-match': '"another"' } },
  { path: `${path}?utm_source=mail` },
]

const others: Sent[] = [
  '/_',
  '/pages.html',
  '/pages/membership.html',
  '/none',
  '/none.br',
  '/no-such-page',
  '/part-1-1',
  '/sitemap.xml',
  '/robots.txt',
  '/speculation-rules.json',
  '/search?q=leadership',
  '/publications/books/search',
  '/api/none',
].map((path) => ({ path }))

/** Each server writes these, and docs/operate.md names them. */
const ofTheServer = ['connection', 'date', 'etag', 'keep-alive', 'link', 'server', 'transfer-encoding']

type Answered = { status: number; headers: IncomingHttpHeaders; body: string }

function comparable({ status, headers, body }: Answered) {
  const left = Object.entries(headers).filter(
    ([name]) => !ofTheServer.includes(name) && !(status === 304 && name.startsWith('content-')),
  )
  return { status, headers: Object.fromEntries(left.toSorted()), body }
}

/** The site sends the font with a page. */
const isFromFile = ({ headers }: Pick<Answered, 'headers'>) => headers.link === undefined

const through = (port: number, sent: Sent) =>
  answered(sent, { port, protocol: 'https:', ca: testAuthority, servername: 'localhost' })
const straight = async (sent: Sent) => {
  const { request: plain } = await import('node:http')
  return answered(sent, { port: ports.site, protocol: 'http:' }, plain)
}

async function answered(
  { method = 'GET', path, headers, body }: Sent,
  place: Record<string, unknown>,
  send: typeof request = request,
): Promise<Answered> {
  const outgoing = send({ host: '127.0.0.1', ...place, method, path, headers: { host, ...headers } })
  outgoing.end(body)
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(chunks).toString('latin1'),
  }
}

const section = 'Stored pages as files'

function unitOf(folder: string): string {
  const own = changed(printedBlock(section, 'ini'), { '/var/cache/association': `${folder}/cache` })
  const unit = changed(printedBlock('One instance', 'ini'), {
    '/srv/association': folder,
    '/var/lib/association': `${folder}/data`,
    '/etc/association': `${folder}/settings`,
    'METRICS_PORT=9464': `METRICS_PORT=${ports.metrics}`,
    'WORKERS=auto': 'WORKERS=2',
  })
  return `${unit}\n${own}`
}

function writeSettings(folder: string) {
  mkdirSync(folder)
  const settings = readFileSync(join(stack.data, 'settings.env'), 'utf8')
  const lines = settings.split('\n').filter((line) => !/^(?:SITE_URL|SITE_DATA)=/.test(line))
  writeFileSync(`${folder}/site.env`, [...lines, `SITE_URL=https://${host}`, `PORT=${ports.site}`].join('\n'))
}

/** Runs the printed command too. */
function nginxOf(folder: string): string {
  const file = `${folder}/association-pages`
  const command = changed(printedBlock(section, 'bash'), {
    '/srv/association/current': root,
    '/var/cache/association': `${folder}/cache`,
    '/etc/association': `${folder}/settings`,
    '/etc/nginx/association-pages': file,
    // nginx starts later.
    'nginx -t && nginx -s reload': 'true',
  })
  execFileSync('sh', ['-c', command], { env: { PATH: process.env.PATH } })
  const lines = changed(printedBlock(section, 'nginx'), { '/etc/nginx/association-pages': file })
  return changed(printedBlock('One instance', 'nginx'), {
    'listen 443 ssl': `listen 127.0.0.1:${ports.nginx} ssl`,
    '/etc/ssl/www.example.org': `${folder}/certificate`,
    'server 127.0.0.1:3000': `server 127.0.0.1:${ports.site}`,
    '  location / {\n': lines,
  })
}
