import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { entriesOf, exportOf } from './export.ts'
import { type Counted, type Service, service, startService } from './service.ts'

/** Maximum ratio of the duration since the first request to the minimum that the rate limit allows. */
const rows = [
  { count: 200, limit: 1.25 },
  { count: 2_000, limit: 1.05 },
]
const refusedShare = 0.01
/** The baseline is slow, so its time is extrapolated from this many entries. */
const sampleOfBaseline = 50

goFirst()
const folder = mkdtempSync(join(tmpdir(), 'bench-seed-'))
const asked = process.argv.slice(2).map(Number)
try {
  const wanted = rows.filter(({ count }) => asked.length === 0 || asked.includes(count))
  const verdicts: boolean[] = []
  for (const { count, limit } of wanted) {
    const { seconds, counted } = await measure(count, (started) => seed(started, count))
    const times = seconds / floorOf(count)
    const isFine = times <= limit && counted.refused <= counted.requests * refusedShare
    verdicts.push(isFine)
    say(
      `${isFine ? '✓' : '✗'} ${words({ count, seconds, counted })}; limits ${limit.toFixed(2)} ×, 1 % refused`,
    )
  }
  const baseline = await measure(sampleOfBaseline, oneAfterAnother)
  const count = 200
  const seconds = (baseline.seconds / sampleOfBaseline) * count
  const counted = { requests: 2 * count, refused: baseline.counted.refused }
  say(
    `  ${words({ count, seconds, counted })}: saved and published one after another (from ${sampleOfBaseline})`,
  )
  process.exitCode = verdicts.includes(false) ? 2 : 0
} finally {
  rmSync(folder, { recursive: true })
}

/** Raises the priority if allowed. Under other load the service would count requests late and refuse them. */
function goFirst() {
  try {
    setPriority(-10)
  } catch {
    say('  This may not go before other programs: on a busy machine it measures them too.')
  }
}

/** Each entry takes a request, and each bundle of 200 two: to publish it and to poll. */
function floorOf(count: number): number {
  return (count + 2 * Math.ceil(count / 200)) / service.perSecond
}

/** Throws unless everything is published afterwards. */
async function measure(
  count: number,
  work: (started: Service) => Promise<void>,
): Promise<{ seconds: number; counted: Counted }> {
  const started = await startService()
  try {
    started.limit()
    await work(started)
    const measured = { seconds: started.seconds(), counted: started.counted() }
    const { total } = await started.client.entry.getPublished({ query: { limit: 0 } })
    if (total !== count) throw new Error(`${total} of ${count} entries are published.`)
    return measured
  } finally {
    await started.close()
  }
}

async function seed({ environment }: Service, count: number) {
  const file = join(folder, `${count}.json`)
  writeFileSync(file, exportOf(count))
  const main = join(import.meta.dirname, '../../../cli/main.mjs')
  const args = ['--disable-warning=ExperimentalWarning', main, 'seed', '--from', file, '--space', 'events']
  const command = spawn(process.execPath, args, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(command, 'exit')
  if (code !== 0) throw new Error(`The seed ended with ${code}.`)
}

/** The baseline: a script that awaits each request. */
async function oneAfterAnother({ client }: Service) {
  for (const { sys, fields } of entriesOf(sampleOfBaseline)) {
    const params = { entryId: sys.id, contentTypeId: sys.contentType.sys.id }
    await client.entry.publish(params, await client.entry.createWithId(params, { fields }))
  }
}

function words({ count, seconds, counted }: { count: number; seconds: number; counted: Counted }) {
  const floor = floorOf(count)
  const times = `${(seconds / floor).toFixed(2)} × the ${floor.toFixed(1)} s that the rate limit allows`
  return `${count} entries: ${seconds.toFixed(1)} s, ${times}; ${counted.requests} requests, ${counted.refused} refused`
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
