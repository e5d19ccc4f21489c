import cluster, { type Worker } from 'node:cluster'
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { SiteConfig } from '@association/services/config'
import {
  type LocalState,
  localState,
  openSharedState,
  serveSharedState,
} from '@association/services/shared-state'
import { log } from '../../base/log.ts'

const root = resolve(import.meta.dirname, '../../..')

type StateConfig = Pick<SiteConfig, 'dataFolder' | 'redisUrl'>

const optionsOf = ({ dataFolder }: StateConfig) => ({ folder: resolve(root, dataFolder), log })

export function openState(config: SiteConfig, buildId: string) {
  const { redisUrl } = config
  const release = releaseOf(config, buildId)
  const isFirst = !cluster.isWorker || cluster.worker?.id === 1
  if (redisUrl !== undefined && isFirst)
    log.info(`This instance shares pages with all instances of the release ${release}.`)
  const primary = cluster.isWorker ? process : undefined
  return openSharedState({ ...optionsOf(config), redisUrl, release, primary, scope: scopeOf(config) })
}

/** A test site must not change the live one in the same Redis. */
const scopeOf = ({ contentful: { spaces, environment } }: SiteConfig) =>
  [spaces.association.id, spaces.events.id, environment].join('.')

/**
 * Separates responses by build and settings. Settings that no stored page or policy shows are removed; new ones count
 * until removed here.
 */
export function releaseOf(config: SiteConfig, buildId: string): string {
  const { listen, dataFolder, buildFolder, redisUrl, ...withoutPlace } = config
  const { workers, drainDelayMs, metricsPort, trustedProxies, pageFiles, ...withoutProcesses } = withoutPlace
  // Only routes use these; their responses are not stored.
  const { preview, webhookSecret, feedAuthority, formPortals, registration, ...withoutRoutes } =
    withoutProcesses
  const { identity, platformUrl, ...inPages } = withoutRoutes
  // Pages contain `ownHosts`: links to these hosts stay on the site.
  const { hosts, contentful, shop, ...shown } = inPages
  const spaces = Object.values(contentful.spaces).map(({ id }) => id)
  const store = { ...shop, token: undefined }
  const text = JSON.stringify({ ...shown, shop: store, contentful: { ...contentful, spaces } })
  return `${buildId}.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}`
}

/** Then one process renders a page for all. */
export const isShared = ({ redisUrl }: StateConfig) => redisUrl !== undefined || cluster.isWorker

export function shareState(config: StateConfig): (worker: Worker) => void {
  let state: LocalState | undefined
  return (worker) => {
    state ??= localState(optionsOf(config))
    serveSharedState(state, worker)
  }
}
