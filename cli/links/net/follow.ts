import type { Verdict } from '../finding.ts'
import { hasFragment } from '../page/fragment.ts'
import type { Failure, Hop } from './hop.ts'
import { limits } from './options.ts'
import { verdictOfForm } from './schemes.ts'

type Visit = (url: URL, wantsPage: boolean) => Promise<Hop>

/** Goes where an address leads, by hand: every step is checked like the first. */
export async function follow(start: URL, visit: Visit): Promise<Verdict> {
  const seen = new Set<string>()
  let way: Way = { url: start, fragment: fragmentOf(start), wantedCookie: false }
  while (seen.size <= limits.redirects) {
    const { url, fragment, wantedCookie } = way
    if (seen.has(withoutFragment(url))) return wantedCookie ? cookieWall : loop(url)
    seen.add(withoutFragment(url))
    const hop = await visit(url, fragment !== '')
    if (hop.kind === 'answer') return conclude(hop, { url, fragment, hasMoved: seen.size > 1 })
    const next = turn(hop, way)
    if ('state' in next) return next
    way = next
  }
  return {
    state: 'broken',
    reason: 'tooManyRedirects',
    detail: `It redirects more than ${limits.redirects} times.`,
  }
}

type Way = { url: URL; fragment: string; wantedCookie: boolean }

/** Where a redirect leads; a fragment stays unless the target has its own. */
function turn({ to, status, setsCookie }: Extract<Hop, { kind: 'redirect' }>, way: Way): Way | Verdict {
  if (!to) return nowhere(status)
  const form = verdictOfForm(to)
  if (form) return form.state === 'ok' ? { ...form, redirectedTo: to.href } : badTarget(form, to)
  return { url: to, fragment: fragmentOf(to) || way.fragment, wantedCookie: way.wantedCookie || setsCookie }
}

type End = { url: URL; fragment: string; hasMoved: boolean }

function conclude(hop: Extract<Hop, { kind: 'answer' }>, { url, fragment, hasMoved }: End): Verdict {
  const { verdict, page } = hop
  if (verdict.state !== 'ok') return hasMoved ? badTarget(verdict, url) : verdict
  const good: Verdict = hasMoved ? { ...verdict, redirectedTo: url.href } : verdict
  if (!page || hasFragment(fragment, page.anchors)) return good
  if (page.isCut)
    return { state: 'unverified', reason: 'skipped', detail: 'The page is too large to be read whole.' }
  return {
    state: 'broken',
    reason: 'missingFragment',
    status: verdict.status,
    detail: `Nothing on ${hasMoved ? url.href.replace(/#.*/, '') : 'the page'} is called “${fragment}”.`,
  }
}

function badTarget(verdict: Failure, url: URL): Failure {
  if (verdict.state === 'unverified') return { ...verdict, detail: `It redirects to ${url.href}.` }
  const why = verdict.status
    ? `which answers ${verdict.status}`
    : `which cannot be reached (${verdict.reason})`
  return {
    state: 'broken',
    reason: 'redirectToBroken',
    status: verdict.status,
    detail: `It redirects to ${url.href}, ${why}.`,
  }
}

const loop = (url: URL): Verdict => ({
  state: 'broken',
  reason: 'redirectLoop',
  detail: `It redirects in a circle over ${url.href}.`,
})

/** Browsers come through such circles, because they send the cookie back. */
const cookieWall: Verdict = { state: 'unverified', reason: 'forbidden', detail: 'It wants a cookie.' }

const nowhere = (status: number): Verdict => ({
  state: 'broken',
  reason: 'redirectToBroken',
  status,
  detail: 'It redirects without saying where.',
})

const fragmentOf = (url: URL) => url.hash.slice(1)
const withoutFragment = (url: URL) => (url.hash === '' ? url.href : url.href.slice(0, -url.hash.length))
