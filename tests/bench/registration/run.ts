import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
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
import { percentile } from '../measuring/figures.ts'
import { edition, seats, secret, shopOrigin } from './sold-edition.ts'
import { type Visitor, visitor } from './visitor.ts'

const limits = { p95Ms: 100 }
/** Latency of the member platform in milliseconds. */
const delayMs = 20
const people = Number(process.argv[2] ?? 200)
const processes = 2
/** People who fill in the steps sequentially: first unmeasured, then measured. */
const warmUp = 5
const measured = 45

/** Two processes share a state. After the steps, all people submit at once. */
await bench(async (run) => {
  try {
    setPriority(-5)
  } catch {
    // Only root may do this.
  }
  const { urls, registered, drafts } = await start(run)
  const all = Array.from({ length: people }, (_, person) => visitor(urls[person % processes] ?? '', person))
  const times: number[] = []
  for (const each of all.slice(0, warmUp)) await each.fillIn()
  for (const each of all.slice(warmUp, measured)) times.push(...(await each.fillIn()))
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(0))
  run.judge(
    percentile(times, 0.95) <= limits.p95Ms,
    `from the form of a step to its answer: p50 ${p50} ms, p95 ${p95} ms with a platform that takes ${delayMs} ms; at most ${limits.p95Ms} ms`,
  )
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
    errors.length === 0,
    `${errors.length} errors when ${people} people submit at the same time, in ${took.toFixed(0)} ms`,
    errors.map((error) => JSON.stringify(error)).slice(0, 5),
  )
  const submitted = answers.filter(({ answer }) => answer.outcome === 'submitted').length
  const holders = (await registered.all(edition)).filter(({ courses }) => courses.includes('listening'))
  const expected = Math.min(seats, people)
  run.judge(
    submitted === expected && new Set(holders.map(({ owner }) => owner)).size === expected,
    `${submitted} got one of ${seats} seats, ${holders.length} are in the book`,
  )
})

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
