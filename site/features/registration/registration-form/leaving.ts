export type LeavingWay =
  | 'nowhere'
  | 'inside'
  /** The log-in returns to the step. */
  | 'log-in'
  /** The visitor is asked first (SH-066, SH-067). */
  | 'outside'

const insidePath = /^\/fall-institute\/registration\/[^/]+$/

export function wayOf(link: { href: string; target: string }, here: string): LeavingWay {
  const [to, from] = [new URL(link.href), new URL(here)]
  const isOtherTab = link.target !== '' && link.target !== '_self'
  const isPage = to.protocol === 'http:' || to.protocol === 'https:'
  if (isOtherTab || !isPage || isSamePage(to, from)) return 'nowhere'
  if (to.origin !== from.origin) return 'outside'
  if (to.pathname === '/auth/login') return 'log-in'
  return insidePath.test(to.pathname) ? 'inside' : 'outside'
}

const isSamePage = (to: URL, from: URL) =>
  to.hash !== '' && to.origin === from.origin && to.pathname === from.pathname && to.search === from.search
