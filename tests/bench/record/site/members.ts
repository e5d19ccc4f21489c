import { accounts } from '@association/local/members/accounts.ts'
import { signIn } from '../../viewer/sign-in.ts'
import type { Recording } from '../recording.ts'
import { exchangeText } from './answer-text.ts'
import type { RecordedRequest } from './send.ts'

const change = (method: string, path: string, body: unknown): RecordedRequest => ({
  method,
  path,
  headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  body: JSON.stringify(body),
})

const visit: readonly RecordedRequest[] = [
  ...['/api/viewer', '/api/viewer/session', '/api/viewer/orders', '/api/transcript', '/bookmarks'].map(
    (path) => ({ path }),
  ),
  ...['/account', '/account/courses', '/account/certifications', '/account/registrations'].map((path) => ({
    path,
  })),
  change('POST', '/api/bookmarks', { entry: 'home' }),
  change('POST', '/api/bookmarks', { entry: 'unknown' }),
  change('DELETE', '/api/bookmarks/unknown', null),
  { path: '/bookmarks' },
  change('PUT', '/api/schedule/fall-glance', { sessions: ['unknown'], at: 1 }),
  change('PUT', '/api/schedule/unknown', { sessions: [], at: 1 }),
  { path: '/api/schedule/fall-glance' },
  { path: '/fall-institute/registration/1' },
  { path: '/fall-institute/registration/confirmation?id=unknown' },
  change('POST', '/api/checkout/cart', { lines: [], key: 'record' }),
  change('POST', '/api/checkout/link', { checkoutUrl: 'https://example.org/' }),
  change('POST', '/api/registration/submit', { edition: 'unknown', id: 'unknown' }),
  change('POST', '/api/registration/hold', { edition: 'unknown', id: 'unknown' }),
  { path: '/auth/logout' },
]

export async function recordMembers({ env, send, add, normalize }: Recording): Promise<void> {
  const places = { siteUrl: env.SITE_URL ?? '', providerUrl: env.AUTH0_DOMAIN ?? '' }
  for (const account of accounts.filter(({ hasMfa, needsConsent }) => !hasMfa && !needsConsent)) {
    const cookie = await signIn(places, account)
    const texts: string[] = []
    for (const each of visit) {
      const sent = { ...each, headers: { ...each.headers, cookie } }
      texts.push(exchangeText(sent, await send(sent), normalize))
    }
    add(`members/${account.email.replace(/@.*/, '')}`, texts.join('\n'))
  }
}
