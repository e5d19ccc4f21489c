import { createHash, randomBytes } from 'node:crypto'
import { isRecord } from '@association/content/safe/is-record.ts'
import { issuerOf } from '@association/services/config'
import { absent, type DoctorCheck, doubtful, type Outcome, type Tools, works, wrong } from '../check.ts'

const group = 'Identity provider'

/** The checks sign no one in. */
export const identityChecks: DoctorCheck[] = [
  { group, title: 'Discovery', needs: ['AUTH0_DOMAIN'], run: discovery },
  {
    group,
    title: 'Sign-in',
    needs: ['AUTH0_DOMAIN', 'AUTH0_CLIENT_ID', 'AUTH0_AUDIENCE', 'SITE_URL'],
    run: signIn,
  },
  {
    group,
    title: 'Client secret',
    needs: ['AUTH0_DOMAIN', 'AUTH0_CLIENT_ID', 'AUTH0_CLIENT_SECRET', 'SITE_URL'],
    run: clientSecret,
  },
]

const discoveryFirst = 'was not tried, because “Discovery” does not work yet: correct it first'

async function discovery(tools: Tools): Promise<Outcome> {
  const issuer = issuerOf(tools.setup.site.identity)
  const { status, json } = await discover(tools)
  if (status >= 500) return doubtful(`${issuer} answers ${status}`, 'Look at status.auth0.com.')
  if (!isRecord(json) || typeof json.authorization_endpoint !== 'string')
    return wrong(`${issuer} is no identity provider`, 'Set AUTH0_DOMAIN to the domain of the tenant.')
  return json.issuer === issuer
    ? works(`${issuer} answers`)
    : wrong(
        `the provider calls itself ${json.issuer}, not ${issuer}`,
        'Set AUTH0_DOMAIN to the domain in this address.',
      )
}

/** “login_required” means a valid request. */
async function signIn(tools: Tools): Promise<Outcome> {
  const { json } = await discover(tools)
  const endpoint = isRecord(json) ? json.authorization_endpoint : undefined
  if (typeof endpoint !== 'string') return absent(discoveryFirst)
  const { identity, siteUrl } = tools.setup.site
  const callback = `${siteUrl}/auth/callback`
  const wanted = new URLSearchParams({
    ...{ client_id: identity.clientId, audience: identity.audience, redirect_uri: callback },
    ...{ response_type: 'code', scope: 'openid profile email', prompt: 'none', state: 'doctor' },
    code_challenge: createHash('sha256').update('doctor').digest('base64url'),
    code_challenge_method: 'S256',
  })
  const { status, headers } = await tools.ask(`${endpoint}?${wanted}`)
  const location = headers.get('location') ?? ''
  if (!location.startsWith(callback))
    return status >= 500
      ? doubtful(`the provider answers ${status}`, 'Look at status.auth0.com.')
      : wrong(
          `the provider refuses the application or the callback address (${status})`,
          `Check AUTH0_CLIENT_ID, and add ${callback} to the allowed callback URLs of the application.`,
        )
  const answer = new URL(location).searchParams
  if (signedOut.includes(answer.get('error') ?? ''))
    return works(`the audience ${identity.audience} is accepted`)
  return wrong(
    `the provider answers ${answer.get('error')}: ${answer.get('error_description') ?? ''}`,
    'Set AUTH0_AUDIENCE to the identifier of the API, and allow the application to use the API.',
  )
}

/** A provider that accepts the secret rejects only the code. */
async function clientSecret(tools: Tools): Promise<Outcome> {
  const { json } = await discover(tools)
  const endpoint = isRecord(json) ? json.token_endpoint : undefined
  if (typeof endpoint !== 'string') return absent(discoveryFirst)
  const { identity, siteUrl } = tools.setup.site
  const { status, json: answer } = await tools.ask(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: randomBytes(24).toString('base64url'),
      redirect_uri: `${siteUrl}/auth/callback`,
      code_verifier: randomBytes(32).toString('base64url'),
      client_id: identity.clientId,
      client_secret: identity.clientSecret,
    }).toString(),
  })
  const error = isRecord(answer) ? String(answer.error) : undefined
  if (error === 'invalid_grant') return works('the provider accepts it')
  if (status >= 500 || status === 429)
    return doubtful(
      `the provider answers ${status}`,
      'Run the doctor again later, and look at status.auth0.com.',
    )
  if (status === 401 || refusedClients.includes(error ?? ''))
    return wrong(
      'the provider refuses AUTH0_CLIENT_SECRET, so nobody can sign in',
      'Copy the client secret of this application again, and restart the site: Auth0 → Applications → the application → Settings.',
    )
  return doubtful(
    `the provider answers ${status}${error ? ` (${error})` : ''} to an invented code`,
    'Check that the application may use the grant “Authorization Code”.',
  )
}

/** RFC 6749 names the first, Auth0 sends the second. */
const refusedClients = ['invalid_client', 'access_denied']

const signedOut = ['login_required', 'consent_required', 'interaction_required']

const discover = ({ ask, setup: { site } }: Tools) =>
  ask(`${issuerOf(site.identity)}.well-known/openid-configuration`)
