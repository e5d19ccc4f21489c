import type { BrokenReason, UnverifiedReason } from '../../../../cli/links/finding.ts'

/** Origins without a final slash. */
export type Hosts = {
  own: string
  other: string
  refused: string
  good: string
  selfSigned: string
  expired: string
  elsewhere: string
}

export type Expected =
  | 'ok'
  | { state: 'broken'; reason: BrokenReason }
  | { state: 'unverified'; reason: UnverifiedReason }

export type LinkKind = {
  name: string
  count: number
  href(n: number, hosts: Hosts): string
  expected: Expected
  element?: Element
}

export type Element = 'a' | 'img' | 'style' | 'style attribute' | 'structured data' | 'drawing'

const broken = (reason: BrokenReason): Expected => ({ state: 'broken', reason })
const unverified = (reason: UnverifiedReason): Expected => ({ state: 'unverified', reason })
const own = (path: string) => (n: number) => `/${path}/${n}`
const other = (path: string) => (n: number, hosts: Hosts) => `${hosts.other}/${path}/${n}`

/** 300 faults of every kind. */
export const faults: readonly LinkKind[] = [
  { name: 'own page: 404', count: 20, href: own('missing'), expected: broken('notFound') },
  { name: 'own page: 410', count: 10, href: own('gone'), expected: broken('notFound') },
  { name: 'own page: 500', count: 10, href: own('trouble'), expected: broken('serverError') },
  {
    name: 'picture of ours: 404',
    count: 15,
    href: own('missing/p'),
    element: 'img',
    expected: broken('notFound'),
  },
  {
    name: 'font of a stylesheet: 404',
    count: 5,
    href: own('missing/s'),
    element: 'style',
    expected: broken('notFound'),
  },
  {
    name: 'background of a style attribute: 404',
    count: 5,
    href: own('missing/b'),
    element: 'style attribute',
    expected: broken('notFound'),
  },
  {
    name: 'address in structured data: 410',
    count: 5,
    href: other('gone/d'),
    element: 'structured data',
    expected: broken('notFound'),
  },
  {
    name: 'picture in a drawing: 404',
    count: 5,
    href: own('missing/v'),
    element: 'drawing',
    expected: broken('notFound'),
  },
  {
    name: 'anchor on the own site is missing',
    count: 10,
    href: (n) => `/page/${n}#part-x${n}`,
    expected: broken('missingFragment'),
  },
  {
    name: 'encoded anchor is missing',
    count: 10,
    href: (n) => `/page/${n}#s%20y`,
    expected: broken('missingFragment'),
  },
  { name: 'circle of ours', count: 15, href: own('circle'), expected: broken('redirectLoop') },
  {
    name: 'redirect of ours to 404',
    count: 15,
    href: own('to-missing'),
    expected: broken('redirectToBroken'),
  },
  {
    name: 'redirect to a missing anchor',
    count: 5,
    href: (n) => `/moved/${n}#nowhere`,
    expected: broken('missingFragment'),
  },
  {
    name: 'more redirects than are followed',
    count: 5,
    href: own('hops-25'),
    expected: broken('tooManyRedirects'),
  },
  { name: 'elsewhere: 404', count: 25, href: other('missing'), expected: broken('notFound') },
  { name: 'elsewhere: 410', count: 10, href: other('gone'), expected: broken('notFound') },
  { name: 'elsewhere: 400', count: 5, href: other('wrong'), expected: broken('clientError') },
  { name: 'elsewhere: 500', count: 10, href: other('trouble'), expected: broken('serverError') },
  { name: 'connection is reset', count: 20, href: other('reset'), expected: broken('connectionLost') },
  {
    name: 'connection is refused',
    count: 10,
    href: (n, { refused }) => `${refused}/${n}`,
    expected: broken('refused'),
  },
  {
    name: 'certificate is self-signed',
    count: 5,
    href: (n, { selfSigned }) => `${selfSigned}/fine/${n}`,
    expected: broken('badCertificate'),
  },
  {
    name: 'certificate has expired',
    count: 5,
    href: (n, { expired }) => `${expired}/fine/${n}`,
    expected: broken('badCertificate'),
  },
  {
    name: 'certificate of another host',
    count: 5,
    href: (n, { elsewhere }) => `${elsewhere}/fine/${n}`,
    expected: broken('badCertificate'),
  },
  {
    name: 'anchor elsewhere is missing',
    count: 15,
    href: (n, { other }) => `${other}/fine/${n}#part-x`,
    expected: broken('missingFragment'),
  },
  { name: 'circle elsewhere', count: 5, href: other('circle'), expected: broken('redirectLoop') },
  {
    name: 'redirect elsewhere to 404',
    count: 5,
    href: other('to-missing'),
    expected: broken('redirectToBroken'),
  },
  {
    name: 'redirect to a refused port',
    count: 5,
    href: other('to-refused'),
    expected: broken('redirectToBroken'),
  },
  {
    name: 'no such host',
    count: 10,
    href: (n) => `http://unknown-${n}.invalid/`,
    expected: broken('unknownHost'),
  },
  { name: 'no mail address', count: 10, href: (n) => `mailto:nobody-${n}`, expected: broken('malformed') },
  { name: 'no telephone number', count: 10, href: (n) => `tel:call-${n}`, expected: broken('malformed') },
  {
    name: 'script for an address',
    count: 10,
    href: (n) => `javascript:void(${n})`,
    expected: broken('malformed'),
  },
]

