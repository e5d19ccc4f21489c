import type { Position } from '@association/services/shared-state'
import { withoutBudget } from '@association/services/upstream'

type Options = {
  /** Rejects during the outage. */
  probe(): Promise<unknown>
  position(): Position
  /** Receives the tags of content made without Contentful, and its log position. */
  recovered(affected: ReadonlyMap<string, Position>): void
  everyMs?: number
}

/** Polls until Contentful responds, independent of visitors. */
export function recovery({ probe, position, recovered, everyMs = 1000 }: Options) {
  let affected = new Map<string, Position>()
  let timer: NodeJS.Timeout | undefined

  function end() {
    clearTimeout(timer)
    timer = undefined
    const ended = affected
    affected = new Map()
    recovered(ended)
  }

  // A page starts this, and its time is over when Contentful is back: with its budget, each probe would fail at once.
  function watch() {
    timer = withoutBudget(() => setTimeout(() => probe().then(end, watch), everyMs))
    timer.unref()
  }

  return {
    isOutage: () => timer !== undefined,
    failed(tags: readonly string[]) {
      for (const tag of tags) affected.set(tag, position())
      if (timer === undefined) watch()
    },
    answered() {
      if (timer !== undefined) end()
    },
    stop: () => clearTimeout(timer),
  }
}
