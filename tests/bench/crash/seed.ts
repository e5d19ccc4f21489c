import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { killingProxy } from '@association/local/testing/killing-proxy.ts'
import { contentOf, startSpaces } from '../../../cli/testing/space.ts'
import type { Kill } from '../../../migrations/testing/crash.ts'
import { type Finding, momentsOf } from './migration.ts'
import { exportWith } from './seed-export.ts'

type Progress = (count: number, total: number) => void

/**
 * Kills the command before and after each request, then runs it again. The result must equal a run without a kill, and
 * a third run must write nothing.
 */
export async function sweepSeed(done: Progress): Promise<Finding[]> {
  const pictures = await servePicture()
  const folder = mkdtempSync(join(tmpdir(), 'crash-'))
  const file = join(folder, 'export.json')
  writeFileSync(file, JSON.stringify(exportWith(pictures.address)))
  const spaces = await startSpaces()
  spaces.keep()
  const { management } = spaces.config.contentful.hosts
  const seed = (host = management) =>
    startSeed(file, { ...spaces.environment, CONTENTFUL_MANAGEMENT_HOST: host })
  const content = async () => (await contentOf(spaces)).events
  try {
    const { requests } = await counted(management, seed)
    const expected = await content()
    const wrong: string[] = []
    const kills = momentsOf(requests)
    for (const [index, kill] of kills.entries()) {
      spaces.restore()
      await killed(management, seed, kill)
      await finished(seed())
      const isEqual = isDeepStrictEqual(await content(), expected)
      const { writes } = await counted(management, seed)
      const where = `${kill.moment} request ${kill.request}`
      if (!isEqual) wrong.push(`${where}: another result`)
      if (writes > 0) wrong.push(`${where}: a third run writes ${writes} times`)
      done(index + 1, kills.length)
    }
    return [{ sweep: 'seed, its process killed, seeded again', runs: kills.length, wrong }]
  } finally {
    await spaces.close()
    pictures.close()
    rmSync(folder, { recursive: true })
  }
}

type Seed = (host?: string) => ReturnType<typeof startSeed>

function startSeed(file: string, environment: Record<string, string>) {
  const main = join(import.meta.dirname, '../../../cli/main.mjs')
  const args = ['--disable-warning=ExperimentalWarning', main, 'seed', '--from', file, '--space', 'events']
  return spawn(process.execPath, args, { env: environment, stdio: 'ignore' })
}

async function finished(command: ReturnType<typeof startSeed>) {
  const [code] = await once(command, 'exit')
  if (code !== 0) throw new Error(`A seed that was not killed ended with ${code}.`)
}

async function counted(management: string, seed: Seed) {
  const proxy = await killingProxy(management)
  await finished(seed(proxy.host))
  proxy.close()
  return proxy.passed()
}

async function killed(management: string, seed: Seed, { request, moment }: Kill) {
  const proxy = await killingProxy(management, {
    atRequest: request,
    moment,
    kill: () => command.kill('SIGKILL'),
  })
  const command = seed(proxy.host)
  // A run may need fewer requests than the first, because the number of polls depends on timing.
  await once(command, 'exit')
  proxy.close()
}

async function servePicture() {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABXvMqOgAAAABJRU5ErkJggg==',
    'base64',
  )
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(pixel)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/dawn.png`,
    close: () => void server.close(),
  }
}
