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
import { log } from '../runtime/log.ts'

const root = resolve(import.meta.dirname, '../..')

type Config = Pick<SiteConfig, 'dataFolder' | 'redisUrl'>

const optionsOf = ({ dataFolder }: Config) => ({ folder: resolve(root, dataFolder), log })

/** What this process shares with the others of the site, on this machine and on others. */
export const openState = (config: SiteConfig, buildId: string) =>
  openSharedState({
    ...optionsOf(config),
    redisUrl: config.redisUrl,
    release: releaseOf(config, buildId),
    primary: cluster.isWorker ? process : undefined,
  })

/** Keeps the responses of two builds, or of one build with two settings, apart while one replaces the other. */
export function releaseOf(config: SiteConfig, buildId: string): string {
  const {
    listen,
    dataFolder,
    buildFolder,
    redisUrl,
    workers,
    drainDelayMs,
    metricsPort,
    trustedProxies,
    ...shown
  } = config
  const settings = createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 8)
  return `${buildId}.${settings}`
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
