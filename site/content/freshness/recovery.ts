import type { Position } from '@association/services/shared-state'

type Options = {
  /** Rejects while Contentful does not answer. */
  probe(): Promise<unknown>
  /** Where the log of changes stands. */
  position(): Position
  /** Called when Contentful responds again, with the tags of what was made without it, and the position at that time. */
  recovered(affected: ReadonlyMap<string, Position>): void
  everyMs?: number
}

/** Watches an outage from the first failure until Contentful answers, whether or not visitors come meanwhile. */
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

  function watch() {
    timer = setTimeout(() => probe().then(end, watch), everyMs)
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
