import type { Space } from '@association/content'
import { isSigningSecret, sign } from '@association/services/signature'
import { absent, type Outcome, type Tools, works, wrong } from '../../check.ts'
import { addressOf } from './webhook-definition.ts'

/** A saved draft changes nothing for visitors; only the signature matters. */
export async function callSite(space: Space, { ask, setup, now }: Tools): Promise<Outcome> {
  const { contentful, webhookSecret } = setup.site
  const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
  const sys = {
    ...{ id: 'doctor', type: 'Entry' },
    space: link('Space', contentful.spaces[space].id),
    environment: link('Environment', contentful.environment),
  }
  if (!isSigningSecret(webhookSecret)) return absent('not tried: CONTENTFUL_WEBHOOK_SECRET first')
  const body = JSON.stringify({ sys })
  const url = new URL(addressOf(setup))
  const headers = { 'content-type': 'application/json', 'x-contentful-topic': 'ContentManagement.Entry.save' }
  const path = url.pathname + url.search
  const signed = sign(webhookSecret, { method: 'POST', path, headers, body }, now().getTime())
  const answer = await ask(url.href, { method: 'POST', headers: { ...headers, ...signed }, body })
  if (answer.status === 200) return works('takes a signed call')
  if (answer.status === 401)
    return wrong(
      'does not accept our signature',
      'Give the site the same CONTENTFUL_WEBHOOK_SECRET, and start it anew.',
    )
  if (answer.status === 403)
    return wrong('finds our signature too old', 'Set the clock of the site or of this machine.')
  return wrong(
    `answers ${answer.status}`,
    `Check SITE_URL, and let the proxy in front of the site pass POST ${url.pathname}.`,
  )
}
