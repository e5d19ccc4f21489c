import { meaningOf, reasons } from '../../contentful/failure-reason.ts'
import type { ReleaseItem } from '../items/item.ts'
import { holdersOf } from '../items/order.ts'

export type RefusedItem = { item: ReleaseItem; reason: string }
export type PublishOutcome = {
  live: readonly ReleaseItem[]
  refused: readonly RefusedItem[]
  /** True if Contentful stopped responding. The rest was not tried. */
  isStopped: boolean
}

/** Publishes exactly the shown versions. */
export type Publisher = {
  one(item: ReleaseItem): Promise<unknown>
  /** Publishes all of the items or none. */
  together(items: readonly ReleaseItem[]): Promise<unknown>
  /** Returns the keys that are live in the shown version, also if the response was lost. */
  live(items: readonly ReleaseItem[]): Promise<ReadonlySet<string>>
}

type Options = {
  items: ReadonlyMap<string, ReleaseItem>
  publisher: Publisher
  /** The dialog can be closed at any time: `soFar` is the outcome until now. */
  onProgress(done: number, soFar: PublishOutcome): void
}
type PublishRun = Omit<Options, 'onProgress'> & { onProgress(done: number): void }

export const innerRefused = 'it contains something that was not published'
export const notTried = 'it was not tried'

/** A bulk action accepts up to 200 items. Below five, single requests are as fast. */
const together = { least: 5, most: 200 } as const

/** After a refusal it skips the holders of the refused item. Stops if Contentful does not respond. */
export async function publishAll(order: readonly ReleaseItem[], options: Options): Promise<PublishOutcome> {
  const state: PublishState = { live: [], refused: [], isStopped: false, isBulkPossible: true }
  const run: PublishRun = {
    ...options,
    onProgress: (done) => options.onProgress(done, outcomeAt(order, state)),
  }
  for (const batch of batchesOf(order)) {
    const tried = await tryTogether(batch, state, run)
    if (tried !== 'done') await oneByOne(batch, state, { ...run, isUnsure: tried === 'failed' })
  }
  const { live, refused, isStopped } = state
  return { live, refused, isStopped }
}

export function outcomeAt(
  order: readonly ReleaseItem[],
  { live, refused }: Pick<PublishOutcome, 'live' | 'refused'>,
): PublishOutcome {
  const left = order.slice(live.length + refused.length)
  const isStopped = left.length > 0
  return {
    live: [...live],
    refused: [...refused, ...left.map((item) => ({ item, reason: notTried }))],
    isStopped,
  }
}

type PublishState = {
  live: ReleaseItem[]
  refused: RefusedItem[]
  isStopped: boolean
  isBulkPossible: boolean
}

/** Batches only neighbors of one space, so that the order holds across spaces. */
function batchesOf(order: readonly ReleaseItem[]): ReleaseItem[][] {
  const batches: ReleaseItem[][] = []
  for (const item of order) {
    const last = batches.at(-1)
    if (last?.[0]?.space === item.space && last.length < together.most) last.push(item)
    else batches.push([item])
  }
  return batches
}

async function tryTogether(
  batch: readonly ReleaseItem[],
  state: PublishState,
  { items, publisher, onProgress }: PublishRun,
): Promise<'done' | 'failed' | 'skipped'> {
  const isFree = batch.every(({ key }) => !unready(state, items).has(key))
  if (!state.isBulkPossible || state.isStopped || batch.length < together.least || !isFree) return 'skipped'
  const meaning = await publisher.together(batch).then(() => undefined, meaningOf)
  if (meaning === undefined) {
    state.live.push(...batch)
    onProgress(state.live.length + state.refused.length)
    return 'done'
  }
  // The plan or the role has no bulk actions.
  if (meaning === 'forbidden' || meaning === 'missing') state.isBulkPossible = false
  return 'failed'
}

/** `isUnsure` is true after a failed bulk action, whose response may be lost. */
async function oneByOne(
  batch: readonly ReleaseItem[],
  state: PublishState,
  { items, publisher, onProgress, isUnsure }: PublishRun & { isUnsure: boolean },
) {
  const published = isUnsure ? await publisher.live(batch).catch(() => noKeys) : noKeys
  for (const item of batch) {
    const reason = published.has(item.key) ? undefined : await refusalOf(item, state, { items, publisher })
    if (reason === undefined) state.live.push(item)
    else state.refused.push({ item, reason })
    onProgress(state.live.length + state.refused.length)
  }
}

async function refusalOf(
  item: ReleaseItem,
  state: PublishState,
  { items, publisher }: Omit<Options, 'onProgress'>,
) {
  if (state.isStopped) return notTried
  if (unready(state, items).has(item.key)) return innerRefused
  const meaning = await publisher.one(item).then(() => undefined, meaningOf)
  if (meaning === undefined) return undefined
  const isLive = await publisher.live([item]).then(
    (keys) => keys.has(item.key),
    () => false,
  )
  if (isLive) return undefined
  state.isStopped = meaning === 'silent' || meaning === 'busy'
  return reasons[meaning]
}

const unready = ({ refused }: PublishState, items: Options['items']) =>
  refused.length === 0 ? noKeys : holdersOf(items, new Set(refused.map(({ item }) => item.key)))

const noKeys: ReadonlySet<string> = new Set()
