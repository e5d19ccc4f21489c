import type { SiteConfig } from '@association/services/config'
import { contentfulSource, fetchScan, isDeliveryResting } from '@association/services/contentful'
import type { SharedState } from '@association/services/shared-state'
import { isOutage, UpstreamError } from '@association/services/upstream'
import { log } from '../../base/log.ts'
import { contentMemory } from '../delivery/remember.ts'
import { contentIndex } from '../index/content-index.ts'
import { effectsOfAll, effectsOn } from '../places/effects.ts'
import { places } from '../places/resolve.ts'
import { catchUp, noteState } from './catch-up.ts'
import { indexCopy } from './index-copy.ts'
import { recovery } from './recovery.ts'

/** Contentful's CDN may be old for up to a minute after a webhook. The local service has no CDN. */
const laterMs = [5_000, 65_000]
/** Milliseconds after the last expiry before the state is stored. */
const quietMs = 3000
/** The start waits this long. */
const patienceMs = 1500

export type ContentChanges = Awaited<ReturnType<typeof contentChanges>>

export async function contentChanges({ contentful }: SiteConfig, state: SharedState) {
  const source = contentfulSource(contentful)
  const kept = { source, copies: state.copies }
  let noting: NodeJS.Timeout | undefined
  const changed = async (tags: readonly string[]) => {
    // Repeats expire these too, because other instances may have read old content.
    const all = new Set(tags)
    const expire = async () => {
      for (const tag of await effectsOn(index, tags)) all.add(tag)
      await state.expire([...all])
    }
    for (const ms of contentful.insecure ? [] : laterMs) setTimeout(expire, ms).unref()
    await expire()
    clearTimeout(noting)
    noting = setTimeout(note, quietMs + (contentful.insecure ? 0 : Math.max(...laterMs))).unref()
  }
  // If this instance ends earlier or others miss the change, the next start expires the space.
  const note = () => {
    if (state.status().isReachable) noteState(kept).catch(() => {})
  }
  const load = () => void index.ready().catch(() => {})
  const upToDate = () => catchUp({ ...kept, expire: state.expire })
  const outage = recovery({
    probe: upToDate,
    position: state.position,
    recovered(affected) {
      // Another instance may have expired them.
      const tags = [...affected].filter(([tag, since]) => !state.hasExpired([tag], since)).map(([tag]) => tag)
      log.info(`Contentful responds again, so ${tags.length} tags expire.`)
      void state.expire(tags)
      // Without content, no visitors come to trigger the load.
      load()
    },
  })
  const index = contentIndex({
    spaceOf: source.spaceOf,
    isAway: outage.isOutage,
    failed: outage.failed,
    copy: indexCopy(state.copies),
    found: (changes) => {
      const tags = changes.flatMap(({ before, after }) => (after ?? before)?.tags.slice(0, 1) ?? [])
      index
        .ready()
        .then((contents) => state.expire([...tags, ...effectsOfAll(changes, contents, Date.now())]))
        .catch(() => {})
    },
    warn: log.warn,
    async scan(space, wanted) {
      if (outage.isOutage()) throw new UpstreamError('Contentful', 'resting', { message: 'is out of reach' })
      try {
        return await fetchScan(source, space, wanted)
      } catch (error) {
        if (isOutage(error)) outage.failed([])
        throw error
      }
    },
  })
  const unsubscribe = state.subscribe((tags) => {
    contentMemory().forget(tags)
    index.changed(tags)
  })

  const isKnown = await Promise.race([
    upToDate().then(
      () => true,
      () => false,
    ),
    pause(patienceMs).then(() => false),
  ])
  // A silent Contentful counts as down, so no visitor waits for it.
  if (!isKnown) outage.failed([])
  load()
  return {
    places: places(index, { isAway: outage.isOutage }),
    index,
    changed,
    isOutage: outage.isOutage,
    contentfulAnswered: outage.answered,
    contentfulFailed: outage.failed,
    hasContent: () => !index.isEmpty(),
    isBreakerOpen: () => isDeliveryResting(contentful),
    close() {
      unsubscribe()
      outage.stop()
    },
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref())
