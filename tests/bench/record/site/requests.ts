import type { Recording } from '../recording.ts'
import { exchangeText } from './answer-text.ts'
import type { RecordedRequest } from './send.ts'

const requests: Readonly<Record<string, readonly (string | RecordedRequest)[]>> = {
  'not-found': [
    '/nothing',
    '/articles/nothing',
    '/articles/page/999',
    '/articles/topics/nothing',
    '/education/course/nothing',
    '/api',
    '/api/nothing',
    '/_next/static/nothing.js',
    '/islands/nothing.js',
    '/sitemaps/nothing.xml',
    '/index.php',
    { method: 'HEAD', path: '/nothing' },
    { method: 'POST', path: '/nothing' },
  ],
  redirects: [
    '/news',
    '/courses',
    '/education/course/physician-in-management',
    '/store/books',
    '/spring-meeting',
    '/about/press-room/webinars-open-to-all',
    '/articles/',
    '/articles//topics',
    '/articles/page/1',
    '/Articles',
    '/membership?utm_source=news',
    '/news?utm_source=news',
    '/auth/login?returnTo=%2Fmembership',
    '/auth/logout',
    '/auth/callback',
    '/auth/callback?code=1&state=2',
    '/preview',
    '/preview/association/master/home',
    '/shared/association/home',
    '/shared/association/home?key=unknown',
    '/api/preview/enter?secret=wrong',
  ],
  refusals: [
    '/%2e%2e/server.ts',
    '/a%2fb',
    '/a%00',
    '/a%',
    '//example.org',
    '/[[...path]]',
    '/_next/image?url=%2Fa.png&w=64&q=75',
    { path: '/', headers: { host: 'example.org' } },
    { path: '/', headers: { host: 'localhost' } },
    { method: 'POST', path: '/' },
    { method: 'TRACE', path: '/' },
    { method: 'PROPFIND', path: '/articles' },
    { method: 'OPTIONS', path: '/' },
  ],
  answers: [
    { method: 'HEAD', path: '/' },
    { path: '/', headers: { 'accept-encoding': 'gzip' } },
    { path: '/', headers: { 'accept-encoding': 'br' } },
    { path: '/', headers: { 'if-none-match': '*' } },
    { path: '/?q=1' },
    { path: '/healthz' },
    { path: '/readyz' },
    { path: '/icon.svg' },
    { path: '/favicon.ico' },
    { path: '/buildrss', headers: { 'accept-encoding': 'gzip' } },
  ],
  'pages-of-code': [
    '/cart',
    '/search',
    '/search?q=negotiation',
    '/search?q=negotiation&page=1',
    '/publications/books/search?q=finance',
    '/auth/problem',
    '/auth/problem?code=login_required',
    '/auth/sign-out',
    '/bookmarks',
    '/bookmarks?page=2',
    '/account',
    '/account/courses',
    '/account/certifications',
    '/account/registrations',
    ...[1, 2, 3, 7, 8].map((step) => `/fall-institute/registration/${step}`),
    '/fall-institute/registration/1?edition=unknown',
    '/fall-institute/registration/confirmation?id=unknown',
  ],
  gallery: [
    '/preview/gallery',
    '/preview/gallery/quoteBlock',
    '/preview/gallery/quoteBlock/alone?variant=fixture',
  ],
  'embedded-pages': ['/embed/consent', '/embed/tags', '/embed/form/4870123/unknown', '/embed/form/1/2'],
  api: [
    '/api/productSearch',
    '/api/bookSearch',
    '/api/webinars',
    '/api/viewer',
    '/api/viewer/session',
    '/api/search?q=negotiation',
    '/api/search?q=negotiation&page=1',
    '/api/search',
    '/api/autosuggest?q=negotiation',
    '/api/cart/lines',
    '/api/cart/lines?variants=unknown',
    '/api/editor/link?path=/',
    '/api/editor/entries?path=/',
    '/api/checkout/state?cart=1',
    '/api/checkout/state?cart=gid://shopify/Cart/unknown',
    '/api/schedule/fall-glance',
    '/api/registrations/export?edition=unknown',
    '/api/registration/calendar?id=unknown',
    '/api/editor/enter?token=1',
  ],
  feeds: ['articles', 'press-releases', 'webinars', 'jobs', 'unknown'].flatMap((source) =>
    ['rss', 'atom', 'json', 'xml'].map((format) => `/buildrss?source=${source}&format=${format}`),
  ),
  calendars: [
    ...['fall-glance', 'conference-glance', 'fall-vanguard-days'].flatMap((id) =>
      ['', '?day=1', '?download', '?session=unknown', '?sessions=', '?day=x'].map(
        (query) => `/api/calendar/events/${id}.ics${query}`,
      ),
    ),
    ...['fall-institute-2025', 'conference-2026', 'unknown'].map((key) => `/api/calendar/edition/${key}.ics`),
  ],
  'shared-pictures': ['/', '/articles', '/membership', '/conference', '/nothing'].map(
    (path) => `/og${path === '/' ? '/index' : path}.png`,
  ),
}

/** Covers paths outside the sitemaps: refused, redirected and missing paths, the API, feeds, calendars and pictures. */
export async function recordRequests({ send, add, normalize }: Recording): Promise<void> {
  for (const [name, all] of Object.entries(requests)) {
    const texts: string[] = []
    for (const each of all) {
      const sent = typeof each === 'string' ? { path: each } : each
      texts.push(exchangeText(sent, await send(sent), normalize))
    }
    add(`requests/${name}`, texts.join('\n'))
  }
}
