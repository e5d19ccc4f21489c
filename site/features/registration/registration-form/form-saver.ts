import { messages } from './messages.ts'
import type { SavedAnswer } from './show-summary.ts'

export type SaverParts = {
  /** What the form holds now. */
  fields(): URLSearchParams
  send(fields: URLSearchParams): Promise<Response>
  /** Shows what the server knows now. */
  answered(answer: SavedAnswer): void
  say(words: string): void
  /** All that was entered is saved. */
  kept(): void
  wait(run: () => void, ms: number): () => void
}

const delays = { afterInputMs: 600, beforeRetryMs: 5000 }

/** Saves a form while it is filled in: one request at a time, the latest values last, and again after a failure. */
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
      // The event closed, or another tab submitted the registration: another try cannot succeed.
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
    /** Something was entered. `isComplete`: a choice, and not a letter of a word. */
    changed({ isComplete = false } = {}) {
      isChanged = true
      plan(isComplete ? 0 : delays.afterInputMs)
    },
    /** Tries again at once, such as when the connection is back. */
    retry: () => (isChanged ? plan(0) : undefined),
    /** Waits for a request that is under way, so that its cookie cannot replace that of the next page. */
    settled: async () => {
      stopWaiting()
      await saving
    },
    /** Saves what is not saved yet, and resolves after one attempt. */
    save,
    /** No request is under way. */
    isIdle: () => saving === undefined,
    isSaved: () => !isChanged && saving === undefined,
    stop: () => stopWaiting(),
  }
}
