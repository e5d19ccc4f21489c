import { type Space, spaces } from '@association/content'
import { isRecord } from '@association/content/safe/is-record.ts'
import { isSigningSecret, sign } from '@association/services/signature'
import { absent, type Outcome, type Tools, works, wrong } from '../../check.ts'

export async function connection({ ask, setup, now }: Tools): Promise<Outcome> {
  const { siteUrl, preview, contentful } = setup.site
  if (!isSigningSecret(preview.appSigningSecret))
    return absent(
      'was not tried, because CONTENTFUL_APP_SIGNING_SECRET is no signing secret: correct it first',
    )
  const path = '/api/preview/check'
  const body = JSON.stringify({ secret: preview.secret })
  const headers = { 'content-type': 'application/json' }
  const signed = sign(preview.appSigningSecret, { method: 'POST', path, headers, body }, now().getTime())
  const { status, json } = await ask(`${siteUrl}${path}`, {
    method: 'POST',
    headers: { ...headers, ...signed },
    body,
  })
  if (status === 401)
    return wrong(
      'the site has another CONTENTFUL_APP_SIGNING_SECRET, or another clock',
      'Give both the secret of the app’s Security tab, and start the site anew.',
    )
  const said = isRecord(json) ? json : {}
  if (status !== 200 || !isRecord(said.spaces))
    return wrong(
      `the site answers ${status}`,
      'Is it our site that answers at SITE_URL, and is it up to date?',
    )
  const problems = [
    ...spaces.flatMap((space) =>
      spaceProblem(space, said.spaces as Record<string, unknown>, contentful.spaces[space].id),
    ),
    ...(isRecord(said.secret) && said.secret.works === true ? [] : ['it has another PREVIEW_SECRET']),
  ]
  return problems.length === 0
    ? works('reads both spaces, drafts included, with our secret')
    : wrong(problems.join('; '), 'Give the site the same variables as the command line, and start it anew.')
}

function spaceProblem(space: Space, said: Record<string, unknown>, wanted: string): string[] {
  const { id, works: isFine, message } = isRecord(said[space]) ? said[space] : {}
  if (wanted !== '' && id !== wanted) return [`it reads the space ${id} as ${space}, not ${wanted}`]
  return isFine === true ? [] : [`it cannot read ${space}: ${message}`]
}
