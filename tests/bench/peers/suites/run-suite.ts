import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { localHosts } from './local-hosts.ts'
import { type SuiteOutcome, show } from './report.ts'
import type { TestResult } from './results.ts'
import { startService } from './service.ts'
import type { Suite } from './suite.ts'
import { suites } from './suites.ts'
import { unknownAddressesIn } from './unknown-addresses.ts'

export class NoSuiteError extends Error {
  readonly code = 'NO_SUITE'
}

/**
 * Runs an SDK's own tests against a fresh twin and prints failures. Throws NoSuiteError if the folder has no suite.
 * @param folder a checkout with installed dependencies @param files test files; empty means all @returns true if enough
 * tests pass
 */
export async function runSuite(folder: string, files: readonly string[] = []): Promise<boolean> {
  const checkout = resolve(folder)
  const suite = suiteIn(checkout)
  const running = await startService(suite)
  try {
    return show(suite, await run(suite, { checkout, files, hosts: localHosts(running.hosts) }))
  } finally {
    await running.close()
  }
}

function suiteIn(checkout: string): Suite {
  const description = join(checkout, 'package.json')
  const { name } = existsSync(description)
    ? JSON.parse(readFileSync(description, 'utf8'))
    : { name: undefined }
  const suite = suites.find((one) => one.name === name)
  const known = suites.map((one) => one.name).join(', ')
  if (!suite) throw new NoSuiteError(`${checkout} is not a checkout of one of these packages: ${known}.`)
  if (!existsSync(join(checkout, 'node_modules')))
    throw new NoSuiteError(`Run \`npm ci\` in ${checkout} first.`)
  return suite
}

type SuiteRun = { checkout: string; files: readonly string[]; hosts: object }

async function run(suite: Suite, { checkout, files, hosts }: SuiteRun): Promise<SuiteOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-peers-'))
  const report = join(folder, 'report.json')
  const unknown = join(folder, 'unknown-addresses')
  const { vitest, environment } = suite
  const args = [...vitest.args, `--reporter=${join(import.meta.dirname, 'reporter.ts')}`]
  const preload = pathToFileURL(join(import.meta.dirname, 'redirect.ts'))
  preload.searchParams.set('hosts', JSON.stringify(hosts))
  preload.searchParams.set('unknown', unknown)
  const variables = {
    ...environment,
    NODE_OPTIONS: `--import ${preload.href}`,
    PEERS_REPORT: report,
    // A request to a proxy would hide its target host.
    NO_PROXY: '*',
    no_proxy: '*',
  }
  try {
    const child = spawn(
      process.execPath,
      [
        join(checkout, 'node_modules/vitest/vitest.mjs'),
        '--run',
        ...args,
        ...(files.length > 0 ? files : vitest.files),
      ],
      { cwd: checkout, env: { ...process.env, ...variables }, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const complaints = await text(child.stderr)
    if (!existsSync(report)) throw new Error(`The tests of ${suite.name} did not start:\n${complaints}`)
    const results: TestResult[] = JSON.parse(readFileSync(report, 'utf8'))
    return { results, unknownAddresses: unknownAddressesIn(unknown) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
