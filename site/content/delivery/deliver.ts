import { setTimeout as wait } from 'node:timers/promises'
import { type Delivered, isTooLarge, tagsOf } from '@association/services/contentful'
import { isOutage, UpstreamError } from '@association/services/upstream'
import { log } from '../../base/log.ts'
import { note } from '../../base/rendering.ts'
import { sharedState } from '../../base/shared-state.ts'
import { siteContent } from '../site-content.ts'
import { copies, published } from './content-source.ts'
import type { Copy } from './last-good.ts'

/** Milliseconds for all requests of a page. */
const budgetMs = 3500

type DeliveredParts = Pick<Delivered, 'parts'>
type DeliveryRequest<Some extends DeliveredParts> = {
  key: string
  tags: readonly string[]
  fetch(): Promise<Some | undefined>
  /** Stores absence too. Not for arbitrary paths, because any visitor may request these. */
  keepsNothing?: boolean
}
export type Delivery<Some extends DeliveredParts = Delivered> = {
  delivered: Some | undefined
  tags: string[]
  /** Unix milliseconds at which the content changes by itself; infinite if only a change of content ends it. */
  until: number
}

/** Copies expire once Contentful responds, except one read while the outage ended. */
export const lifetimeMs = { copy: 60_000, copyAfterwards: 1_000 }

/**
 * Falls back to the last good copy. `undefined` means a well-formed empty response; an outage without a copy throws
 * UpstreamError.
 */
export async function deliver<Some extends DeliveredParts>(
  wanted: DeliveryRequest<Some>,
): Promise<Delivery<Some>> {
  const isKnownOutage = siteContent().isOutage?.() ?? false
  const copy = isKnownOutage ? await copies.read<Some>(wanted.key) : undefined
  // `recovery.ts` detects the end of the outage, so visitors do not wait.
  if (copy) return standIn(wanted, copy)
  try {
    return await fetchAndKeep(wanted)
  } catch (error) {
    // Contentful holds nothing this large, so the response is not its content.
    if (isOutage(error) || isTooLarge(error)) siteContent().contentfulFailed?.(wanted.tags)
    const last = await copies.read<Some>(wanted.key)
    if (!last) {
      note({ isPassing: isOutage(error) })
      throw error
    }
    log.warn(`${wanted.key} uses its last good copy: ${error instanceof Error ? error.message : error}`)
    return standIn(wanted, last)
  }
}

async function fetchAndKeep<Some extends DeliveredParts>(
  wanted: DeliveryRequest<Some>,
): Promise<Delivery<Some>> {
  const since = sharedState().position?.()
  const delivered = await within(budgetMs, wanted.fetch())
  siteContent().contentfulAnswered?.()
  const tags = allTags(wanted.tags, delivered)
  // A slow response must not replace a newer copy or restore unpublished content.
  const isOld = since !== undefined && sharedState().hasExpired?.(tags, since)
  if (!isOld) await keep(wanted, delivered)
  return { delivered, tags, until: Number.POSITIVE_INFINITY }
}

function standIn<Some extends DeliveredParts>(
  { tags }: DeliveryRequest<Some>,
  copy: Copy<Some>,
): Delivery<Some> {
  const delivered = copy.delivered ?? undefined
  const affected = allTags(tags, delivered)
  const isStillAway = siteContent().isOutage?.() === true
  if (isStillAway) siteContent().contentfulFailed?.(affected)
  const lifetime = isStillAway ? lifetimeMs.copy : lifetimeMs.copyAfterwards
  return { delivered, tags: affected, until: Date.now() + lifetime }
}

async function keep<Some extends DeliveredParts>(
  { key, keepsNothing }: DeliveryRequest<Some>,
  delivered: Some | undefined,
) {
  const isGone = !delivered && !keepsNothing
  // Unpublished content must not return in an outage.
  const done = isGone ? copies.remove(key) : copies.save(key, { delivered: delivered ?? null })
  await done.catch((error) => log.warn(`There is no copy of ${key}: ${error}`))
}

const allTags = (tags: readonly string[], delivered: DeliveredParts | undefined) =>
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
