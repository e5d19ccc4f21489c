import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { createClient } from 'contentful-management'
import { publishEveryFixture } from '../../../contracts/every-fixture.ts'
import { localHosts, tokenFor } from '../suites/local-hosts.ts'
import { managementToken, startService } from '../suites/service.ts'
import type { Workshop } from './client.ts'
import { clients } from './clients.ts'

const fixtures = {
  organizationId: 'peers-organization',
  spaces: ['full', 'empty'],
  build: ({ space }) => publishEveryFixture(space('full')),
} satisfies Parameters<typeof startService>[0]

/** Clients reach the twin through a preload that redirects Contentful's hosts. */
export async function openWorkshop(folder: string): Promise<Workshop & { close: () => Promise<void> }> {
  const { hosts, close } = await startService(fixtures)
  const preload = pathToFileURL(join(import.meta.dirname, '../suites/redirect.ts'))
  const [imagesName = ''] = hosts.images.split(':')
  // Clients request files by https, which this host lacks.
  const redirected = { ...localHosts(hosts), [imagesName]: { address: hosts.images } }
  preload.searchParams.set('hosts', JSON.stringify(redirected))
  const run = (args: readonly string[], variables: Record<string, string> = {}) =>
    output(args, folder, { ...variables, NODE_OPTIONS: `--import ${preload.href}` })
  return {
    folder,
    node: run,
    token: managementToken,
    deliveryToken: tokenFor('delivery', 'full'),
    close,
    space: (spaceId, environmentId = 'master') =>
      createClient(
        { accessToken: managementToken, host: hosts.management, insecure: true },
        { type: 'plain', defaults: { spaceId, environmentId, organizationId: fixtures.organizationId } },
      ),
    command(name, args, variables) {
      const file = clients.find((client) => client.package === name)?.command ?? ''
      return run([join(folder, 'node_modules', name, file), ...args], variables)
    },
    async compile(file) {
      const options = [
        '--noEmit',
        '--strict',
        '--skipLibCheck',
        '--moduleResolution',
        'bundler',
        '--module',
        'esnext',
      ]
      await run([join(folder, 'node_modules/typescript/bin/tsc'), ...options, file])
    },
  }
}

const timeoutMs = 120_000
const shownLines = 6

/** The command has no terminal, and its home is the folder. */
async function output(args: readonly string[], folder: string, variables: Record<string, string>) {
  const child = spawn(execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, CI: 'true', NO_COLOR: '1', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
  })
  const printed = Promise.all([text(child.stdout), text(child.stderr)])
  const [code, signal] = await once(child, 'close')
  const [out, complaints] = await printed
  if (code === 0) return out
  throw new Error(`ended with ${code ?? signal}:\n${shortened(`${out}\n${complaints}`)}`)
}

function shortened(printed: string): string {
  const lines = printed.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
  if (lines.length <= 2 * shownLines) return lines.join('\n')
  return [...lines.slice(0, shownLines), '…', ...lines.slice(-shownLines)].join('\n')
}
