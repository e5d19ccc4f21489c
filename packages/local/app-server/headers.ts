import { policyText } from '../server/policy.ts'
import type { AppServerConfig } from './config.ts'

/**
 * What the app needs and no more. Forma 36 writes its styles at run time, so inline styles are allowed here, and only
 * here. Calls to Contentful go through the window that frames the app, not over the network.
 */
export function securityHeaders({ origins }: Pick<AppServerConfig, 'origins'>): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', origins.images],
    'font-src': ["'self'"],
    // The configuration screen asks whatever address an administrator types.
    'connect-src': ["'self'", origins.site, 'https:', 'http://localhost:*', 'http://127.0.0.1:*'],
    'frame-src': [origins.site],
    'frame-ancestors': [origins.frameAncestor],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  }
  return {
    'Content-Security-Policy': policyText(policy),
    // A window that opened the app, or that the app opened, gets no hold of it.
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  }
}
