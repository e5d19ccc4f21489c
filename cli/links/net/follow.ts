import type { Verdict } from '../finding.ts'
import { hasFragment } from '../page/fragment.ts'
import { limits } from './options.ts'
import type { FailedHop, Hop } from './request/hop.ts'
import { verdictOfForm } from './schemes.ts'

/** `isAfresh`: a redirect set a cookie, which may change the response. */
type Visit = (url: URL, wantsPage: boolean, isAfresh?: boolean) => Promise<Hop>
type AnsweredPage = Extract<Hop, { kind: 'answer' }>['page']

export type End = {
  verdict: Verdict
  page?: AnsweredPage
  /** The last redirect's fragment replaces the link's. */
  fragment?: string
}

/** Checks every redirect like the first address. `wantsPage`: read the page for a fragment. */
export async function follow(start: URL, wantsPage: boolean, visit: Visit): Promise<End> {
  const end = await walk({ start, wantsPage, isAfresh: false }, visit)
  // A cookie can end a redirect loop, so it is sent back where cookies are kept.
  return end.verdict === cookieWall ? walk({ start, wantsPage, isAfresh: true }, visit) : end
}

type Walk = { start: URL; wantsPage: boolean; isAfresh: boolean }

async function walk({ start, wantsPage, isAfresh }: Walk, visit: Visit): Promise<End> {
  const seen = new Set<string>()
  let way: Redirection = { url: start, fragment: undefined, wantedCookie: false }
  while (seen.size <= limits.redirects) {
    const { url, fragment, wantedCookie } = way
    if (seen.has(addressOf(url)))
      return { verdict: wantedCookie ? cookieWall : loop([...seen], addressOf(url)) }
    seen.add(addressOf(url))
    const hop = await visit(url, wantsPage || fragment !== undefined, isAfresh)
    if (hop.kind === 'answer') return arrive(hop, way, seen.size > 1)
    const next = turn(hop, way)
    if ('verdict' in next) return next
    way = next
  }
  return { verdict: tooMany }
}

/** `written` is without its `#`. */
export function judge({ verdict, page, fragment: last }: End, written: string): Verdict {
  const fragment = last ?? written
  if (verdict.state !== 'ok' || !page || hasFragment(fragment, page.anchors)) return verdict
  if (page.isCut)
    return { state: 'unverified', reason: 'skipped', detail: 'The page is too large to be read whole.' }
  const where = verdict.redirectedTo?.replace(/#.*/, '') ?? 'the page'
  return {
    state: 'broken',
    reason: 'missingFragment',
    status: verdict.status,
    detail: `Nothing on ${where} is called “${fragment}”.`,
  }
}

export const addressOf = ({ href, hash }: URL) =>
  hash === '' ? href.replace(/#$/, '') : href.slice(0, -hash.length)

type Redirection = { url: URL; fragment: string | undefined; wantedCookie: boolean }

/** A fragment stays unless the target has one. */
function turn(
  { to, status, setsCookie }: Extract<Hop, { kind: 'redirect' }>,
  way: Redirection,
): Redirection | End {
  if (!to) return { verdict: nowhere(status) }
  const form = verdictOfForm(to)
  if (form) return { verdict: form.state === 'ok' ? { ...form, redirectedTo: to.href } : badTarget(form, to) }
  const fragment = to.hash === '' ? way.fragment : to.hash.slice(1)
  return { url: to, fragment, wantedCookie: way.wantedCookie || setsCookie }
}

function arrive(
  hop: Extract<Hop, { kind: 'answer' }>,
  { url, fragment }: Redirection,
  hasMoved: boolean,
): End {
  const { verdict, page } = hop
  if (!hasMoved) return { verdict, page }
  if (verdict.state !== 'ok') return { verdict: badTarget(verdict, url) }
  return { verdict: { ...verdict, redirectedTo: url.href }, page, fragment }
}

function badTarget(verdict: FailedHop, url: URL): FailedHop {
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

function loop(way: readonly string[], again: string): Verdict {
  const circle = way.slice(way.indexOf(again))
  const shown =
    circle.length > mostShown ? [...circle.slice(0, mostShown), `${circle.length - mostShown} more`] : circle
  return {
    state: 'broken',
    reason: 'redirectLoop',
    detail: `It redirects in a circle: ${[...shown, again].join(' → ')}.`,
  }
}

const mostShown = 4

/** Browsers escape such loops, because they send the cookie back. */
const cookieWall: Verdict = { state: 'unverified', reason: 'forbidden', detail: 'It wants a cookie.' }

const tooMany: Verdict = {
  state: 'broken',
  reason: 'tooManyRedirects',
  detail: `It redirects more than ${limits.redirects} times.`,
}

const nowhere = (status: number): Verdict => ({
  state: 'broken',
  reason: 'redirectToBroken',
  status,
  detail: 'It redirects without saying where.',
})
