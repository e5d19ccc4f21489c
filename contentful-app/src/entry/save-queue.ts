/**
 * Carries typed values to Contentful: the newest value of each field, one request at a time per field, in the task
 * after the keystroke, so that the preview paints first. Nothing is lost: a value that cannot be saved is tried again,
 * and `flush` sends what waits at once.
 */
export type SaveQueue = {
  put(field: string, value: unknown): void
  /** True while the host's echo of this field may be older than what is typed. */
  isPending(field: string): boolean
  flush(): void
}

type Options = {
  save(field: string, value: unknown): Promise<unknown>
  onState?(state: SaveState): void
  /** Runs the task soon, or after `delayMs`. */
  schedule?(task: () => void, delayMs: number): void
}
export type SaveState = 'saved' | 'saving' | 'failed'

const retryMs = { first: 500, longest: 8000 }

export function saveQueue({ save, onState = () => {}, schedule = later }: Options): SaveQueue {
  const waiting = new Map<string, unknown>()
  const sending = new Set<string>()
  let retryDelayMs = retryMs.first
  let isScheduled = false

  function plan(delayMs: number) {
    if (isScheduled) return
    isScheduled = true
    schedule(flush, delayMs)
  }
  function flush() {
    isScheduled = false
    for (const field of [...waiting.keys()].filter((id) => !sending.has(id))) void send(field)
  }
  async function send(field: string) {
    const value = waiting.get(field)
    waiting.delete(field)
    sending.add(field)
    onState('saving')
    const isSaved = await save(field, value).then(
      () => true,
      () => false,
    )
    sending.delete(field)
    if (isSaved) retryDelayMs = retryMs.first
    else if (!waiting.has(field)) waiting.set(field, value)
    settle(isSaved)
  }
  function settle(isSaved: boolean) {
    if (!isSaved) {
      onState('failed')
      plan(retryDelayMs)
      retryDelayMs = Math.min(retryDelayMs * 2, retryMs.longest)
    } else if (waiting.size > 0) plan(0)
    else if (sending.size === 0) onState('saved')
  }
  return {
    put(field, value) {
      waiting.set(field, value)
      plan(0)
    },
    isPending: (field) => waiting.has(field) || sending.has(field),
    flush,
  }
}

const later = (task: () => void, delayMs: number) => void setTimeout(task, delayMs)
