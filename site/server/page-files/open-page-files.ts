import cluster, { type Worker } from 'node:cluster'
import { resolve } from 'node:path'
import type { SiteConfig } from '@association/services/config'
import { log } from '../../base/log.ts'
import { pagePolicy, securityHeaders } from '../../base/security/policy.ts'
import { onStop } from '../operations/stop-signals.ts'
import { headersOfPages } from '../stored/finish.ts'
import { nginxPages } from './nginx-pages.ts'
import { pageFiles } from './page-files.ts'
import { pageFolder } from './page-folder.ts'

const repository = resolve(import.meta.dirname, '../../..')

type Config = Pick<SiteConfig, 'pageFiles' | 'cdnTags' | 'siteUrl' | 'contentful' | 'embeds'>

/** A page with the tags of a CDN has headers of its own, and nginx sends the same with each page. */
function placeOf(config: Config) {
  const { pageFiles: folder, cdnTags } = config
  if (folder === undefined || cdnTags !== 'off') return undefined
  const headers = headersOfPages(securityHeaders(config.siteUrl), pagePolicy(config))
  return { root: resolve(repository, folder), headers }
}

function folderOf(config: Config) {
  const place = placeOf(config)
  return place && pageFolder({ ...place, starter: cluster.isWorker ? process.ppid : process.pid })
}

/** Undefined without the setting, or if the disk refuses files. */
export function openPageFiles(config: Config) {
  const isFirst = !cluster.isWorker || cluster.worker?.id === 1
  if (isFirst && config.pageFiles !== undefined && config.cdnTags !== 'off')
    log.warn('PAGE_FILES is ignored, because CDN_TAGS is on: nginx could not send the tags of a page.')
  const folder = folderOf(config)
  if (!folder) return undefined
  if (!cluster.isWorker && !isDone(folder.clear)) return undefined
  return { ...pageFiles(folder.files), show: () => isDone(folder.show) }
}

/** When a worker crashes, the primary deletes all files: no other process knows when the pages of the worker expire. */
export function watchPageFiles(config: Config): (worker: Worker) => void {
  const folder = folderOf(config)
  if (!folder) return () => {}
  let isNew = true
  let isStopping = false
  onStop({ first: () => (isStopping = true), again() {} })
  return (worker) => {
    if (isNew) isDone(folder.clear)
    isNew = false
    // While no process of the site runs, nginx sends the files that are there.
    worker.once('exit', () => isStopping || isDone(folder.clear))
  }
}

function isDone(work: () => void): boolean {
  try {
    work()
    return true
  } catch (error) {
    log.error(`PAGE_FILES: nginx may show old pages until its include is removed: ${error}.`)
    return false
  }
}

/** Undefined without the setting. */
export function printedNginxPages(config: Config & Pick<SiteConfig, 'hosts'>): string | undefined {
  const place = placeOf(config)
  return place && nginxPages({ ...place, hosts: config.hosts })
}
