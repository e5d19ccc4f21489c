import { accounts } from '@association/local/members/accounts.ts'
import { bench } from '../measuring/bench.ts'
import { median } from '../measuring/figures.ts'
import { sized } from '../measuring/form.ts'
import { findProgram } from '../measuring/programs.ts'
import { startSiteProcess } from '../measuring/site-process.ts'
import { startBenchStack } from '../measuring/stack.ts'
import { mistakesIn } from './mistakes.ts'
import { rateOf } from './rate.ts'
import { signIn } from './sign-in.ts'

const limits = { perSecond: 500, mistakes: 0 }
const people = accounts.filter(({ hasMfa, needsConsent }) => !hasMfa && !needsConsent)
/** Each site process loads a person's data once a minute with six requests. */
const processes = 2
const interleaved = sized(2000, 50)
const seconds = sized(10, 1)
const rounds = sized(5, 1)

/** Measures `GET /api/viewer` of signed-in people, and checks that no person gets the data of another person. */
await bench(async (bench) => {
  findProgram('wrk')
  const { env } = await startBenchStack(bench, { isCrawled: false })
  const site = await startSiteProcess(bench, {
    env,
    overrides: { WORKERS: String(processes), TRUSTED_PROXIES: '1' },
  })
  const places = { siteUrl: site.url, providerUrl: env.AUTH0_DOMAIN ?? '' }
  const cookies: string[] = []
  for (const account of people) cookies.push(await signIn(places, account))
  const url = `${site.url}/api/viewer`
  const control = new URL('/control/requests', env.PLATFORM_URL)
  await fetch(control, { method: 'DELETE' })

  const mistakes = await mistakesIn({ url, cookies, requests: interleaved })
  bench.judge(
    { name: 'answers of another person', value: mistakes.length, limit: limits.mistakes, unit: '' },
    { note: `${interleaved} interleaved answers`, examples: mistakes },
  )
  const rates: number[] = []
  for (let round = 0; round < rounds; round += 1) rates.push(await rateOf({ url, cookies, seconds }))
  bench.judge(
    { name: 'answers a second', value: median(rates), limit: limits.perSecond, unit: '/s', isLeast: true },
    { note: `${people.length} people, ${processes} processes, median of ${rounds} rounds` },
  )
  const loaded: unknown[] = await (await fetch(control)).json()
  bench.say(`${loaded.length} requests to the member platform for all of this`)
})
