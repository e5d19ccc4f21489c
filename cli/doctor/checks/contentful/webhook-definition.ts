import type { Space } from '@association/content'
import { isRecord } from '@association/content/safe/is-record.ts'
import { doubtful, type Outcome, type Tools, works, wrong } from '../../check.ts'
import { itemsOf, manage, refusal, spaceFirst } from '../../manage.ts'
import type { Setup } from '../../setup.ts'

type Definition = {
  sys: { id: string }
  url: string
  topics: string[]
  active?: boolean
  filters?: unknown[] | null
}

export const addressOf = ({ site }: Setup) => `${site.siteUrl}/api/revalidate`
export const at = 'Settings → Webhooks'

const actions = ['publish', 'unpublish', 'archive', 'unarchive', 'delete']
const topics = [
  ...['Entry', 'Asset'].flatMap((type) => actions.map((action) => `${type}.${action}`)),
  ...['ContentType.publish', 'ContentType.unpublish', 'ContentType.delete'],
]

export async function checkDefinition(space: Space, tools: Tools): Promise<Outcome> {
  const { id } = tools.setup.site.contentful.spaces[space]
  const answer = await manage(tools, `/spaces/${id}/webhook_definitions?limit=100`)
  const refused = refusal(answer)
  if (refused) return refused
  if (answer.status === 404) return spaceFirst
  const address = addressOf(tools.setup)
  const all = itemsOf<Definition>(answer.json)
  const found = all.find(({ url }) => url === address)
  if (!found) return missing(address, all)
  return definitionProblem(found, tools.setup) ?? lastCall(id, found, tools)
}

function missing(address: string, all: readonly Definition[]): Outcome {
  const similar = all.find(({ url }) => url.endsWith('/api/revalidate'))
  return similar
    ? wrong(`calls ${similar.url}, not this site`, `Set its address to ${address}: ${at}.`)
    : wrong(
        'there is none: published changes appear only when the pages of the site expire',
        `Make one that sends POST to ${address}: ${at}.`,
      )
}

function definitionProblem(
  { active, topics: held, filters }: Definition,
  { site }: Setup,
): Outcome | undefined {
  if (active === false) return wrong('is switched off', `Switch it on: ${at}.`)
  const lacking = topics.filter((topic) => !isCovered(topic, held))
  if (lacking.length > 0) return wrong(`is not called for ${lacking.join(', ')}`, `Tick these events: ${at}.`)
  const { environment } = site.contentful
  const named = JSON.stringify(filters ?? [])
  const isFiltered = filters ? named.includes('sys.environment.sys.id') : environment !== 'master'
  if (isFiltered && !named.includes(JSON.stringify(environment)))
    return wrong(
      `is not called for the environment ${environment}`,
      `Name it in the webhook's filters: ${at}.`,
    )
  return undefined
}

function isCovered(topic: string, held: readonly string[]): boolean {
  const [type, action] = topic.split('.')
  return [topic, `${type}.*`, `*.${action}`, '*.*'].some((each) => held.includes(each))
}

async function lastCall(id: string, { sys }: Definition, tools: Tools): Promise<Outcome> {
  const answer = await manage(tools, `/spaces/${id}/webhooks/${sys.id}/calls?limit=1`)
  const [last] = itemsOf<{ statusCode?: number; requestAt?: string; errors?: unknown[] }>(answer.json)
  if (!last) return works('is set; it was not called lately')
  const { statusCode = 0, requestAt = 'an unknown time' } = last
  if (statusCode >= 200 && statusCode < 300) return works(`is set; its last call was answered ${statusCode}`)
  const what = statusCode > 0 ? `was answered ${statusCode}` : 'got no answer'
  if (await startedLater(requestAt, tools))
    return works(
      `is set; the site started after its last call (${timeText(requestAt)}), and has read the missed changes`,
    )
  return doubtful(
    `is set, but its last call (${timeText(requestAt)}) ${what}`,
    `Open its activity log: ${at}. If “Webhook at the site” works, it is mended: publish something.`,
  )
}

/** A start compares the content, so earlier failures do not matter. */
async function startedLater(time: string, { ask, setup }: Tools): Promise<boolean> {
  const { json } = await ask(`${setup.site.siteUrl}/readyz`)
  return isRecord(json) && Date.parse(String(json.startedAt)) > Date.parse(time)
}

/** `2026-11-20 16:34 UTC` */
const timeText = (time: string) => time.replace(/^(.{10})T(.{5}).*$/, '$1 $2 UTC')
