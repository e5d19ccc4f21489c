import type { Reader } from './settings.ts'

/** How the site's processes run, stop, are watched and are reached. */
export type ProcessesConfig = {
  /** Processes that serve pages; `auto` is one for each core. */
  workers: number | 'auto'
  /** How long a stopping server still answers after `/readyz` has said 503, so that load balancers look elsewhere. */
  drainDelayMs: number
  /** The port of the metrics; undefined if they are off. */
  metricsPort: number | undefined
  /** Proxies in front of the site whose `X-Forwarded-For` is believed. */
  trustedProxies: number
  /** The header in which a page tells a CDN the tags of its content. */
  cdnTags: 'off' | 'cache-tag' | 'surrogate-key'
}

const most = { workers: 256, drainDelaySeconds: 300, proxies: 16 }

export function readProcesses(
  read: Pick<Reader, 'choice' | 'optional' | 'port' | 'wholeNumber'>,
): ProcessesConfig {
  return {
    workers:
      read.optional('WORKERS') === 'auto'
        ? 'auto'
        : read.wholeNumber('WORKERS', { usual: 1, from: 1, to: most.workers, or: 'auto' }),
    drainDelayMs: 1000 * read.wholeNumber('DRAIN_DELAY', { usual: 0, to: most.drainDelaySeconds }),
    metricsPort: read.port('METRICS_PORT'),
    trustedProxies: read.wholeNumber('TRUSTED_PROXIES', { usual: 0, to: most.proxies }),
    cdnTags: read.choice('CDN_TAGS', ['off', 'cache-tag', 'surrogate-key']),
  }
}
