import type { SettingsReader } from './settings.ts'

export type ProcessesConfig = {
  /** `auto`: one for each core. */
  workers: number | 'auto'
  /** A stopping server still serves this long after `/readyz` becomes 503, so that load balancers notice. */
  drainDelayMs: number
  metricsPort: number | undefined
  /** Proxies in front of the site whose `X-Forwarded-For` is trusted. */
  trustedProxies: number
  /** Response header that tells a CDN the content tags. */
  cdnTags: 'off' | 'cache-tag' | 'surrogate-key'
  /** Folder of the stored pages for nginx. */
  pageFiles: string | undefined
}

const most = { workers: 256, drainDelaySeconds: 300, proxies: 16 }

export function readProcesses(
  read: Pick<SettingsReader, 'choice' | 'folder' | 'optional' | 'port' | 'wholeNumber'>,
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
    pageFiles: read.folder('PAGE_FILES'),
  }
}
