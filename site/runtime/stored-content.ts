import type { SiteConfig } from '@association/services/config'
import { contentfulSource } from '@association/services/contentful'
import { catchUp } from './catch-up.ts'
import { expiryJournal } from './expiry.ts'
import { memory } from './front/memory.ts'
import { log } from './log.ts'
import { recovery } from './recovery.ts'
import { offer } from './site-process.ts'

const memoryBytes = 96 * 1024 * 1024
/**
 * Contentful's CDN may give the old content for up to a minute after it was published, so a change is made fresh once
 * more, in milliseconds from its webhook. The local service has no CDN.
 */
const laterMs = [5_000, 65_000]
/** Milliseconds that the start waits for Contentful to say whether anything changed. */
const patienceMs = 1500

export type StoredContent = Awaited<ReturnType<typeof storedContent>>

/**
 * Everything that is kept of the content in this process, and the one place where it is made fresh again: expired in
 * the store of Next.js, dropped from memory, and remembered for the next start.
 */
export async function storedContent({ contentful, dataFolder }: SiteConfig) {
  const source = contentfulSource(contentful)
  const journal = expiryJournal(dataFolder)
  const answers = memory(memoryBytes)
  const forget = (tags: readonly string[]) => {
    answers.forget(tags)
    void journal.save()
  }
  const expire = (tags: readonly string[]) => {
    journal.expire(tags)
    forget(tags)
  }
  const changed = (tags: readonly string[]) => {
    forget(tags)
    for (const ms of contentful.insecure ? [] : laterMs) setTimeout(expire, ms, tags).unref()
  }
  const upToDate = () => catchUp({ source, folder: dataFolder, expire })
  const outage = recovery({
    probe: upToDate,
    recovered: (tags) => {
      log.info(`Contentful answers again, so ${tags.length} tags expire.`)
      expire(tags)
    },
  })
  offer({
    changed,
    isOutage: outage.isOutage,
    contentfulAnswered: outage.answered,
    contentfulFailed: outage.failed,
  })

  await journal.restore()
  const isKnown = await Promise.race([
    upToDate().then(
      () => true,
      () => false,
    ),
    pause(patienceMs).then(() => false),
  ])
  // Who is silent at the start is away until it answers: no visitor finds out by waiting.
  if (!isKnown) outage.failed([])
  return {
    answers,
    isOutage: outage.isOutage,
    async close() {
      outage.stop()
      await journal.save()
    },
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref())
