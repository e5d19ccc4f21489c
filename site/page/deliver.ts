import { setTimeout as wait } from 'node:timers/promises'
import { type Delivered, tagsOf } from '@association/services/contentful'
import { isOutage, UpstreamError } from '@association/services/upstream'
import { log } from '../runtime/log.ts'
import { siteProcess } from '../runtime/site-process.ts'
import { copies, published } from './content-source.ts'

/** Milliseconds for all requests of one page together. */
const budgetMs = 3000

type Wanted = {
  /** Under which the copy is kept. */
  key: string
  tags: readonly string[]
  fetch(): Promise<Delivered | undefined>
}
export type Delivery = { delivered: Delivered | undefined; tags: string[]; isCopy: boolean }

/**
 * Content from Contentful, or the last good copy of it while Contentful fails. A copy is expired as soon as Contentful
 * answers again. Only a well-formed empty answer is `undefined`; without a copy, an outage throws UpstreamError.
 */
export async function deliver({ key, tags, fetch }: Wanted): Promise<Delivery> {
  try {
    const delivered = await within(budgetMs, fetch())
    siteProcess().contentfulAnswered?.()
    if (delivered) await copies.save(key, delivered).catch((error) => log.warn(`No copy of ${key}: ${error}`))
    return { delivered, tags: allTags(tags, delivered), isCopy: false }
  } catch (error) {
    const copy = await copies.read(key)
    const affected = allTags(tags, copy)
    if (isOutage(error)) siteProcess().contentfulFailed?.(affected)
    if (!copy) throw error
    log.warn(`${key} stands on its last good copy: ${error instanceof Error ? error.message : error}`)
    return { delivered: copy, tags: affected, isCopy: true }
  }
}

const allTags = (tags: readonly string[], delivered: Delivered | undefined) =>
  delivered ? [...tags, ...tagsOf(delivered, published.spaceOf)] : [...tags]

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const timer = new AbortController()
  const late = wait(limitMs, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new UpstreamError('Contentful', 'timeout', { message: `took more than ${limitMs} ms for one page` })
  })
  try {
    return await Promise.race([work, late])
  } finally {
    timer.abort()
    late.catch(() => {})
  }
}
