import { setTimeout as wait } from 'node:timers/promises'
import type { Recording } from './recording.ts'

/** No recorded subject changes these entries. */
const entries = { ASSOCIATION: 'home-quote', EVENTS: 'conference' } as const
const webhookMs = 2000

/**
 * Publishes an entry of each space, so that the last webhook reaches the site. Webhooks of the seed came before the
 * site's start, and the doctor's message on them depends on the time of their last attempt.
 */
export async function publishAgain({ env }: Pick<Recording, 'env'>): Promise<void> {
  for (const [space, entry] of Object.entries(entries)) {
    const id = env[`CONTENTFUL_${space}_SPACE_ID`]
    const url = `http://${env.CONTENTFUL_MANAGEMENT_HOST}/spaces/${id}/environments/${env.CONTENTFUL_ENVIRONMENT}/entries/${entry}`
    const headers = { authorization: `Bearer ${env.CONTENTFUL_MANAGEMENT_TOKEN}` }
    const { sys } = await (await fetch(url, { headers })).json()
    const published = await fetch(`${url}/published`, {
      method: 'PUT',
      headers: { ...headers, 'x-contentful-version': String(sys.version) },
    })
    if (!published.ok) throw new Error(await published.text())
  }
  await wait(webhookMs)
}
