/**
 * Carries typed values to Contentful: the newest value of each field, one request at a time per field, in the task
 * after the keystroke, so that the preview paints first. A value that cannot be saved is tried again. `flush` sends
 * what waits at once.
 */
export type SaveQueue = {
  put(field: string, value: unknown): void
  /** True while the host's echo of this field may be older than what is typed. */
  isPending(field: string): boolean
  /** True until Contentful has stored the newest value of this field. */
  isUnsaved(field: string): boolean
  flush(): void
}

type Options = {
  /** Hands a value to the web app. */
  save(field: string, value: unknown): Promise<unknown>
  /** Resolves once Contentful has stored every value that was handed over before. */
  commit?(): Promise<unknown>
  onState?(state: SaveState): void
  /** Called when Contentful has stored the newest value of a field. */
  onSaved?(field: string): void
  /** Runs the task soon, or after `delayMs`. */
  schedule?(task: () => void, delayMs: number): void
}
export type SaveState = 'saved' | 'saving' | 'failed'

const retryMs = { first: 500, longest: 8000 }
/** The web app saves on its own schedule. After this pause in typing it is asked to save now. */
const commitRestMs = 800

export function saveQueue(options: Options): SaveQueue {
  const { save, commit, onState = () => {}, onSaved = () => {}, schedule = later } = options
  const waiting = new Map<string, unknown>()
  const sending = new Set<string>()
  /** Fields whose value the web app has, and Contentful perhaps not yet. */
  const handed = new Set<string>()
  const committing = new Set<string>()
  let retryDelayMs = retryMs.first
  /** From the first failure to the next moment at which everything is stored. */
  let isFailing = false
  let isScheduled = false
  let isCommitScheduled = false

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
    if (!isFailing) onState('saving')
    const isSent = await isFulfilled(save(field, value))
    sending.delete(field)
    if (isSent) handed.add(field)
    else if (!waiting.has(field)) waiting.set(field, value)
    if (isSent) retryDelayMs = retryMs.first
    else failed(plan)
    settle()
  }
  function settle() {
    if (waiting.size > 0) return plan(0)
    if (sending.size > 0 || committing.size > 0) return
    if (handed.size > 0) return commit ? planCommit(commitRestMs) : finish(takeHanded())
    isFailing = false
    onState('saved')
  }
  function takeHanded() {
    const fields = [...handed]
    handed.clear()
    return fields
  }
  function planCommit(delayMs: number) {
    if (isCommitScheduled) return
    isCommitScheduled = true
    schedule(() => void runCommit(), delayMs)
  }
  async function runCommit() {
    isCommitScheduled = false
    if (waiting.size > 0 || sending.size > 0 || !commit) return // `settle` plans the next one
    const fields = takeHanded()
    for (const field of fields) committing.add(field)
    const isStored = await isFulfilled(commit())
    committing.clear()
    if (isStored) {
      retryDelayMs = retryMs.first
      finish(fields)
    } else {
      for (const field of fields) handed.add(field)
      failed(planCommit)
    }
  }
  function finish(fields: readonly string[]) {
    for (const field of fields) if (!isUnsaved(field)) onSaved(field)
    settle()
  }
  function failed(again: (delayMs: number) => void) {
    isFailing = true
    onState('failed')
    again(retryDelayMs)
    retryDelayMs = Math.min(retryDelayMs * 2, retryMs.longest)
  }
  const isPending = (field: string) => waiting.has(field) || sending.has(field)
  const isUnsaved = (field: string) => isPending(field) || handed.has(field) || committing.has(field)
  return {
    put(field, value) {
      waiting.set(field, value)
      plan(0)
    },
    isPending,
    isUnsaved,
    flush,
  }
}

const isFulfilled = (promise: Promise<unknown>) =>
  promise.then(
    () => true,
    () => false,
  )

const later = (task: () => void, delayMs: number) => void setTimeout(task, delayMs)
