import type { Space } from '@association/content'
import { isRecord } from '@association/content/safe/is-record.ts'
import { isSigningSecret, sign } from '@association/services/signature'
import { absent, type DoctorCheck, type Outcome, type Tools, works, wrong } from '../../check.ts'
import { groupOf, isMissing, manage, managementNeeds, refusal, spaceFirst } from '../../manage.ts'
import { variableOf } from '../../setup.ts'
import { addressOf, at, checkDefinition } from './webhook-definition.ts'

export const webhookChecks = (space: Space): DoctorCheck[] => [
  {
    group: groupOf(space),
    title: 'Webhook',
    needs: [...managementNeeds(space), 'SITE_URL'],
    run: (tools) => checkDefinition(space, tools),
  },
  {
    group: groupOf(space),
    title: 'Webhook secret',
    needs: [...managementNeeds(space), 'CONTENTFUL_WEBHOOK_SECRET'],
    run: (tools) => checkSecret(space, tools),
  },
  {
    group: groupOf(space),
    title: 'Webhook at the site',
    needs: ['SITE_URL', 'CONTENTFUL_WEBHOOK_SECRET', variableOf(space, 'SPACE_ID')],
    run: (tools) => callSite(space, tools),
  },
]

async function checkSecret(space: Space, tools: Tools): Promise<Outcome> {
  const { site } = tools.setup
  const answer = await manage(
    tools,
    `/spaces/${site.contentful.spaces[space].id}/webhook_settings/signing_secret`,
  )
  const refused = refusal(answer)
  if (refused) return refused
  const fix = `Put CONTENTFUL_WEBHOOK_SECRET there, the same in both spaces: ${at} → Settings → signing secret.`
  if (answer.status === 404 && (await isMissing(space, tools))) return spaceFirst
  if (answer.status === 404) return wrong('the space signs nothing: it has no signing secret', fix)
  const { redactedValue } = isRecord(answer.json) ? answer.json : {}
  if (typeof redactedValue !== 'string') return absent('is set; Contentful does not say which')
  return site.webhookSecret.endsWith(redactedValue)
    ? works('is that of CONTENTFUL_WEBHOOK_SECRET, as far as Contentful shows it')
    : wrong('is another one than CONTENTFUL_WEBHOOK_SECRET', fix)
}

/** A saved draft changes nothing for visitors; only the signature matters. */
async function callSite(space: Space, { ask, setup, now }: Tools): Promise<Outcome> {
  const { contentful, webhookSecret } = setup.site
  const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
  const sys = {
    ...{ id: 'doctor', type: 'Entry' },
    space: link('Space', contentful.spaces[space].id),
    environment: link('Environment', contentful.environment),
  }
  if (!isSigningSecret(webhookSecret))
    return absent('was not tried, because CONTENTFUL_WEBHOOK_SECRET is no signing secret: correct it first')
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
