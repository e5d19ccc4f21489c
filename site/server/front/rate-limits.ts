import type { RateLimit, SharedState } from '@association/services/shared-state'
import { pageOfCode } from './pages-of-code.ts'

/** Limits with equal names share a count. */
type Limit = RateLimit & {
  name: string
  /** A second limit over a longer time. */
  slow?: RateLimit
}

/** Far above previews and islands. */
const api: Limit = { name: 'api', count: 300, everyMs: 10_000 }

/** Each request costs one at a metered provider. */
const tenMinutesMs = 600_000
const search: Limit = {
  ...{ name: 'search', count: 20, everyMs: 2_000 },
  slow: { count: 200, everyMs: tenMinutesMs },
}
const suggest: Limit = {
  ...{ name: 'suggest', count: 40, everyMs: 2_000 },
  slow: { count: 2_000, everyMs: tenMinutesMs },
}
/** Costs a provider request and a cookie. A clinic shares one address. */
const signIn: Limit = { name: 'sign-in', count: 30, everyMs: 60_000 }
/** Costs a request to the member platform. */
const change: Limit = { name: 'bookmarks', count: 25, everyMs: 5_000 }
/** Creates a cart in the shop; the sign-in link is a second request. */
const checkout: Limit = { name: 'checkout', count: 10, everyMs: 60_000 }
/** One for each page of a member; a hospital may share an address. */
const viewer: Limit = { name: 'viewer', count: 3_000, everyMs: 10_000 }
/** 200 sessions take about 20 ms. Subscribers refresh hourly. */
const calendar: Limit = { name: 'calendar', count: 60, everyMs: 10_000 }
/** Costs a look into the index. Libraries collect many, and each article has three. */
const citation: Limit = { name: 'citation', count: 600, everyMs: 10_000 }
/** Encrypts and stores. */
const schedule: Limit = { name: 'schedule', count: 60, everyMs: 10_000 }
/** One for each changed field; a hospital may share an address. */
const registration: Limit = { name: 'registration', count: 300, everyMs: 10_000 }
/** Reserves seats. */
const submit: Limit = { name: 'registration-submit', count: 30, everyMs: 60_000 }
/** Returns personal data behind a token, so guessing must be slow. */
const registrationExport: Limit = { name: 'registration-export', count: 10, everyMs: 60_000 }
/** Reveals whether a secret is right, so guessing must be slow. The doctor sends one request. */
const secrets: Limit = { name: 'secrets', count: 5, everyMs: 60_000 }
/** Strangers cause Contentful requests and stored remarks. */
const shared: Limit = { name: 'shared', count: 60, everyMs: 10_000 }
const remark: Limit = { name: 'shared-remarks', count: 10, everyMs: 60_000 }
/** Rendered for each request; a hospital may share an address. */
const personal: Limit = { name: 'personal-pages', count: 300, everyMs: 10_000 }
const query: Limit = { name: 'query-pages', count: 60, everyMs: 10_000 }
/** Next.js renders each request. The gallery frames many blocks. */
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
  '/api/citation/association': citation,
  '/api/citation/events': citation,
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

/** The limit of `/a` includes `/a/b`. */
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

export async function isWithinLimits(
  path: string,
  client: string,
  allow: SharedState['allow'],
): Promise<boolean> {
  const { name, slow, count, everyMs } = rateLimitOf(path)
  if (!(await allow(`${name} ${client}`, { count, everyMs }))) return false
  return slow === undefined || allow(`${name} slow ${client}`, slow)
}

/** Seconds. */
export const retryAfter = (path: string) => String(Math.ceil(rateLimitOf(path).everyMs / 1000))
