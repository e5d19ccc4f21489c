import { policyText } from '../../server/policy.ts'
import type { ServerConfig } from './config.ts'

/** The page runs only its own scripts, and frames only the site and the app. */
export function securityHeaders({ origins }: Pick<ServerConfig, 'origins'>): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...origins.images],
    'connect-src': ["'self'", ...origins.calls],
    'frame-src': origins.frames,
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  }
  return {
    'Content-Security-Policy': policyText(policy),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }
}

/**
 * The configuration contains a token: a foreign host name that resolves to this machine (DNS rebinding) must not read
 * it.
 */
export const isLocalHost = (host: string | undefined) =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host ?? '')
