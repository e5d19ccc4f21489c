import type { SiteConfig } from '@association/services/config'
import { embeddable } from './frames.ts'
import { mediaOrigins } from './media-origins.ts'

/** Hosts are origins. */
export type Allowance = {
  /** Previews run the framework, whose inline scripts carry the nonce. */
  nonce?: string
  media?: readonly string[]
  connect?: readonly string[]
  frames?: readonly string[]
  /** Empty, except for the editors of a preview. */
  frameAncestors?: readonly string[]
}

/** A response must have one policy: two intersect and break the page. */
export function contentSecurityPolicy(allow: Allowance = {}): string {
  const { nonce, media = [], connect = [], frames = [], frameAncestors = [] } = allow
  return directives({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : [])],
    'style-src': ["'self'"],
    // Editors' colors and sizes are `style` attributes.
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
    // Next.js creates script elements from strings; islands create nothing from strings.
    'trusted-types': nonce ? ['nextjs', 'default'] : ["'none'"],
  })
}

/** Stored pages share one policy: responses stay small, and any page may hold any embed. */
export const pagePolicy = ({ contentful, embeds }: Pick<SiteConfig, 'contentful' | 'embeds'>) =>
  contentSecurityPolicy({ media: mediaOrigins(contentful), frames: embeddable(embeds) })

const directives = (all: Record<string, readonly string[]>) =>
  Object.entries(all)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

/**
 * Names are lower case, so that a response can replace one. HSTS is https only: browsers would also apply it to local
 * services.
 */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
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
