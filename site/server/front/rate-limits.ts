import type { RateLimit, SharedState } from '@association/services/shared-state'
import { pageOfCode } from './pages-of-code.ts'

/** Requests of one client. `name` is the count that they share. */
type Limit = RateLimit & {
  name: string
  /** A second limit for a longer time. */
  slow?: RateLimit
}

/** Far more than a preview or an island sends. */
const api: Limit = { name: 'api', count: 300, everyMs: 10_000 }

/** Each search and each suggestion is a request to a provider that counts them. */
const tenMinutesMs = 600_000
const search: Limit = {
  ...{ name: 'search', count: 20, everyMs: 2_000 },
  slow: { count: 200, everyMs: tenMinutesMs },
}
const suggest: Limit = {
  ...{ name: 'suggest', count: 40, everyMs: 2_000 },
  slow: { count: 2_000, everyMs: tenMinutesMs },
}
/** Each start of a sign-in costs the provider a request and the browser a cookie. A clinic has one address for all its people. */
const signIn: Limit = { name: 'sign-in', count: 30, everyMs: 60_000 }
/** Each change is a request to the member platform. */
const change: Limit = { name: 'bookmarks', count: 25, everyMs: 5_000 }
/** Each checkout makes a cart in the shop. Its sign-in link is a request of its own. */
const checkout: Limit = { name: 'checkout', count: 10, everyMs: 60_000 }
/** One for each page of everybody who is signed in behind one address, such as the network of a hospital. */
const viewer: Limit = { name: 'viewer', count: 3_000, everyMs: 10_000 }
/** A calendar of two hundred sessions takes about 20 ms to write. Subscribers ask once an hour. */
const calendar: Limit = { name: 'calendar', count: 60, everyMs: 10_000 }
/** A change of a personal schedule is encrypted and stored. */
const schedule: Limit = { name: 'schedule', count: 60, everyMs: 10_000 }
/** Each change of a field saves the draft of a registration, and many people of one hospital may register at once. */
const registration: Limit = { name: 'registration', count: 300, everyMs: 10_000 }
/** Each submit reserves seats. */
const submit: Limit = { name: 'registration-submit', count: 30, everyMs: 60_000 }
/** Holds personal data of many people behind a token: nobody must be able to try many. */
const registrationExport: Limit = { name: 'registration-export', count: 10, everyMs: 60_000 }
/** Says whether a secret is right: nobody must be able to try many. The doctor asks once. */
const secrets: Limit = { name: 'secrets', count: 5, everyMs: 60_000 }
/** Strangers open shared drafts, each a request to Contentful, and leave remarks that are stored. */
const shared: Limit = { name: 'shared', count: 60, everyMs: 10_000 }
const remark: Limit = { name: 'shared-remarks', count: 10, everyMs: 60_000 }
/** Rendered for each request. A hospital has one address for all its people, who may register at once. */
const personal: Limit = { name: 'personal-pages', count: 300, everyMs: 10_000 }
/** Rendered for each request, for anybody. */
const query: Limit = { name: 'query-pages', count: 60, everyMs: 10_000 }
/** Rendered for each request, with the framework. The gallery frames many blocks at once. */
const preview: Limit = { name: 'preview', count: 300, everyMs: 10_000 }

const limits: Readonly<Record<string, Limit>> = {
  '/auth/login': signIn,
  '/api/viewer': viewer,
  '/api/bookmarks': change,
  '/api/checkout/cart': checkout,
  '/api/checkout/link': { ...checkout, name: 'checkout-link' },
  '/api/checkout/state': { ...checkout, name: 'checkout-state', count: 30 },
  '/api/calendar/association': calendar,
  '/api/calendar/events': calendar,
  '/api/calendar/edition': calendar,
  '/api/schedule': schedule,
  '/api/registration/step': registration,
  '/api/registration/submit': submit,
  '/api/registration/hold': { ...submit, name: 'registration-hold' },
  '/api/registration/calendar': { ...submit, name: 'registration-calendar' },
  '/api/registrations/export': registrationExport,
  '/api/editor/registrations': { ...registrationExport, name: 'registration-figures', count: 60 },
  '/api/secrets': secrets,
  '/api/shared/remarks': remark,
  '/search': search,
  '/api/search': search,
  '/api/autosuggest': suggest,
}

/** How often one client may ask for a path that is answered for each request. The limit of `/a` holds for `/a/b` too. */
export const rateLimitOf = (path: string): Limit =>
  known(path) ?? known(parentOf(path)) ?? ofPages(path) ?? api

function ofPages(path: string): Limit | undefined {
  if (path.startsWith('/shared/')) return shared
  if (path.startsWith('/preview/')) return preview
  const kind = pageOfCode(path)?.kind
  return kind === 'personal' ? personal : kind === 'query' ? query : undefined
}

const known = (path: string) => (Object.hasOwn(limits, path) ? limits[path] : undefined)
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** Whether a client may ask for a path once more. `client` is the key of its limits. */
export async function isWithinLimits(
  path: string,
  client: string,
  allow: SharedState['allow'],
): Promise<boolean> {
  const { name, slow, count, everyMs } = rateLimitOf(path)
  if (!(await allow(`${name} ${client}`, { count, everyMs }))) return false
  return slow === undefined || allow(`${name} slow ${client}`, slow)
}

/** Seconds after which a refused client may try again. */
export const retryAfter = (path: string) => String(Math.ceil(rateLimitOf(path).everyMs / 1000))
