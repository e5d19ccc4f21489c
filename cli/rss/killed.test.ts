import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { removeAbandonedDrafts } from '../output/drafts.ts'
import { feedOf } from '../testing/feeds.ts'
import { isFeedFile, placeFeed } from './place-feed.ts'

const kills = 200
/** Careless schedules write one file concurrently. */
const atOnce = 4
/** Milliseconds. 200 processes wait for the disk: twenty seconds, more on a busy machine. */
const busyMs = 300_000
const writer = join(import.meta.dirname, '../testing/feed-writer.ts')

test(
  'whoever reads a feed while its builder is killed, 200 times, finds it whole',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'killed-'))
    const path = join(folder, 'articles.rss')
    await placeFeed({ path, format: 'rss', feed: feedOf(9) })
    const reading = new AbortController()
    const seen = readUntil(reading.signal, path)
    await Promise.all(Array.from({ length: atOnce }, () => killAgainAndAgain(path, kills / atOnce)))
    reading.abort()
    const { reads, broken, sizes } = await seen
    expect(broken).toEqual([])
    expect(reads).toBeGreaterThan(kills)
    expect([...sizes].toSorted((one, other) => one - other)).toEqual([9, 10])
    expect(readdirSync(folder).length).toBeGreaterThan(1)
    await removeAbandonedDrafts(folder, { now: new Date(), isOurs: isFeedFile })
    expect(readdirSync(folder)).toEqual(['articles.rss'])
    rmSync(folder, { recursive: true })
  },
  busyMs,
)

async function killAgainAndAgain(path: string, times: number) {
  const env = { NODE_COMPILE_CACHE: join(tmpdir(), 'compiled-feed-writer') }
  for (let time = 0; time < times; time += 1) {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', writer, path], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const gone = once(child, 'exit')
    // Kills during the first, second or third edition, each time at another moment.
    for (let edition = 0; edition <= time % 3; edition += 1) await once(child.stdout, 'data')
    await wait(time % 5)
    child.kill('SIGKILL')
    await gone
  }
}

async function readUntil(signal: AbortSignal, path: string) {
  const broken: string[] = []
  const sizes = new Set<number>()
  let reads = 0
  while (!signal.aborted) {
    const text = readFileSync(path, 'utf8')
    reads += 1
    const items = text.split('</item>').length - 1
    if (!text.endsWith('</channel>\n</rss>\n') || ![9, 10].includes(items)) broken.push(text.slice(-200))
    sizes.add(items)
    await wait(1)
  }
  return { reads, broken, sizes }
}
