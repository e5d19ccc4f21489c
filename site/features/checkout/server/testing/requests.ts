import type { Session } from '../../../session/session.ts'

export const person: Session = {
  subject: 'auth0|10002',
  sid: 's1',
  userId: '10002',
  name: 'Maren Oduya',
  email: 'member@example.org',
  isMember: true,
  priceLevel: undefined,
  hasStandardPricing: false,
  isVanguard: false,
}

export const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  new Request(`https://site.test/api/checkout/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
