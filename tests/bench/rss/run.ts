import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Library } from './build.ts'

const limits = { timesFaster: 4, peakMb: 100, growth: 1.5 }
const few = 10_000
const many = 100_000
/** Rounds of all libraries in turn; the shortest time and the median memory count. */
const rounds = 3

type Measured = { ms: number; peakBytes: number; bytes: number; hash: string }

const folder = mkdtempSync(join(tmpdir(), 'bench-rss-'))
const all: { library: Library; count: number; measured: Measured[] }[] = (['ours', 'feed'] as const).flatMap(
  (library) => [few, many].map((count) => ({ library, count, measured: [] })),
)
try {
  for (const { library } of all) measure(library, 0)
  for (let round = 0; round < rounds; round += 1)
    for (const { library, count, measured } of all) measured.push(measure(library, count))
} finally {
  rmSync(folder, { recursive: true })
}

for (const { library, count, measured } of all) {
  const { ms, mb } = figuresOf(measured)
  const size = Math.round((measured[0]?.bytes ?? 0) / 1_000_000)
  const name = library === 'ours' ? 'this one' : 'feed 6.0.0'
  process.stdout.write(
    `  ${name}, ${count} items (${size} MB): ${ms.toFixed(0)} ms, ${mb.toFixed(0)} MB at most\n`,
  )
}
const ours = { few: found('ours', few), many: found('ours', many) }
const timesFaster = figuresOf(found('feed', many)).ms / figuresOf(ours.many).ms
const peakMb = figuresOf(ours.many).mb
const growth = peakMb / figuresOf(ours.few).mb
const isSame = new Set(ours.many.map(({ hash }) => hash)).size === 1
const verdicts = [
  say(
    timesFaster >= limits.timesFaster,
    `${timesFaster.toFixed(1)} × as fast as feed; at least ${limits.timesFaster} ×`,
  ),
  say(peakMb <= limits.peakMb, `${peakMb.toFixed(0)} MB at ${many} items; at most ${limits.peakMb} MB`),
  say(
    growth <= limits.growth,
    `${growth.toFixed(2)} × the memory at ${few} items; at most ${limits.growth} ×`,
  ),
  say(isSame, `the same bytes in each of ${rounds} builds`),
]
process.exitCode = verdicts.includes(false) ? 2 : 0

/** A fresh process each time, so that no library inherits memory or warm code. */
function measure(library: Library, count: number): Measured {
  const program = join(import.meta.dirname, 'build.ts')
  const args = [
    '--disable-warning=ExperimentalWarning',
    program,
    library,
    String(count),
    join(folder, 'feed.xml'),
  ]
  // Without the compile cache, Node.js would load its type stripper, which takes more memory than the feeds.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') }
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', env }))
}

function found(library: Library, count: number): Measured[] {
  return all.find((each) => each.library === library && each.count === count)?.measured ?? []
}

function figuresOf(measured: readonly Measured[]) {
  const mb = measured.map(({ peakBytes }) => peakBytes / 1_000_000).toSorted((a, b) => a - b)
  return { ms: Math.min(...measured.map(({ ms }) => ms)), mb: mb[Math.floor(mb.length / 2)] ?? 0 }
}

function say(isFine: boolean, words: string) {
  process.stdout.write(`${isFine ? '✓' : '✗'} ${words}\n`)
  return isFine
}
