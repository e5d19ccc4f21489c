import { type SaveFailure, saveFailureOf } from './save-failure.ts'

/**
 * Sends each field's newest value, one request at a time per field, in the task after the keystroke, so that the
 * preview paints first. Retries failed values. `flush` sends pending and refused values at once.
 */
export type SaveQueue = {
  put(field: string, value: unknown): void
  /** True while the host's echo of this field may be older than the typed value. */
  isPending(field: string): boolean
  isUnsaved(field: string): boolean
  /** True while Contentful refuses the value, alone or with the whole entry. */
  isRefused(field: string): boolean
  flush(): void
}

type Options = {
  save(field: string, value: unknown): Promise<unknown>
  /** Resolves once Contentful has stored every value that was passed before. */
  commit?(): Promise<unknown>
  onState?(state: SaveState): void
  onSaved?(field: string): void
  schedule?(task: () => void, delayMs: number): void
  now?(): number
}
/** A failure lasts until everything is stored. */
export type SaveState = 'saved' | 'saving' | SaveFailure

const retryMs = { first: 500, longest: 8000 }
/**
 * The web app saves on its own schedule. It is asked after this pause, and every few seconds during steady typing,
 * because all editors share seven requests a second.
 */
const commitRest = { restMs: 800, longestMs: 5000 } as const

export function saveQueue(options: Options): SaveQueue {
  const { save, commit, onState = () => {}, onSaved = () => {}, schedule = later, now = Date.now } = options
  const waiting = new Map<string, unknown>()
  const sending = new Set<string>()
  /** Each refused field has its own retry time and does not delay others. */
  const refused = new Map<string, { delayMs: number }>()
  /** Fields that the web app has but Contentful may not have stored yet. */
  const handed = new Set<string>()
  const committing = new Set<string>()
  let commitRetryMs = retryMs.first
  let isCommitRefused = false
  let isFailing = false
  let isScheduled = false
  let isCommitScheduled = false
  /** The next commit does not wait for a pause. */
  let isHurried = false
  /** The times of the first and last value since the last commit. */
  let putAt: { first: number; last: number } | undefined

  const isInTurn = (field: string) => !refused.has(field)

  function plan() {
    if (isScheduled) return
    isScheduled = true
    schedule(() => {
      isScheduled = false
      sendWaiting(isInTurn)
    }, 0)
  }
  function sendWaiting(isDue: (field: string) => boolean) {
    for (const field of [...waiting.keys()].filter((id) => !sending.has(id) && isDue(id))) void send(field)
  }
  async function send(field: string) {
    const value = waiting.get(field)
    waiting.delete(field)
    sending.add(field)
    if (!isFailing) onState('saving')
    const failure = await failureOf(save(field, value))
    sending.delete(field)
    if (!failure || waiting.has(field)) refused.delete(field) // A newer value is sent at once.
    if (!failure) handed.add(field)
    else {
      if (!waiting.has(field)) sendLater(field, value)
      failed(failure)
    }
    settle()
  }
  function sendLater(field: string, value: unknown) {
    const refusal = { delayMs: nextDelay(refused.get(field)?.delayMs) }
    waiting.set(field, value)
    refused.set(field, refusal)
    schedule(() => {
      if (refused.get(field) === refusal) sendWaiting((id) => id === field)
    }, refusal.delayMs)
  }
  function settle() {
    if ([...waiting.keys()].some(isInTurn)) return plan()
    if (isSending() || committing.size > 0) return
    if (handed.size > 0) return commit ? commitSoon() : finish(takeHanded())
    if (refused.size > 0) return
    isFailing = false
    onState('saved')
  }
  const isSending = () => [...sending].some(isInTurn)
  function takeHanded() {
    const fields = [...handed]
    handed.clear()
    return fields
  }
  function commitSoon() {
    if (isHurried) void runCommit()
    else planCommit(commitRest.restMs)
  }
  function planCommit(delayMs: number) {
    if (isCommitScheduled) return
    isCommitScheduled = true
    schedule(() => void runCommit(), delayMs)
  }
  async function runCommit() {
    isCommitScheduled = false
    if ([...waiting.keys()].some(isInTurn) || isSending() || !commit) return // `settle` schedules the next one.
    if (committing.size > 0 || handed.size === 0) return
    const restMs = isHurried ? 0 : restOf(putAt, now())
    if (restMs > 0) return planCommit(restMs)
    await commitHanded(commit)
  }
  async function commitHanded(commit: () => Promise<unknown>) {
    putAt = undefined
    isHurried = false
    const fields = takeHanded()
    for (const field of fields) committing.add(field)
    const failure = await failureOf(commit())
    committing.clear()
    isCommitRefused = failure !== undefined
    if (!failure) {
      commitRetryMs = retryMs.first
      finish(fields)
    } else {
      for (const field of fields) handed.add(field)
      failed(failure)
      planCommit(commitRetryMs)
      commitRetryMs = nextDelay(commitRetryMs)
    }
  }
  function finish(fields: readonly string[]) {
    for (const field of fields) if (!isUnsaved(field)) onSaved(field)
    settle()
  }
  function failed(failure: SaveFailure) {
    isFailing = true
    onState(failure)
  }
  const isPending = (field: string) => waiting.has(field) || sending.has(field)
  const isUnsaved = (field: string) => isPending(field) || handed.has(field) || committing.has(field)
  return {
    put(field, value) {
      waiting.set(field, value)
      putAt = { first: putAt?.first ?? now(), last: now() }
      plan()
    },
    isPending,
    isUnsaved,
    isRefused: (field) => refused.has(field) || (isCommitRefused && isUnsaved(field)),
    flush() {
      isHurried = waiting.size + sending.size + handed.size > 0
      sendWaiting(() => true)
      if (isHurried) void runCommit()
    },
  }
}

function restOf(putAt: { first: number; last: number } | undefined, now: number): number {
  if (!putAt || now - putAt.first >= commitRest.longestMs) return 0
  return Math.max(putAt.last + commitRest.restMs - now, 0)
}

const nextDelay = (delayMs?: number) =>
  delayMs === undefined ? retryMs.first : Math.min(delayMs * 2, retryMs.longest)

const failureOf = (promise: Promise<unknown>) => promise.then(() => undefined, saveFailureOf)

const later = (task: () => void, delayMs: number) => void setTimeout(task, delayMs)
