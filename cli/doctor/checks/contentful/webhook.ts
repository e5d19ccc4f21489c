import type { Space } from '@association/content'
import { isRecord } from '@association/content/safe/is-record.ts'
import { absent, type DoctorCheck, type Outcome, type Tools, works, wrong } from '../../check.ts'
import { groupOf, isMissing, manage, managementNeeds, refusal, spaceFirst } from '../../manage.ts'
import { variableOf } from '../../setup.ts'
import { callSite } from './webhook-call.ts'
import { at, checkDefinition } from './webhook-definition.ts'

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
