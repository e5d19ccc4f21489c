import cluster, { type Worker } from 'node:cluster'
import type { SiteConfig } from '@association/services/config'
import { log } from '../../base/log.ts'
import { pagePolicy, securityHeaders } from '../../base/security/policy.ts'
import { onStop } from '../operations/stop-signals.ts'
import { headersOfPages } from '../stored/finish.ts'
import { nginxPages } from './nginx-pages.ts'
import { pageFiles } from './page-files.ts'
import { hideFiles, pageFolder } from './page-folder.ts'
import { untilDone } from './until-done.ts'

type Config = Pick<SiteConfig, 'pageFiles' | 'cdnTags' | 'hosts' | 'siteUrl' | 'contentful' | 'embeds'>

function placeOf({ pageFiles: folder, hosts, ...config }: Config) {
  if (folder === undefined) return undefined
  const headers = headersOfPages(securityHeaders(config.siteUrl), pagePolicy(config))
  return { root: folder, settings: nginxPages({ hosts, headers }) }
}

function folderOf(config: Config) {
  const place = placeOf(config)
  if (!place) return undefined
  const { root, settings } = place
  const starterPid = cluster.isWorker ? process.ppid : process.pid
  const { files, clear, show } = pageFolder({ root, shown: settings.folder, starterPid })
  const hide = () => hideFiles(root)
  // Workers that are ready do not show the folder again.
  const clearAndShow = () => {
    clear()
    show()
  }
  return {
    files,
    hide: () => untilDone(hide, { instead: hide }),
    clear: () => untilDone(clear, { instead: hide, again: clearAndShow }),
    show: () => untilDone(show, { instead: hide }),
  }
}

/** Undefined without the setting. */
export function openPageFiles(config: Config) {
  const folder = folderOf(config)
  if (!folder) return undefined
  if (config.cdnTags !== 'off') {
    const isFirst = !cluster.isWorker || cluster.worker?.id === 1
    if (isFirst)
      log.warn('PAGE_FILES is ignored, because CDN_TAGS is on: nginx could not send the tags of a page.')
    folder.hide()
    return undefined
  }
  if (!cluster.isWorker) folder.clear()
  return { ...pageFiles(folder.files), show: folder.show }
}

/** When a worker crashes, the primary deletes all files: no other process knows when the pages of the worker expire. */
export function watchPageFiles(config: Config): (worker: Worker) => void {
  const folder = config.cdnTags === 'off' ? folderOf(config) : undefined
  if (!folder) return () => {}
  let isNew = true
  let isStopping = false
  onStop({ first: () => (isStopping = true), again() {} })
  return (worker) => {
    if (isNew) folder.clear()
    isNew = false
    // While no process of the site runs, nginx sends the files that are there.
    worker.once('exit', () => isStopping || folder.clear())
  }
}

/** Undefined without the setting, and with CDN_TAGS. */
export function printedNginxPages(config: Config): string | undefined {
  const place = config.cdnTags === 'off' ? placeOf(config) : undefined
  return place?.settings.at(place.root)
}