/** They look like faults but are valid. */
export const traps: readonly LinkKind[] = [
  { name: 'HEAD is not allowed', count: 20, href: other('no-head'), expected: 'ok' },
  { name: 'HEAD says 404, GET does not', count: 20, href: other('lying-head'), expected: 'ok' },
  { name: '429 once', count: 20, href: other('busy-once'), expected: 'ok' },
  { name: 'chain of three redirects', count: 10, href: own('hops-3'), expected: 'ok' },
  { name: 'redirect that keeps the fragment', count: 5, href: (n) => `/moved/${n}#part-1`, expected: 'ok' },
  { name: 'encoded anchor', count: 10, href: (n) => `/page/${n}#s%20x`, expected: 'ok' },
  { name: 'anchor in another script', count: 10, href: (n) => `/page/${n}#gr%C3%B6%C3%9Fe`, expected: 'ok' },
  { name: 'name of an anchor', count: 10, href: (n) => `/page/${n}#old-name`, expected: 'ok' },
  { name: 'top of a page', count: 5, href: (n) => `/page/${n}#TOP`, expected: 'ok' },
  { name: 'text fragment', count: 5, href: (n) => `/page/${n}#:~:text=Section`, expected: 'ok' },
  { name: 'entity in an address', count: 5, href: (n) => `/query/${n}?a=1&b=2`, expected: 'ok' },
  {
    name: 'anchor elsewhere',
    count: 10,
    href: (n, { other }) => `${other}/fine/e${n}#part-1`,
    expected: 'ok',
  },
  {
    name: 'mail address',
    count: 5,
    href: (n) => `mailto:person-${n}@example.org?subject=Hi`,
    expected: 'ok',
  },
  { name: 'picture of a stylesheet', count: 5, href: own('picture/s'), element: 'style', expected: 'ok' },
  { name: 'telephone number', count: 5, href: (n) => `tel:+1-202-555-01${10 + n}`, expected: 'ok' },
]

/** Unverifiable; never broken. */
export const walls: readonly LinkKind[] = [
  { name: '403 for programs', count: 10, href: other('forbidden'), expected: unverified('forbidden') },
  { name: '401', count: 5, href: other('signed-in'), expected: unverified('forbidden') },
  { name: '429 without end', count: 5, href: other('busy'), expected: unverified('rateLimited') },
  { name: 'no answer in time', count: 5, href: other('hang'), expected: unverified('timeout') },
]
