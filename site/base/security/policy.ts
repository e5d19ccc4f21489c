import type { SiteConfig } from '@association/services/config'
import { embeddable } from './frames.ts'
import { mediaOrigins } from './media-origins.ts'

/** What a page may load and who may frame it, beyond the site itself. Every host is an origin. */
export type Allowance = {
  /** For previews, which run the framework: its inline scripts carry it. */
  nonce?: string
  /** Where pictures, sounds and videos come from. */
  media?: readonly string[]
  connect?: readonly string[]
  /** Hosts of embeds. */
  frames?: readonly string[]
  /** Who may frame the page: nobody, except the preview's editors. */
  frameAncestors?: readonly string[]
}

/**
 * The one Content-Security-Policy of the site. It must be the only one on an answer: two policies intersect, and the
 * page breaks.
 */
export function contentSecurityPolicy(allow: Allowance = {}): string {
  const { nonce, media = [], connect = [], frames = [], frameAncestors = [] } = allow
  return directives({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : [])],
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
    // Next.js makes script elements from strings; our own islands make nothing from strings.
    'trusted-types': nonce ? ['nextjs', 'default'] : ["'none'"],
  })
}

/** The policy of every stored page: the same for all, so that an answer is small and any page may embed what the site embeds. */
export const pagePolicy = ({ contentful, embeds }: Pick<SiteConfig, 'contentful' | 'embeds'>) =>
  contentSecurityPolicy({ media: mediaOrigins(contentful), frames: embeddable(embeds) })

const directives = (all: Record<string, readonly string[]>) =>
  Object.entries(all)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

/** Headers of every answer, in lower case so that an answer can replace one by its name. HSTS only over https: a browser would remember it for the local services too. */
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
