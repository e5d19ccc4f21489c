import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { certificates, testAuthority } from '../../../cli/links/testing/certificates.ts'
import { nginx, redis } from '../../run/servers.ts'
import { changed, printedBlock, root } from '../documented-start/blocks.ts'
import { passedRequests, startNginx, startRedis } from '../documented-start/servers.ts'
import { type Instance, startUnit } from '../documented-start/unit.ts'
import { startVisitors } from '../documented-start/visitors.ts'
import { stack } from '../environment.ts'
import { publishWebhook } from '../publish-webhook.ts'
import { expect, test } from '../test.ts'

/**
 * Runs docs/operate.md with two instances and the tested build. Only `…Changes`, `others` and `writeSettings` differ:
 * ports, paths, certificate, addresses.
 */
const host = 'www.example.org'
const first = Number(new URL(stack.site).port) + 80
const ports = {
  sites: [first, first + 1],
  metrics: [first + 2, first + 3],
  redis: first + 4,
  nginx: first + 5,
}
const places = [0, 1] as const

const unitChanges = (folder: string, place: number) => ({
  '/srv/association': folder,
  '/var/lib/association': `${folder}/data-${place}`,
  '/etc/association': `${folder}/settings-${place}`,
  'METRICS_PORT=9464': `METRICS_PORT=${ports.metrics[place]}`,
  // `auto` with two cores.
  'WORKERS=auto': 'WORKERS=2',
})
const serverChanges = (folder: string) => ({
  'listen 443 ssl': `listen 127.0.0.1:${ports.nginx} ssl`,
  '/etc/ssl/www.example.org': `${folder}/certificate`,
})
const upstreamChanges = {
  '10.0.0.11:3000': `127.0.0.1:${ports.sites[0]}`,
  '10.0.0.12:3000': `127.0.0.1:${ports.sites[1]}`,
}
/** Two instances instead of four. */
const others = /^ *server 10\.0\.0\.1[34]:3000.*\n/gm

test.describe('the start that docs/operate.md prints', () => {
  // Two workers start five times.
  test.describe.configure({ timeout: 180_000 })
  // `npm test` says how to get them.
  test.skip(!redis.isThere() || !nginx.isThere(), 'There is no Redis or no nginx on this machine.')
  const folder = mkdtempSync(join(tmpdir(), 'documented-start-'))
  const unit = printedBlock('One instance', 'ini')
  const instances: (Instance | undefined)[] = []
  const servers: { stop(): Promise<void> }[] = []

  const start = async (place: number) => {
    const port = ports.sites[place] ?? 0
    const log = `${folder}/site-${place}.log`
    instances[place] = await startUnit(changed(unit, unitChanges(folder, place)), { port, log })
  }
  const logs = () =>
    ['site-0.log', 'site-1.log', 'error.log']
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n')
  const end = (place: number, signal: 'SIGTERM' | 'SIGKILL') => instances[place]?.end(signal)

  test.beforeAll(async () => {
    test.setTimeout(180_000)
    symlinkSync(root, `${folder}/current`)
    for (const place of places) writeSettings(`${folder}/settings-${place}`, ports.sites[place] ?? 0)
    servers.push(await startRedis(printedBlock('Four instances', 'conf'), { folder, port: ports.redis }))
    for (const place of places) await start(place)
    writeFileSync(`${folder}/certificate.pem`, certificates.good.cert)
    writeFileSync(`${folder}/certificate.key`, certificates.good.key)
    servers.push(await startNginx(nginxBlocks(folder), { folder, port: ports.nginx }))
  })

  test.afterAll(async () => {
    for (const instance of instances) instance?.clear()
    for (const server of servers) await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('a rolling release fails no GET, HEAD or POST request', async () => {
    const visitors = visit()
    await visitors.served(200)
    for (const place of places) {
      expect(await end(place, 'SIGTERM')).toBe(0)
      await start(place)
    }
    await visitors.served(200)
    const { failures, requests } = await visitors.stop()
    test.info().annotations.push({ type: 'requests', description: String(requests) })
    expect(failures, logs()).toEqual([])
  })

  test('after a crash only responses that had begun break, and no POST is repeated', async () => {
    const count = 8
    const visitors = visit(count)
    await visitors.served(200)
    expect(await end(0, 'SIGKILL')).toBe(null)
    await visitors.served(200)
    await start(0)
    await visitors.served(200)
    const { failures, requests } = await visitors.stop()
    const description = `${failures.length} of ${requests} broke: ${JSON.stringify(failures)}`
    test.info().annotations.push({ type: 'crash', description })
    expect(
      failures.filter(({ method, hasBegun }) => method !== 'POST' && !hasBegun),
      logs(),
    ).toEqual([])
    // A visitor has one request at a time.
    expect(failures.length).toBeLessThanOrEqual(count)
    const posts = passedRequests(folder).filter(({ method }) => method === 'POST')
    expect(posts.length).toBeGreaterThan(50)
    const attempts = posts.map(({ sentBytes }) => sentBytes.filter((bytes) => bytes > 0).length)
    expect(Math.max(...attempts)).toBe(1)
  })

  test('the container runs the same command', () => {
    const [, words = ''] = /command: \[(.+)\]/.exec(printedBlock('Forty instances', 'yaml')) ?? []
    expect(unit).toContain(`ExecStart=/srv/association/current/${words.split(', ').join(' ')}\n`)
  })
})

function visit(count = 8) {
  const paths = ['/', '/membership', '/about', '/articles']
  const pathAt = (turn: number) => paths[turn % paths.length] ?? '/'
  return startVisitors({
    port: ports.nginx,
    host,
    authority: testAuthority,
    count,
    next(turn) {
      if (turn % 5 === 4) return publishWebhook({ id: 'not-there', path: '/not-there' })
      return { method: turn % 5 === 3 ? 'HEAD' : 'GET', path: pathAt(turn) }
    },
  })
}

function writeSettings(folder: string, port: number) {
  mkdirSync(folder)
  const settings = readFileSync(join(stack.data, 'settings.env'), 'utf8')
  const lines = settings.split('\n').filter((line) => !/^(?:SITE_URL|SITE_DATA)=/.test(line))
  const own = [`SITE_URL=https://${host}`, `PORT=${port}`, `REDIS_URL=redis://127.0.0.1:${ports.redis}`]
  writeFileSync(`${folder}/site.env`, [...lines, ...own].join('\n'))
}

function nginxBlocks(folder: string) {
  const server = changed(printedBlock('One instance', 'nginx'), serverChanges(folder))
  const upstream = changed(printedBlock('Four instances', 'nginx').replace(others, ''), upstreamChanges)
  return upstream + server.slice(server.indexOf('server {'))
}
