import { type Space, spaces } from '@association/content'
import { isRecord } from '@association/content/safe/is-record.ts'
import { absent, type DoctorCheck, doubtful, type Outcome, type Tools, works, wrong } from '../../check.ts'
import { isMissing, manage, managementNeeds, refusal, spaceFirst } from '../../manage.ts'
import { environmentPath } from '../../setup.ts'

const group = 'App in Contentful'
const needs = ['CONTENTFUL_MANAGEMENT_TOKEN', 'CONTENTFUL_APP_ID', 'CONTENTFUL_ASSOCIATION_SPACE_ID']
const at = 'Organization settings → Apps → the app'

export const appChecks: DoctorCheck[] = [
  { group, title: 'Definition', needs: [...needs, 'CONTENTFUL_APP_URL'], run: definition },
  { group, title: 'Signing secret', needs: [...needs, 'CONTENTFUL_APP_SIGNING_SECRET'], run: secret },
  ...spaces.map((space) => ({
    group,
    title: `Installed in ${space}`,
    needs: [...managementNeeds(space), 'CONTENTFUL_APP_ID', 'SITE_URL'],
    run: (tools: Tools) => installation(space, tools),
  })),
  { group, title: 'Page of the app', needs: ['CONTENTFUL_APP_URL'], run: page },
]

/** The space names the organization if no variable does. */
async function definitionPath(tools: Tools): Promise<string | undefined> {
  const { site, management } = tools.setup
  const own =
    management.organizationId ?? (await organizationOf(site.contentful.spaces.association.id, tools))
  return own && `/organizations/${own}/app_definitions/${site.preview.appId}`
}

async function organizationOf(spaceId: string, tools: Tools): Promise<string | undefined> {
  const { json } = await manage(tools, `/spaces/${spaceId}`)
  const { sys } = (isRecord(json) ? json : {}) as { sys?: { organization?: { sys?: { id?: string } } } }
  return sys?.organization?.sys?.id
}

const noOrganization = absent('Contentful does not name the organization: set CONTENTFUL_ORGANIZATION_ID')

const locations = ['app-config', 'entry-sidebar', 'entry-editor', 'dialog', 'page', 'home']

async function definition(tools: Tools): Promise<Outcome> {
  const path = await definitionPath(tools)
  if (path === undefined) return noOrganization
  const answer = await manage(tools, path)
  const refused = refusal(answer)
  if (refused) return refused
  if (answer.status !== 200)
    return wrong(
      'the organization has no such app',
      `Compare CONTENTFUL_APP_ID and CONTENTFUL_ORGANIZATION_ID with ${at}.`,
    )
  const { src, locations: held = [] } = answer.json as { src?: string; locations?: { location: string }[] }
  const [, appUrl = ''] = tools.setup.site.preview.frameAncestors
  if (src && new URL(src).origin !== new URL(appUrl).origin)
    return wrong(`is loaded from ${src}, not from CONTENTFUL_APP_URL`, `Make the two the same: ${at}.`)
  const lacking = locations.filter((wanted) => !held.some(({ location }) => location === wanted))
  return lacking.length === 0
    ? works('is defined with all its locations')
    : wrong(`lacks the locations ${lacking.join(', ')}`, `Tick them: ${at}.`)
}

async function secret(tools: Tools): Promise<Outcome> {
  const path = await definitionPath(tools)
  if (path === undefined) return noOrganization
  const answer = await manage(tools, `${path}/signing_secret`)
  const refused = refusal(answer)
  if (refused) return refused
  const fix = `Make one on its Security tab and set CONTENTFUL_APP_SIGNING_SECRET: ${at}.`
  if (answer.status === 404) return wrong('the app has none', fix)
  const { redactedValue } = isRecord(answer.json) ? answer.json : {}
  if (typeof redactedValue !== 'string') return absent('Contentful does not say which it is')
  return tools.setup.site.preview.appSigningSecret.endsWith(redactedValue)
    ? works('is that of CONTENTFUL_APP_SIGNING_SECRET, as far as Contentful shows it')
    : wrong('is another one than CONTENTFUL_APP_SIGNING_SECRET', fix)
}

async function installation(space: Space, tools: Tools): Promise<Outcome> {
  const { preview } = tools.setup.site
  const answer = await manage(
    tools,
    `${environmentPath(tools.setup, space)}/app_installations/${preview.appId}`,
  )
  const refused = refusal(answer)
  if (refused) return refused
  if (answer.status === 404 && (await isMissing(space, tools))) return spaceFirst
  if (answer.status !== 200)
    return wrong('is not installed', `Install it in the space ${space}: Apps → Custom apps.`)
  const { parameters } = isRecord(answer.json) ? answer.json : {}
  const problems = parameterProblems(isRecord(parameters) ? parameters : {}, tools)
  return problems.length === 0
    ? works('its configuration names this site and these spaces')
    : wrong(
        `its configuration differs: ${problems.join(', ')}`,
        'Open the app’s configuration in the space, correct it and save.',
      )
}

function parameterProblems(parameters: Record<string, unknown>, { setup: { site } }: Tools): string[] {
  const { environment, spaces: ids } = site.contentful
  const wanted = {
    siteUrl: site.siteUrl,
    associationSpaceId: ids.association.id,
    eventsSpaceId: ids.events.id,
    associationEnvironment: environment,
    eventsEnvironment: environment,
  }
  return Object.entries(wanted).flatMap(([name, value]) => {
    const held = String(parameters[name] ?? (name.endsWith('Environment') ? 'master' : '')).replace(
      /\/+$/,
      '',
    )
    return value === '' || held === value ? [] : [`${name} is ${held === '' ? 'empty' : held}, not ${value}`]
  })
}

async function page({ ask, setup: { site } }: Tools): Promise<Outcome> {
  const [, appUrl = ''] = site.preview.frameAncestors
  const { status, headers } = await ask(appUrl)
  if (status !== 200)
    return wrong(`${appUrl} answers ${status}`, 'Upload the bundle of the app, or start its server.')
  const allowed = /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]
  if (allowed && !allowed.split(/\s+/).includes(site.contentful.webAppUrl))
    return doubtful(
      `${site.contentful.webAppUrl} may not frame it`,
      'Let frame-ancestors of its server name CONTENTFUL_WEB_APP_URL.',
    )
  return works(`${appUrl} answers`)
}
