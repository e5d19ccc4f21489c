import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumArgs } from '../../run/chromium-args.ts'
import { runProgram } from '../measuring/programs.ts'
import { blockingTime } from './blocking-time.ts'

const version = '13.5.0'

/** Milliseconds of the simulated phone; the layout shift has no unit. */
export type Vitals = { lcp: number; tbt: number; cls: number }

/** Installs without install scripts into a temporary folder, which the next run reuses. */
export function installLighthouse(): string {
  const folder = join(tmpdir(), `bench-lighthouse-${version}`)
  const isComplete = join(folder, 'complete')
  if (existsSync(isComplete)) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies: { lighthouse: version } }),
  )
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm install ended with ${status} in ${folder}.`)
  writeFileSync(isComplete, '')
  return folder
}

export const categories = ['accessibility', 'best-practices', 'seo'] as const
export type Scores = Record<(typeof categories)[number], number>

type Tools = { folder: string; chromium: string }

const mostTries = 3

/** Simulates Lighthouse's default phone: slow 4G and a CPU slowed down four times. */
export async function measurePage(url: string, tools: Tools) {
  for (let tries = 1; ; tries += 1)
    try {
      return await measureOnce(url, tools)
    } catch (error) {
      // Chromium loses the trace of a page from time to time.
      if (tries === mostTries || !String(error).includes('Please run Lighthouse again')) throw error
    }
}

async function measureOnce(url: string, { folder, chromium }: Tools) {
  const output = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const read = (name: string) => JSON.parse(readFileSync(join(output, name), 'utf8'))
  const args = [
    join(folder, 'node_modules/lighthouse/cli/index.js'),
    url,
    '--quiet',
    '--output=json',
    `--output-path=${join(output, 'report.json')}`,
    '--save-assets',
    `--only-categories=performance,${categories.join()}`,
    '--throttling-method=simulate',
    `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`,
  ]
  try {
    await runProgram(process.execPath, args, { ...process.env, CHROME_PATH: chromium })
    return { ...readReport(read('report.json')), tbt: blockingTime(read('report-0.trace.json').traceEvents) }
  } finally {
    rmSync(output, { recursive: true, force: true })
  }
}

type LighthouseReport = {
  runtimeError?: { message: string }
  audits: Record<string, { numericValue?: number; score?: number | null; title?: string }>
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
}

function readReport({
  audits,
  categories: judged,
  runtimeError,
}: LighthouseReport): Omit<Vitals, 'tbt'> & { scores: Scores; lost: string[] } {
  if (runtimeError) throw new Error(`Lighthouse failed: ${runtimeError.message}`)
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const score = (category: string) => Math.round((judged[category]?.score ?? Number.NaN) * 100)
  const [accessibility, bestPractices, seo] = categories.map(score)
  return {
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    scores: {
      accessibility: accessibility ?? Number.NaN,
      'best-practices': bestPractices ?? Number.NaN,
      seo: seo ?? Number.NaN,
    },
    lost: categories
      .flatMap((category) => judged[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => audits[id]?.title ?? id),
  }
}
