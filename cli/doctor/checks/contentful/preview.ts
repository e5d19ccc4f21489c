import { type Space, spaces } from '@association/content'
import { absent, type DoctorCheck, doubtful, type Outcome, type Tools, works, wrong } from '../../check.ts'
import { manage, managementNeeds } from '../../manage.ts'
import { variableOf } from '../../setup.ts'
import { connection } from './preview-connection.ts'
import { opens } from './preview-opens.ts'

const group = 'Preview'
const needs = ['SITE_URL', 'PREVIEW_SECRET']

export const previewChecks: DoctorCheck[] = [
  {
    group,
    title: 'What the site uses',
    needs: [...needs, 'CONTENTFUL_APP_SIGNING_SECRET'],
    run: connection,
  },
  ...spaces.map((space) => ({
    group,
    title: `Opens in ${space}`,
    needs: [...needs, variableOf(space, 'SPACE_ID'), variableOf(space, 'PREVIEW_TOKEN')],
    run: (tools: Tools) => opens(space, tools),
  })),
  { group, title: 'Wrong secret', needs: ['SITE_URL'], run: refusesStrangers },
  ...spaces.map((space) => ({
    group,
    title: `Button in ${space}`,
    needs: [...managementNeeds(space), 'SITE_URL'],
    run: (tools: Tools) => contentPreview(space, tools),
  })),
]

async function refusesStrangers({ ask, setup }: Tools): Promise<Outcome> {
  const { siteUrl, contentful } = setup.site
  const query = new URLSearchParams({
    secret: 'not the secret',
    entry: 'home',
    environment: contentful.environment,
  })
  const { status } = await ask(`${siteUrl}/api/preview/enter?${query}`)
  if (status === 401) return works('opens nothing')
  return status < 400
    ? wrong(
        `opens a preview (${status})`,
        'Is it our site that answers at SITE_URL? Take it off the net until this is clear.',
      )
    : doubtful(
        `is answered ${status}, not 401`,
        'Is it our site that answers at SITE_URL, and is it up to date?',
      )
}

/** The API may hide this setting. */
async function contentPreview(space: Space, tools: Tools): Promise<Outcome> {
  const { contentful, siteUrl } = tools.setup.site
  const { status, json } = await manage(
    tools,
    `/spaces/${contentful.spaces[space].id}/preview_environments?limit=100`,
  )
  if (status !== 200) return absent('Contentful does not tell: see Settings → Content preview')
  const text = JSON.stringify(json)
  if (!text.includes(`${siteUrl}/api/preview/enter`))
    return wrong(
      'Content preview does not lead to this site',
      'Copy the address from the app’s configuration to Settings → Content preview.',
    )
  return works('Content preview leads to this site')
}
