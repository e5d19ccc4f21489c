type Options = {
  /** Rejects while Contentful does not answer. */
  probe(): Promise<unknown>
  /** Hears what was made without Contentful, once it answers again. */
  recovered(tags: string[]): void
  everyMs?: number
}

/** Watches an outage from the first failure until Contentful answers, whether or not visitors come meanwhile. */
export function recovery({ probe, recovered, everyMs = 1000 }: Options) {
  const affected = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function ended() {
    clearTimeout(timer)
    timer = undefined
    const tags = [...affected]
    affected.clear()
    recovered(tags)
  }

  function watch() {
    timer = setTimeout(() => probe().then(ended, watch), everyMs)
    timer.unref()
  }

  return {
    isOutage: () => timer !== undefined,
    failed(tags: readonly string[]) {
      for (const tag of tags) affected.add(tag)
      if (timer === undefined) watch()
    },
    answered() {
      if (timer !== undefined) ended()
    },
    stop: () => clearTimeout(timer),
  }
}
