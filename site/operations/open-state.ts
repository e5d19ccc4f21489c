import cluster, { type Worker } from 'node:cluster'
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

type Config = Pick<SiteConfig, 'dataFolder'>

const optionsOf = ({ dataFolder }: Config) => ({ folder: resolve(root, dataFolder), log })

/** What this process shares with the others of the site, on this machine and on others. */
export const openState = (config: Config) =>
  openSharedState({ ...optionsOf(config), primary: cluster.isWorker ? process : undefined })

/** Lets the workers of a primary process share what that process holds. */
export function shareState(config: Config): (worker: Worker) => void {
  let state: LocalState | undefined
  return (worker) => {
    state ??= localState(optionsOf(config))
    serveSharedState(state, worker)
  }
}
