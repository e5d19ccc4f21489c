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

type Config = Pick<SiteConfig, 'dataFolder' | 'redisUrl'>

const optionsOf = ({ dataFolder }: Config) => ({ folder: resolve(root, dataFolder), log })

/** What this process shares with the others of the site, on this machine and on others. */
export function openState(config: SiteConfig, buildId: string) {
  const { redisUrl } = config
  const release = releaseOf(config, buildId)
  const isFirst = !cluster.isWorker || cluster.worker?.id === 1
  if (redisUrl !== undefined && isFirst)
    log.info(`This instance shares pages with all instances of the release ${release}.`)
  const primary = cluster.isWorker ? process : undefined
  return openSharedState({ ...optionsOf(config), redisUrl, release, primary, scope: scopeOf(config) })
}

/** Keeps sites with other content apart in one Redis: a site for tests changes nothing of the live one. */
const scopeOf = ({ contentful: { spaces, environment } }: SiteConfig) =>
  [spaces.association.id, spaces.events.id, environment].join('.')

/**
 * Keeps the responses of two builds, or of one build with two settings, apart while one replaces the other. What no
 * stored page and no policy shows is left out, so that instances may differ in it. A new setting counts until it is
 * left out here.
 */
export function releaseOf(config: SiteConfig, buildId: string): string {
  const { listen, dataFolder, buildFolder, redisUrl, ...withoutPlace } = config
  const { workers, drainDelayMs, metricsPort, trustedProxies, ...withoutProcesses } = withoutPlace
  // Only routes use these, and no answer of a route is stored.
  const { preview, webhookSecret, feedAuthority, formPortals, registration, ...withoutRoutes } =
    withoutProcesses
  const { identity, platformUrl, ...inPages } = withoutRoutes
  // Pages show them as `ownHosts`: a link to such a host stays on the site.
  const { hosts, contentful, shop, ...shown } = inPages
  const spaces = Object.values(contentful.spaces).map(({ id }) => id)
  const store = { ...shop, token: undefined }
  const text = JSON.stringify({ ...shown, shop: store, contentful: { ...contentful, spaces } })
  return `${buildId}.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}`
}

/** Whether other processes use the same state, so that a page is rendered once for all of them. */
export const isShared = ({ redisUrl }: Config) => redisUrl !== undefined || cluster.isWorker

/** Lets the workers of a primary process share what that process holds. */
export function shareState(config: Config): (worker: Worker) => void {
  let state: LocalState | undefined
  return (worker) => {
    state ??= localState(optionsOf(config))
    serveSharedState(state, worker)
  }
}
