import { siteConfig } from '@association/services/config'
import fileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { framesIn } from '../security/frames.ts'
import { mediaOrigins } from '../security/media-origins.ts'
import { contentSecurityPolicy } from '../security/policy.ts'
import { expireWhenDue } from './expiry.ts'
import { inlineScripts } from './inline-scripts.ts'
import { learnIntegrity } from './integrity.ts'
import { startLate } from './late-start.ts'
import { log } from './log.ts'
import { siteProcess } from './site-process.ts'
import { dueTimes, missingTag, tagsHeader } from './stored-headers.ts'
import { writeWhole } from './write-whole.ts'

type FileSystemCacheClass = typeof fileSystemCacheModule
// A CommonJS module of Next.js: Node gives the module, the bundle that Next.js makes for the proxy gives the class.
const inner = (fileSystemCacheModule as unknown as { default?: FileSystemCacheClass }).default
const FileSystemCache = inner ?? fileSystemCacheModule

type Context = ConstructorParameters<FileSystemCacheClass>[0]
type Get = Parameters<InstanceType<FileSystemCacheClass>['get']>
type Set = Parameters<InstanceType<FileSystemCacheClass>['set']>
type Value = Set[1]

const { contentful, embeds } = siteConfig()
const media = mediaOrigins(contentful)

/**
 * Where Next.js keeps rendered pages. Beyond its own store on disk, each page gets the policy that lets exactly its
 * own scripts run, a late start of those scripts, and the names of what it depends on; files are written whole or
 * not at all.
 */
export default class StoredPages extends FileSystemCache {
  constructor(context: Context) {
    // Its own atomic write never replaces a file that exists.
    super({ ...context, fs: { ...context.fs, writeFile: writeWhole } })
    // The proxy has a cache of its own, which stores no page and knows no folder.
    if (context.serverDistDir) learnIntegrity(context.serverDistDir)
  }

  override async get(...args: Get) {
    const stored = await super.get(...args)
    if (!stored) return stored
    prepare(stored.value, args[0])
    // Stored by the build or before a restart: nobody has told Next.js when it is due.
    const isDue = dueTimes(tagsOf(stored.value)).some(
      (at) => at <= Date.now() && at > (stored.lastModified ?? 0),
    )
    return isDue ? null : stored
  }

  override async set(...[key, value, context]: Set) {
    prepare(value, key)
    // Anybody can ask for any number of paths where nothing is; they are kept in memory only, within its limit.
    if (isMissing(value)) return
    return super.set(key, value, context)
  }

  override async revalidateTag(tags: string | string[], durations?: { expire?: number }) {
    await super.revalidateTag(tags, durations)
    siteProcess().changed?.(typeof tags === 'string' ? [tags] : tags)
  }
}

const isMissing = (value: Value) =>
  value?.kind === 'APP_PAGE' && String(value.headers?.[tagsHeader]).split(',').includes(missingTag)

const tagsOf = (value: Value) =>
  value?.kind === 'APP_PAGE' ? String(value.headers?.['x-next-cache-tags'] ?? '').split(',') : []

/** Pages are prepared when they are stored, and those of the build when they are first read. */
function prepare(value: Value, key: string) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return
  // The policy of previews and the gallery carries a nonce of each request; two policies would intersect.
  if (key.includes('/preview/[space]/') || key.includes('/preview/gallery')) return
  expireWhenDue(tagsOf(value))
  const headers = value.headers ?? {}
  if (headers['content-security-policy']) return
  const { hashes, refused } = inlineScripts(value.html)
  for (const script of refused) log.warn(`A script of ${key} was refused: ${script.slice(0, 120)}`)
  headers['content-security-policy'] = contentSecurityPolicy({
    scriptHashes: hashes,
    media,
    frames: framesIn(value.html, embeds),
  })
  headers[tagsHeader] = String(headers['x-next-cache-tags'] ?? '')
  value.headers = headers
  value.html = startLate(value.html)
}
