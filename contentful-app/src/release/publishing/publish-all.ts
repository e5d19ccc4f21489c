import { meaningOf, reasons } from '../../contentful/failure-reason.ts'
import type { Item } from '../items/item.ts'
import { holdersOf } from '../items/order.ts'

export type Refusal = { item: Item; reason: string }
export type Outcome = {
  live: readonly Item[]
  refused: readonly Refusal[]
  /** True if Contentful stopped responding. The rest was not tried. */
  isStopped: boolean
}

/** Publishes each item in exactly the version that was shown, or refuses it. */
export type Publisher = {
  one(item: Item): Promise<unknown>
  together(items: readonly Item[]): Promise<unknown>
  /** Returns the keys that are live in the shown version, also if the response was lost. */
  live(items: readonly Item[]): Promise<ReadonlySet<string>>
}

type Options = {
  items: ReadonlyMap<string, Item>
  publisher: Publisher
  /** `soFar` is the outcome if the release ended now, because the dialog can be closed at any time. */
  onProgress(done: number, soFar: Outcome): void
}
type Run = Omit<Options, 'onProgress'> & { onProgress(done: number): void }

export const innerRefused = 'it contains something that was not published'
export const notTried = 'it was not tried'

/** A bulk action accepts up to 200 items. Below five, single requests are as fast. */
const together = { least: 5, most: 200 } as const

/**
 * Publishes items in the given order. After a refusal it skips all items that show the refused one, because visitors
 * would see them incomplete. Stops if Contentful does not respond.
 */
export async function publishAll(order: readonly Item[], options: Options): Promise<Outcome> {
  const state: State = { live: [], refused: [], isStopped: false, isBulkPossible: true }
  const run: Run = {
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
  order: readonly Item[],
  { live, refused }: Pick<Outcome, 'live' | 'refused'>,
): Outcome {
  const left = order.slice(live.length + refused.length)
  const isStopped = left.length > 0
  return {
    live: [...live],
    refused: [...refused, ...left.map((item) => ({ item, reason: notTried }))],
    isStopped,
  }
}

type State = { live: Item[]; refused: Refusal[]; isStopped: boolean; isBulkPossible: boolean }

/** Batches only neighbors of one space, so that the order holds across spaces. */
function batchesOf(order: readonly Item[]): Item[][] {
  const batches: Item[][] = []
  for (const item of order) {
    const last = batches.at(-1)
    if (last?.[0]?.space === item.space && last.length < together.most) last.push(item)
    else batches.push([item])
  }
  return batches
}

async function tryTogether(
  batch: readonly Item[],
  state: State,
  { items, publisher, onProgress }: Run,
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
  batch: readonly Item[],
  state: State,
  { items, publisher, onProgress, isUnsure }: Run & { isUnsure: boolean },
) {
  const published = isUnsure ? await publisher.live(batch).catch(() => noKeys) : noKeys
  for (const item of batch) {
    const reason = published.has(item.key) ? undefined : await refusalOf(item, state, { items, publisher })
    if (reason === undefined) state.live.push(item)
    else state.refused.push({ item, reason })
    onProgress(state.live.length + state.refused.length)
  }
}

async function refusalOf(item: Item, state: State, { items, publisher }: Omit<Options, 'onProgress'>) {
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

const unready = ({ refused }: State, items: Options['items']) =>
  refused.length === 0 ? noKeys : holdersOf(items, new Set(refused.map(({ item }) => item.key)))

const noKeys: ReadonlySet<string> = new Set()
