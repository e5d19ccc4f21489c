import { policyText } from '../server/policy.ts'
import type { AppServerConfig } from './config.ts'

/**
 * Forma 36 writes styles at run time: only the app allows inline styles. Its calls to Contentful go through the framing
 * window.
 */
export function securityHeaders({ origins }: Pick<AppServerConfig, 'origins'>): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', origins.images],
    'font-src': ["'self'"],
    // An administrator can type any URL in the configuration screen.
    'connect-src': ["'self'", origins.site, 'https:', 'http://localhost:*', 'http://127.0.0.1:*'],
    'frame-src': [origins.site],
    'frame-ancestors': [origins.frameAncestor],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  }
  return {
    'Content-Security-Policy': policyText(policy),
    // No opener or opened window can access the app.
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  }
}
