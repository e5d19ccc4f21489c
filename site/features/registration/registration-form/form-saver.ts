import { messages } from './messages.ts'
import type { SavedAnswer } from './show-summary.ts'

export type SaverParts = {
  fields(): URLSearchParams
  send(fields: URLSearchParams): Promise<Response>
  answered(answer: SavedAnswer): void
  say(words: string): void
  kept(): void
  wait(run: () => void, ms: number): () => void
}

const delays = { afterInputMs: 600, beforeRetryMs: 5000 }

/** Sends one request at a time, with the latest values. Retries after a failure. */
export function formSaver({ fields, send, answered, say, kept, wait }: SaverParts) {
  let isChanged = false
  let saving: Promise<void> | undefined
  let stopWaiting = () => {}

  function plan(ms: number) {
    stopWaiting()
    stopWaiting = wait(() => void save(), ms)
  }

  async function save(): Promise<void> {
    stopWaiting()
    if (saving) return saving.then(() => (isChanged ? save() : undefined))
    if (!isChanged) return
    isChanged = false
    say(messages.saving)
    saving = sendOnce()
    await saving
    saving = undefined
  }

  async function sendOnce() {
    try {
      const response = await send(fields())
      // The event closed, or another tab submitted: a retry cannot succeed.
      if (response.status === 409) return say((await response.json()).detail)
      if (!response.ok) throw new Error(`The form was not saved: ${response.status}`)
      show(await response.json())
    } catch {
      isChanged = true
      say(messages.notSaved)
      plan(delays.beforeRetryMs)
    }
  }

  function show(answer: SavedAnswer) {
    if (isChanged) return plan(0)
    answered(answer)
    say(answer.isKept ? messages.saved : messages.notKept)
    if (answer.isKept) kept()
  }

  return {
    /** `isComplete`: a choice, not a letter of a word. */
    changed({ isComplete = false } = {}) {
      isChanged = true
      plan(isComplete ? 0 : delays.afterInputMs)
    },
    /** Saves at once, for instance when the connection is back. */
    retry: () => (isChanged ? plan(0) : undefined),
    /** The running request's cookie must not replace that of the next page. */
    settled: async () => {
      stopWaiting()
      await saving
    },
    save,
    isIdle: () => saving === undefined,
    isSaved: () => !isChanged && saving === undefined,
    stop: () => stopWaiting(),
  }
}
