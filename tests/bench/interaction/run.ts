import { accounts } from '@association/local/members/accounts.ts'
import { bench } from '../measuring/bench.ts'
import { startBrowser } from '../measuring/browser.ts'
import { askedSize, sized } from '../measuring/form.ts'
import { goFirst } from '../measuring/go-first.ts'
import { startSite } from '../measuring/site-process.ts'
import { startBenchStack } from '../measuring/stack.ts'
import { signIn } from '../viewer/sign-in.ts'
import { judgeUses } from './first-use/judge-uses.ts'
import { journeys } from './journeys/index.ts'
import { judgeJourney } from './judge-journey.ts'

/** `npm run bench -- interaction 1` is enough for a quick check. */
const rounds = askedSize(5, 1)
const mostJourneys = sized(Number.POSITIVE_INFINITY, 1)

/** From a press or a key to the next paint, as browsers measure it, with a processor that is four times slower. */
await bench(async (bench) => {
  goFirst(bench)
  const browser = await startBrowser(bench)
  const { env } = await startBenchStack(bench)
  const site = await startSite(bench, env)
  const member = accounts.find(({ isMember, hasMfa, needsConsent }) => isMember && !hasMfa && !needsConsent)
  if (!member) throw new Error('No demo account is that of a member.')
  const memberCookies = await signIn({ siteUrl: site, providerUrl: env.AUTH0_DOMAIN ?? '' }, member)
  for (const journey of journeys.slice(0, mostJourneys))
    await judgeJourney(bench, { browser, site, memberCookies, rounds }, journey)
  bench.say('the network of a simulated phone')
  await judgeUses(bench, { browser, site, previewSecret: env.PREVIEW_SECRET ?? '', rounds })
})
