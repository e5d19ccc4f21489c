/** Save times by key. */
export type EntryRevisions = Readonly<Record<string, string>>

type Options = {
  ask(): Promise<EntryRevisions>
  read(): Promise<void>
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  pace?: typeof standard
  now?(): number
}

const standard = {
  everyMs: 2500,
  /** Each failure doubles the pause up to this. */
  longestMs: 60_000,
  /** The site remembers changes for a minute; after a longer silence everything is read. */
  rememberedMs: 45_000,
}

/** Polls while the page is visible. */
export function watchChanges({ ask, read, page, pace = standard, now = Date.now }: Options): () => void {
  let known: EntryRevisions = {}
  let askedAt = now()
  let pauseMs = pace.everyMs
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLooking = false
  let isOver = false

  async function look() {
    isLooking = true
    try {
      const changes = await ask()
      const isNew = Object.entries(changes).some(([key, savedAt]) => known[key] !== savedAt)
      if (isNew || now() - askedAt > pace.rememberedMs) await read()
      known = changes
      askedAt = now()
      pauseMs = pace.everyMs
    } catch {
      pauseMs = Math.min(pauseMs * 2, pace.longestMs)
    }
    isLooking = false
    plan(pauseMs)
  }
  function plan(delayMs: number) {
    clearTimeout(timer)
    if (!isOver && !isLooking && page.visibilityState === 'visible') timer = setTimeout(look, delayMs)
  }
  const becameVisible = () => plan(0)

  page.addEventListener('visibilitychange', becameVisible)
  plan(pauseMs)
  return () => {
    isOver = true
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', becameVisible)
  }
}

/** A request that hangs would stop the watch, because the next one waits for it. */
const requestTimeoutMs = 10_000

export async function askForChanges(
  shown: readonly string[],
  token: string,
  deadlineMs = requestTimeoutMs,
): Promise<EntryRevisions> {
  const response = await fetch('/api/preview/changes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, shown }),
    cache: 'no-store',
    signal: AbortSignal.timeout(deadlineMs),
  })
  if (!response.ok) throw new Error(`The site answered ${response.status} when it was asked for changes.`)
  return (await response.json()).changes
}
