type Options = {
  /** Rejects when Contentful does not answer. */
  ask(): Promise<void>
  everyMs(): number
  isVisible(): boolean
  schedule?(task: () => void, delayMs: number): () => void
}

export type Poll = {
  visibilityChanged(): void
  stop(): void
}

const longestMs = 60_000

export function poll({ ask, everyMs, isVisible, schedule = later }: Options): Poll {
  let failures = 0
  let isAsking = false
  let isOver = false
  let cancel = () => {}

  async function turn() {
    if (isAsking || isOver || !isVisible()) return
    isAsking = true
    failures = await ask().then(
      () => 0,
      () => failures + 1,
    )
    isAsking = false
    plan(Math.min(everyMs() * 2 ** failures, longestMs))
  }
  function plan(delayMs: number) {
    cancel()
    if (!isOver) cancel = schedule(() => void turn(), delayMs)
  }
  plan(everyMs())
  return {
    visibilityChanged() {
      if (isVisible() && !isAsking) plan(0)
    },
    stop() {
      isOver = true
      cancel()
    },
  }
}

function later(task: () => void, delayMs: number) {
  const timer = setTimeout(task, delayMs)
  return () => clearTimeout(timer)
}
