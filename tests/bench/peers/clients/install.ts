import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clients } from './clients.ts'

/** The generated types, the environment getters and the Express middleware import these. */
const companions = {
  contentful: '11.12.10',
  'contentful-management': '12.18.0',
  typescript: '5.9.3',
  express: '5.3.0',
}

/** Installs without install scripts into a temporary folder, which the next run reuses. */
export function installClients(): string {
  const dependencies = {
    ...companions,
    ...Object.fromEntries(clients.map((one) => [one.package, one.version])),
  }
  const description = JSON.stringify({ private: true, dependencies })
  const folder = join(
    tmpdir(),
    `bench-peers-${createHash('sha256').update(description).digest('hex').slice(0, 12)}`,
  )
  const isComplete = join(folder, 'complete')
  if (existsSync(isComplete)) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), description)
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm install ended with ${status} in ${folder}.`)
  writeFileSync(isComplete, '')
  return folder
}
