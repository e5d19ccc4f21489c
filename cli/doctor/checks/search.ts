import { isRecord } from '@association/content/safe/is-record.ts'
import {
  type DoctorCheck,
  doubtful,
  type Outcome,
  type ProbeAnswer,
  type Tools,
  works,
  wrong,
} from '../check.ts'

const group = 'Search provider'

/** The provider's plan counts requests. */
export const searchChecks: DoctorCheck[] = [
  {
    group,
    title: 'Results',
    needs: ['SEARCH_TOKEN', 'SEARCH_URL'],
    run: async ({ ask, setup: { site } }) => {
      const { url, token, hosts } = site.search
      const answer = await ask(`${url}/web/search?count=1&q=${encodeURIComponent(`site:${hosts[0]}`)}`, {
        headers: headersWith(token),
      })
      return outcome(answer, 'SEARCH_TOKEN') ?? works(`${new URL(url).host} answers`)
    },
  },
  { group, title: 'Suggestions', needs: ['SEARCH_TOKEN', 'SEARCH_URL'], run: suggestions },
]

async function suggestions({ ask, setup: { site } }: Tools): Promise<Outcome> {
  const { url, suggestToken } = site.search
  const answer = await ask(`${url}/suggest/search?q=leadership`, { headers: headersWith(suggestToken) })
  return outcome(answer, 'SEARCH_SUGGEST_TOKEN') ?? works(`${new URL(url).host} answers`)
}

const headersWith = (token: string) => ({ accept: 'application/json', 'x-subscription-token': token })

function outcome({ status, json }: ProbeAnswer, variable: string): Outcome | undefined {
  const { error } = isRecord(json) ? json : {}
  const code = isRecord(error) ? error.code : undefined
  if (code === 'SUBSCRIPTION_TOKEN_INVALID' || status === 401 || status === 403)
    return wrong(
      'the provider refuses the token',
      `Make a key for a plan with this service at api-dashboard.search.brave.com and set ${variable}.`,
    )
  if (status === 429)
    return doubtful('the quota of the plan is used up', 'Wait, or choose a plan with a larger quota.')
  if (status === 200 && isRecord(json)) return undefined
  return wrong(`answers ${status} with something else`, 'Set SEARCH_URL to the base of the provider’s API.')
}
