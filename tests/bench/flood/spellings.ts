const long = 'l'.repeat(1500)

/** Spellings of missing paths; each number gives another path. */
export const spellings = {
  plain: (n) => `/zz-${n}`,
  'below a page': (n) => `/membership/zz-${n}`,
  'percent-encoded': (n) => `/%7a%7a-${n}`,
  'encoded slash': (n) => `/zz%2F${n}`,
  'invalid encoding': (n) => `/zz-${n}%ff%zz`,
  'upper case': (n) => `/ZZ-${n}`,
  'trailing slash': (n) => `/zz-${n}/`,
  'double slash': (n) => `//zz//${n}`,
  dots: (n) => `/a/./../zz-${n}/..`,
  gallery: (n) => `/x-${n}/preview/gallery`,
  preview: (n) => `/preview/zz-${n}`,
  'framework file': (n) => `/_next/static/chunks/${n}.js`,
  'framework data': (n) => `/_next/data/${n}/index.json`,
  island: (n) => `/islands/${n}.js`,
  API: (n) => `/api/zz-${n}`,
  feed: (n) => `/buildrss/${n}`,
  long: (n) => `/${n}-${long}`,
  deep: (n) => `/${Array.from({ length: 60 }, (_, depth) => `${depth}-${n}`).join('/')}`,
  Unicode: (n) => encodeURI(`/größe-${n}-日本語-\u202e`),
  semicolon: (n) => `/membership;v=${n}`,
} satisfies Record<string, (n: number) => string>

export type FloodRequest = { kind: string; path: string; headers?: Record<string, string> }

const kinds = Object.entries(spellings)

export function* unknownPaths(count: number): Generator<FloodRequest> {
  for (let n = 0; n < count; n += 1) {
    const [kind, spell] = kinds[n % kinds.length] ?? ['plain', spellings.plain]
    yield { kind, path: spell(n) }
  }
}

export function* queries(count: number, known: readonly string[]): Generator<FloodRequest> {
  for (let n = 0; n < count; n += 1)
    yield { kind: 'query', path: `${known[n % known.length]}?email=visitor-${n}@example.com&reset=${n}` }
}

const oddHeaders: ((n: number) => Record<string, string>)[] = [
  (n) => ({ cookie: `editor_hint=1; session=${n}` }),
  (n) => ({ cookie: `__prerender_bypass=${n}; __next_preview_data=${n}` }),
  (n) => ({ cookie: `filler=${String(n).padEnd(6000, 'c')}` }),
  (n) => ({ rsc: '1', 'next-router-state-tree': `%5B${n}%5D`, 'next-url': `/${n}` }),
  (n) => ({ rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': `/_tree${n}` }),
  (n) => ({ 'next-action': `${n}`.padStart(40, 'a') }),
  (n) => ({ 'content-security-policy': `script-src 'nonce-${n}'` }),
  (n) => ({ 'x-forwarded-host': `${n}.example.com`, 'x-forwarded-proto': 'https' }),
  (n) => ({ 'x-forwarded-for': `203.0.113.${n % 256}`, forwarded: `for=_${n}` }),
  (n) => ({ 'x-middleware-subrequest': `${n}`, 'x-nextjs-data': '1', 'x-matched-path': `/${n}` }),
  (n) => ({ 'accept-encoding': `br;q=0.${n % 1000}, x-${n}` }),
  (n) => ({ 'accept-language': `xx-${n}`, accept: `text/x-${n}` }),
  (n) => ({ 'if-none-match': `"${n}"`, 'if-modified-since': 'never' }),
  (n) => ({ range: `bytes=${n}-` }),
]

export function* oddRequests(count: number, known: readonly string[]): Generator<FloodRequest> {
  for (let n = 0; n < count; n += 1)
    yield {
      kind: 'odd headers',
      path: known[n % known.length] ?? '/',
      headers: oddHeaders[n % oddHeaders.length]?.(n),
    }
}
