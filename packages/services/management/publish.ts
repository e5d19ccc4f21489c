import { bulk, bundlesOf, type Publishable } from './bundles.ts'
import type { SpaceClient } from './client.ts'
import { inLinkOrder } from './link-order.ts'
import { keyOf } from './links.ts'
import { oneByOne, type RefusedItem } from './publish-one.ts'

export type Publisher = {
  /** Starts an action once a bundle is full. Throws an earlier action's failure. */
  add(item: Publishable): void
  /** Publishes the rest; resolves when all are published. Throws ManagementError for the first refused item. */
  finish(): Promise<void>
  /** Like `finish`, but resolves to all refused items. */
  finishMost(): Promise<RefusedItem[]>
}

type Running = { keys: ReadonlySet<string>; end: Promise<void>; isOver: boolean }

/**
 * Add link targets first (`inLinkOrder`): Contentful publishes an entry only after its targets. Two requests publish
 * 200 entries in a few seconds, while others are saved. Items that an action refuses follow one by one at the end,
 * after their targets. @param done receives the number of newly published items
 */
export function publisher(client: SpaceClient, { done }: { done(count: number): void }): Publisher {
  const bundles = bundlesOf(client)
  const waiting: Publishable[] = []
  const aside: Publishable[] = []
  const all: Running[] = []
  let failure: unknown

  const attempt = async (items: readonly Publishable[]): Promise<void> => {
    const outcome = await bundles.publish(items)
    if (outcome.isPublished) return done(items.length)
    const rest = items.filter((item) => !outcome.refused.has(keyOf(item)))
    const isWorthwhile = rest.length < items.length && rest.length >= bulk.atLeast
    aside.push(...(isWorthwhile ? items.filter((item) => !rest.includes(item)) : items))
    if (isWorthwhile) await attempt(rest)
  }
  const start = (items: readonly Publishable[]) => {
    const blockers = blockersOf(items, all)
    if (blockers.some(({ isOver }) => !isOver)) bundles.hurry()
    const bundle: Running = {
      keys: new Set(items.map(keyOf)),
      isOver: false,
      end: Promise.all(blockers.map(({ end }) => end)).then(() => attempt(items)),
    }
    all.push(bundle)
    bundle.end
      .catch((reason) => {
        failure ??= reason
      })
      .finally(() => {
        bundle.isOver = true
      })
  }
  const ended = () => Promise.all(all.map(({ end }) => end))
  const finishMost = async () => {
    bundles.hurry()
    if (waiting.length >= bulk.atLeast) start(waiting.splice(0))
    await ended()
    for (const items of again(aside.splice(0), waiting)) start(items)
    await ended()
    return oneByOne(client, [...waiting, ...aside], done)
  }
  return {
    add(item) {
      if (failure) throw failure
      waiting.push(item)
      if (waiting.length === bulk.atMost) start(waiting.splice(0))
    },
    finishMost,
    async finish() {
      const [first] = await finishMost()
      if (first) throw first.error
    },
  }
}

export async function publishAll(
  client: SpaceClient,
  items: readonly Publishable[],
  done: (count: number) => void,
): Promise<void> {
  const publishing = publisher(client, { done })
  for (const item of inLinkOrder(items).flat()) publishing.add(item)
  await publishing.finish()
}

/** Returns the bundles with link targets, and the one that must end to free an action. */
function blockersOf(items: readonly Publishable[], all: readonly Running[]): Running[] {
  const targets = new Set(items.flatMap(({ links = [] }) => links.map(keyOf)))
  const slot = all.at(-bulk.active)
  return all.filter((bundle) => bundle === slot || [...bundle.keys].some((key) => targets.has(key)))
}

/** Never splits a cycle of links; `rest` takes groups that are too small for an action. */
function again(refused: readonly Publishable[], rest: Publishable[]): Publishable[][] {
  const bundles: Publishable[][] = []
  for (const circle of inLinkOrder(refused)) {
    const last = bundles.at(-1)
    if (last && last.length + circle.length <= bulk.atMost) last.push(...circle)
    else if (circle.length <= bulk.atMost) bundles.push([...circle])
    else rest.push(...circle)
  }
  rest.push(...bundles.filter(({ length }) => length < bulk.atLeast).flat())
  return bundles.filter(({ length }) => length >= bulk.atLeast)
}
