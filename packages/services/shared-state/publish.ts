import { setTimeout as wait } from 'node:timers/promises'
import { type ExpiryLog, unionOf } from './expiry-log.ts'
import type { Expired } from './shared-state.ts'

type Options = {
  expiries: ExpiryLog
  /** `applied`: this instance has applied it too. */
  send(expired: Expired): Promise<'applied' | 'added' | 'refused'>
  /** Between two entries of this instance. */
  pauseMs?: number
  /** Between two attempts. */
  retryMs?: number
  /** More tags expire everything. */
  mostTags?: number
}

/** If the log refuses, applies the expiry here, keeps it and retries. */
export function publisher({ expiries, send, pauseMs = 50, retryMs = 250, mostTags = 2_000 }: Options) {
  let unsent: Expired = []
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const restored = Promise.withResolvers<void>()

  const bounded = (expired: Expired): Expired => (expired.length > mostTags ? 'everything' : expired)

  const publish = inBatches<string>(async (tags) => {
    const expired = [...new Set(tags)]
    unsent = bounded(unionOf([unsent, expired]))
    if (unsent.length === 0) return
    const result = await send(unsent)
    if (result === 'refused') retryLater()
    else {
      unsent = []
      restored.resolve()
    }
    if (result !== 'applied' && expired.length > 0) expiries.applyHere(bounded(expired))
  }, pauseMs)

  function retryLater() {
    if (isClosed) return
    timer ??= setTimeout(() => {
      timer = undefined
      void publish([])
    }, retryMs).unref()
  }

  return {
    publish: async (tags: readonly string[]) => (tags.length === 0 ? undefined : publish(tags)),
    /** Sends an earlier process's expiries. Resolves once the log has them. */
    async restore(expired: Expired) {
      if (expired.length === 0) return
      unsent = bounded(unionOf([unsent, expired]))
      retryLater()
      await restored.promise
    },
    unsent: () => unsent,
    async sendUnsent() {
      if (unsent.length > 0) await publish([])
    },
    async close() {
      isClosed = true
      if (unsent.length > 0) await publish([])
      clearTimeout(timer)
    },
  }
}

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
