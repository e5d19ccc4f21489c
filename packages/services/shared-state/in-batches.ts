import { setTimeout as wait } from 'node:timers/promises'

/**
 * Processes one batch at a time. Items that arrive during a run, or the pause after it, form the next. The work must
 * not reject. Resolves when these items are done.
 */
export function inBatches<Item>(work: (items: Item[]) => Promise<void>, pauseMs = 0) {
  let ready: Promise<unknown> = Promise.resolve()
  let next: { items: Item[]; done: Promise<void> } | undefined

  function openBatch() {
    const items: Item[] = []
    const done = ready.then(() => {
      next = undefined
      return work(items)
    })
    ready = pauseMs === 0 ? done : done.then(() => wait(pauseMs))
    return { items, done }
  }

  return (items: readonly Item[]): Promise<void> => {
    next ??= openBatch()
    next.items.push(...items)
    return next.done
  }
}
