import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bench, bench } from '../measuring/bench.ts'
import { sized } from '../measuring/form.ts'
import { goFirst } from '../measuring/go-first.ts'
import { entriesOf, exportOf } from './export.ts'
import { type Counted, type Service, service, startService } from './service.ts'

/** Maximum ratio of the duration since the first request to the minimum that the rate limit allows. */
const rows = sized(
  [
    { count: 200, limit: 1.25 },
    { count: 2_000, limit: 1.05 },
  ],
  [{ count: 20, limit: 1.25 }],
)
const mostRefusedPercent = 1
/** The baseline is slow, so its time is extrapolated from this many entries. */
const sampleOfBaseline = sized(50, 3)

const asked = process.argv.slice(2).map(Number)

await bench(async (run) => {
  // Under other load the service would count requests late and refuse them.
  goFirst(run)
  const folder = mkdtempSync(join(tmpdir(), 'bench-seed-'))
  run.later(() => rmSync(folder, { recursive: true }))
  for (const { count, limit } of rows.filter((row) => asked.length === 0 || asked.includes(row.count))) {
    const measured = await measure(count, (started) => seed(started, { folder, count }))
    judgeSeed(run, { ...measured, count, limit })
  }
  const baseline = await measure(sampleOfBaseline, oneAfterAnother)
  const count = 200
  const seconds = (baseline.seconds / sampleOfBaseline) * count
  const counted = { requests: 2 * count, refused: baseline.counted.refused }
  run.say(
    `${count} entries, saved and published one after another (from ${sampleOfBaseline}): ${words({ seconds, counted })}, ${(seconds / floorOf(count)).toFixed(2)} ×`,
  )
})

type MeasuredSeed = { seconds: number; counted: Counted }

function judgeSeed({ judge }: Bench, seeded: MeasuredSeed & { count: number; limit: number }) {
  const { count, limit, seconds, counted } = seeded
  const floor = floorOf(count)
  judge(
    {
      name: `${count} entries: time beside the least of the rate limit`,
      value: seconds / floor,
      limit,
      unit: '×',
    },
    { note: `${words({ seconds, counted })}; the rate limit allows ${floor.toFixed(1)} s` },
  )
  judge({
    name: `${count} entries: refused requests`,
    value: (counted.refused / counted.requests) * 100,
    limit: mostRefusedPercent,
    unit: '%',
  })
}

/** Each entry takes a request, and each bundle of 200 two: to publish it and to poll. */
function floorOf(count: number): number {
  return (count + 2 * Math.ceil(count / 200)) / service.perSecond
}

/** Throws unless everything is published afterwards. */
async function measure(count: number, work: (started: Service) => Promise<void>): Promise<MeasuredSeed> {
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

async function seed({ environment }: Service, { folder, count }: { folder: string; count: number }) {
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

function words({ seconds, counted }: MeasuredSeed) {
  return `${seconds.toFixed(1)} s, ${counted.requests} requests, ${counted.refused} refused`
}
