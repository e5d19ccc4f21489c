import type { Space } from '@association/content'
import {
  type Content,
  checkContent,
  type Finding,
  fileOf,
  type KnownSite,
  targetOf,
} from '@association/content/rules'
import type { AssetProps, EntryProps } from 'contentful-management'

/** `content` holds the whole space once it is read. */
export type Progress = {
  done: number
  total: number
  findings: readonly Finding[]
  content?: Content | undefined
}

type EntriesPage<T> = { items: T[]; total: number }
type Batch = { skip: number; limit: number }

export type Listing = {
  entries(batch: Batch): Promise<EntriesPage<EntryProps>>
  assets(batch: Batch): Promise<EntriesPage<AssetProps>>
}

type Options = {
  space: Space
  locale: string
  listing: Listing
  /** Undefined if the pages of a space cannot be read. */
  site?: Promise<KnownSite | undefined>
  signal: AbortSignal
  onProgress(progress: Progress): void
}

const batchSize = 200

/** Skips archived entries. Rejects if Contentful fails. */
export async function scanSpace({
  space,
  locale,
  listing,
  site,
  signal,
  onProgress,
}: Options): Promise<void> {
  const counts = { done: 0, total: 0 }
  const read = async <T>(request: (batch: Batch) => Promise<EntriesPage<T>>) => {
    const items: T[] = []
    for (let total = 1; items.length < total && !signal.aborted; ) {
      const page = await request({ skip: items.length, limit: batchSize })
      if (items.length === 0) counts.total += page.total
      if (page.items.length === 0) break
      total = page.total
      items.push(...page.items)
      counts.done += page.items.length
      onProgress({ ...counts, findings: [] })
    }
    return items
  }
  const [entries, assets] = [await read(listing.entries), await read(listing.assets)]
  if (signal.aborted) return
  const content = {
    entries: byId(entries.map((entry) => targetOf(entry, { space, locale }))),
    files: byId(assets.map((asset) => fileOf(asset, locale))),
  }
  const pause = async () => {
    signal.throwIfAborted()
    await breath()
  }
  const findings = await checkContent(content, { context: { site: await site }, pause })
  onProgress({ done: counts.total, total: counts.total, findings, content })
}

const byId = <T extends { id: string }>(items: readonly T[]) => new Map(items.map((item) => [item.id, item]))

/** Lets the page handle clicks between two batches. */
const breath = () => new Promise((resolve) => setTimeout(resolve))
