import { accounts } from '@association/local/members/accounts.ts'
import { bench } from '../measuring/bench.ts'
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
const interleaved = 2000
const seconds = 10

/** Measures `GET /api/viewer` of signed-in people, and checks that no person gets the data of another person. */
await bench(async (bench) => {
  findProgram('wrk')
  const { env } = await startBenchStack(bench)
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
    mistakes.length <= limits.mistakes,
    `${mistakes.length} of ${interleaved} interleaved answers were not of the person who asked`,
    mistakes,
  )
  const perSecond = await rateOf({ url, cookies, seconds })
  bench.judge(
    perSecond >= limits.perSecond,
    `${Math.round(perSecond)} answers/s for ${people.length} people with ${processes} processes (at least ${limits.perSecond})`,
  )
  const loaded: unknown[] = await (await fetch(control)).json()
  bench.say(`${loaded.length} requests to the member platform for all of this`)
})
