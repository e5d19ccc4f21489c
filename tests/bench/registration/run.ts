import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPlatform } from '@association/local/platform/index.ts'
import { testIssuer, testRules } from '@association/local/platform/testing/issuer.ts'
import { localState, serveSharedState } from '@association/services/shared-state'
import { registrations } from '../../../site/features/registration/book/registrations.ts'
import { draftStore } from '../../../site/features/registration/draft-store/draft-store.ts'
import type { Quote } from '../../../site/features/registration/lines/quote.ts'
import { now } from '../../../site/features/registration/testing/edition.ts'
import { startSlowProxy } from '../instances/slow-proxy.ts'
import { type Bench, bench } from '../measuring/bench.ts'
import { median, percentile } from '../measuring/figures.ts'
import { askedSize, sized } from '../measuring/form.ts'
import { goFirst } from '../measuring/go-first.ts'
import { edition, seats, secret, shopOrigin } from './sold-edition.ts'
import { type Visitor, visitor } from './visitor.ts'

const limits = { p95Ms: 100 }
/** Latency of the member platform in milliseconds. */
const delayMs = 20
const people = askedSize(200, 20)
const processes = 2
/** People who fill in the steps sequentially: first unmeasured, then measured. */
const warmUp = sized(5, 1)
const measured = sized(45, 9)
/** Gives five rounds. */
const inARound = 8

/** Two processes share a state. After the steps, all people submit at once. */
await bench(async (run) => {
  goFirst(run)
  const { urls, registered, drafts } = await start(run)
  const all = Array.from({ length: people }, (_, person) => visitor(urls[person % processes] ?? '', person))
  for (const each of all.slice(0, warmUp)) await each.fillIn()
  await judgeSteps(run, all.slice(warmUp, measured))
  for (let from = measured; from < people; from += 10)
    await Promise.all(all.slice(from, from + 10).map((each) => each.fillIn()))

  const idOf = async (each: Visitor) =>
    (await drafts.open({ headers: each.headers(), session: { subject: each.subject } }, edition.key)).id
  const reviews: { id: string; shown: Quote }[] = []
  for (const each of all) {
    const id = await idOf(each)
    reviews.push({ id, shown: await each.review(id) })
  }
  const began = performance.now()
  const submits = all.flatMap((each, index) => {
    const review = reviews[index]
    return review ? each.submit(review.id, review.shown) : []
  })
  const answers = await Promise.all(submits)
  const took = performance.now() - began
  const errors = answers.filter(({ status }) => status !== 200)
  run.judge(
    { name: 'errors when all people submit at the same time', value: errors.length, limit: 0, unit: '' },
    {
      note: `${people} people in ${took.toFixed(0)} ms`,
      examples: errors.map((error) => JSON.stringify(error)),
    },
  )
  const submitted = answers.filter(({ answer }) => answer.outcome === 'submitted').length
  const holders = (await registered.all(edition)).filter(({ courses }) => courses.includes('listening'))
  const expected = Math.min(seats, people)
  const owners = new Set(holders.map(({ owner }) => owner)).size
  for (const [name, count] of [
    ['submitted registrations too many or too few for the seats', submitted],
    ['bookings too many or too few for the seats', holders.length],
    ['people in the book too many or too few for the seats', owners],
  ] as const)
    run.judge(
      { name, value: Math.abs(count - expected), limit: 0, unit: '' },
      { note: `${count} for ${seats} seats` },
    )
})

async function judgeSteps({ judge }: Bench, people: readonly Visitor[]) {
  const rounds: number[][] = []
  for (let from = 0; from < people.length; from += inARound) {
    const times: number[] = []
    for (const each of people.slice(from, from + inARound)) times.push(...(await each.fillIn()))
    rounds.push(times)
  }
  const middle = (share: number) => median(rounds.map((times) => percentile(times, share)))
  judge(
    {
      name: 'from the form of a step to its answer, p95',
      value: middle(0.95),
      limit: limits.p95Ms,
      unit: 'ms',
    },
    {
      note: `p50 ${middle(0.5).toFixed(0)} ms, medians of ${rounds.length} rounds; the platform takes ${delayMs} ms`,
    },
  )
}

async function start(run: Bench) {
  const issuer = await testIssuer()
  const members = await startPlatform({
    ...testRules,
    issuer: issuer.issuer,
    shopOrigins: [shopOrigin],
  })
  run.later(() => issuer.close())
  run.later(members.close)
  const proxy = await startSlowProxy(run, { port: Number(new URL(members.url).port), delayMs })
  const platformUrl = Object.assign(new URL(members.url), { port: proxy.port }).href.replace(/\/$/, '')
  const folder = mkdtempSync(join(tmpdir(), 'bench-registration-'))
  run.later(() => rmSync(folder, { recursive: true }))
  const log = { info() {}, warn: (line: string) => void process.stderr.write(`${line}\n`) }
  const state = localState({ folder, log })
  const program = join(import.meta.dirname, 'serve-registration.ts')
  const urls: string[] = []
  for (let index = 0; index < processes; index += 1) {
    const child = fork(program, [platformUrl, await issuer.token()], { serialization: 'advanced' })
    run.later(() => child.kill())
    serveSharedState(state, child)
    urls.push(`http://127.0.0.1:${await portOf(child)}`)
  }
  const parts = { records: state.records, lease: state.lease, secret, now: () => now }
  const config = { siteUrl: 'http://localhost', registration: { secret } }
  return {
    urls,
    registered: registrations({ ...parts, cartState: async () => 'open' }),
    drafts: draftStore({ config, records: state.records, log }),
  }
}

/** Other messages on the channel belong to the shared state. */
async function portOf(child: ChildProcess): Promise<number> {
  for (;;) {
    const [message] = await once(child, 'message')
    if (typeof message.port === 'number') return message.port
  }
}
