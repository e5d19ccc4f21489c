import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bench } from '../measuring/bench.ts'
import { median } from '../measuring/figures.ts'
import { askedSize, sized } from '../measuring/form.ts'
import { runProgram } from '../measuring/programs.ts'
import type { Library } from './build.ts'

const limits = { timesFaster: 8, peakMb: 64, growth: 1.5 }
const few = sized(10_000, 100)
const many = sized(100_000, 1000)
/** Rounds of all libraries in turn; medians count. `npm run bench -- rss 1` is enough for a quick check. */
const rounds = askedSize(5, 1)

type Measured = { ms: number; peakBytes: number; bytes: number; hash: string }

await bench(async ({ judge, later, say }) => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-rss-'))
  later(() => rmSync(folder, { recursive: true }))
  const all = (['ours', 'feed'] as const).flatMap((library) =>
    [few, many].map((count) => ({ library, count, measured: [] as Measured[] })),
  )
  for (const { library } of all) await measure({ folder, library, count: 0 })
  for (let round = 0; round < rounds; round += 1)
    for (const { library, count, measured } of all) measured.push(await measure({ folder, library, count }))

  for (const { library, count, measured } of all) {
    const { ms, mb } = figuresOf(measured)
    const size = Math.round((measured[0]?.bytes ?? 0) / 1_000_000)
    const name = library === 'ours' ? 'this one' : 'feed 6.0.0'
    say(`${name}, ${count} items (${size} MB): ${ms.toFixed(0)} ms, ${mb.toFixed(0)} MB at most`)
  }
  const found = (library: Library, count: number) =>
    all.find((each) => each.library === library && each.count === count)?.measured ?? []
  const [ours, oursOfFew, feed] = [found('ours', many), found('ours', few), found('feed', many)]
  const { ms, mb } = figuresOf(ours)
  const speed = figuresOf(feed).ms / ms
  judge({ name: 'speed beside feed', value: speed, limit: limits.timesFaster, unit: '×', isLeast: true })
  judge({ name: `most memory at ${many} items`, value: mb, limit: limits.peakMb, unit: 'MB' })
  const growth = mb / figuresOf(oursOfFew).mb
  judge({ name: `memory beside that of ${few} items`, value: growth, limit: limits.growth, unit: '×' })
  const hashes = new Set(ours.map(({ hash }) => hash))
  judge({ name: 'different texts of one feed', value: hashes.size, limit: 1, unit: '' })
})

type FeedBuild = { folder: string; library: Library; count: number }

/** A fresh process each time, so that no library inherits memory or warm code. */
async function measure({ folder, library, count }: FeedBuild): Promise<Measured> {
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
  return JSON.parse(await runProgram(process.execPath, args, env))
}

function figuresOf(measured: readonly Measured[]) {
  return {
    ms: median(measured.map(({ ms }) => ms)),
    mb: median(measured.map(({ peakBytes }) => peakBytes / 1_000_000)),
  }
}
