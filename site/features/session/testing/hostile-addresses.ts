import fc from 'fast-check'

const hosts = [
  'evil.test',
  'evil.test:443',
  'evil%E3%80%82test',
  'ｅｖｉｌ.test',
  'xn--evl-hoa.test',
  '⑯⑨.test',
  '[::1]',
  '3627734734',
  '0x7f.1',
]
const schemes = [
  '',
  'http:',
  'https:',
  'hTTps:',
  'javascript:',
  'data:',
  'ftp:',
  'blob:https:',
  'x:',
  '\tjava\nscript:',
]
const slashes = [
  '/',
  '//',
  '///',
  '\\',
  '\\\\',
  '/\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/\r\n/',
  '%2f',
  '%2f%2f',
  '%5c',
  '／',
  '⁄⁄',
  '/%09/',
  '/%0d/',
  '/\u0000/',
]
const dots = [
  '',
  '.',
  '..',
  '%2e',
  '%2e%2e',
  '.%2e',
  './',
  '/./',
  '/.//',
  '/..//',
  '/%2e%2e//',
  '/x/..//',
  ';',
  '/;/',
  '/〱',
]
const credentials = [
  '',
  'site.test@',
  'https://site.test@',
  'site.test%40',
  'a:b@',
  'site.test\\@',
  '@',
  '%00@',
]
const ends = [
  '',
  '/',
  '?site.test',
  '#site.test',
  '/%2f..',
  '/..%2f',
  '?x=//evil.test',
  '\r\nLocation: https://evil.test',
  '%0d%0aLocation:%20https://evil.test',
  '.site.test',
  '/auth/logout',
]

const pieces = fc.tuple(
  ...[schemes, dots, slashes, dots, slashes, credentials, hosts, ends].map((one) => fc.constantFrom(...one)),
)

export const hostileAddresses = fc.oneof(
  { weight: 6, arbitrary: pieces.map((parts) => parts.join('')) },
  { weight: 2, arbitrary: pieces.map((parts) => `https://site.test${parts.slice(1).join('')}`) },
  { weight: 1, arbitrary: pieces.map((parts) => encodeURIComponent(parts.join(''))) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.constantFrom(...slashes, ...dots, ...hosts, ...credentials), { maxLength: 12 })
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)
