/** What one page may load and who may frame it, beyond the site itself. Every host is an origin. */
export type Allowance = {
  /** `'sha256-…'` of the inline scripts that the framework wrote into the page. */
  scriptHashes?: readonly string[]
  /** For pages rendered anew on each request, which cannot be hashed beforehand. */
  nonce?: string
  /** Where pictures, sounds and videos come from. */
  media?: readonly string[]
  connect?: readonly string[]
  /** Hosts of the embeds on this page. */
  frames?: readonly string[]
  /** Who may frame the page: nobody, except the preview's editors. */
  frameAncestors?: readonly string[]
}

/**
 * The one Content-Security-Policy of the site. It must be the only one on an answer: two policies intersect, and the
 * page breaks.
 */
export function contentSecurityPolicy(allow: Allowance = {}): string {
  const { scriptHashes = [], nonce, media = [], connect = [], frames = [], frameAncestors = [] } = allow
  const scripts = [...scriptHashes.map((hash) => `'${hash}'`), ...(nonce ? [`'nonce-${nonce}'`] : [])]
  return directives({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'"],
    // Editors' colours and sizes arrive as `style` attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...media],
    'media-src': ["'self'", 'https:', ...media],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': frameAncestors.length > 0 ? frameAncestors : ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['nextjs', 'default'],
  })
}

const directives = (all: Record<string, readonly string[]>) =>
  Object.entries(all)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

/** Headers of every answer. HSTS only over https: a browser would remember it for the local services too. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    }),
  }
}

const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
]
