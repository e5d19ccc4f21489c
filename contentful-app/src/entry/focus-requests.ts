import { thisBrowser } from '../base/storage/quiet-storage.ts'
import { type EntryRef, isSameEntry } from '../contentful/addresses.ts'

/**
 * How a sidebar, a preview or the list of problems asks an entry editor of this app to show a field. They are frames
 * of one origin, so a channel reaches each other; a request for an editor that is just being opened waits a moment.
 */
const channelName = 'association-app:focus'
const waitingKey = 'association-app:focus'
const patience = { answerMs: 120, openingMs: 15_000 }

type Message = { kind: 'focus'; target: EntryRef } | { kind: 'taken'; target: EntryRef }

/** Resolves to true when an open editor took the request. */
export function requestFocus(target: EntryRef): Promise<boolean> {
  const channel = new BroadcastChannel(channelName)
  return new Promise((resolve) => {
    const finish = (isTaken: boolean) => {
      channel.close()
      resolve(isTaken)
    }
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'taken' && isSameEntry(data.target, target)) finish(true)
    }
    setTimeout(finish, patience.answerMs, false)
    channel.postMessage({ kind: 'focus', target } satisfies Message)
  })
}

/** Leaves a request for the editor that opens next. */
export function leaveFocus(target: EntryRef, now = Date.now()) {
  thisBrowser.set(waitingKey, JSON.stringify({ target, now }))
}

type Shown = {
  /** Whether this editor shows the entry: its own, or a block on its page. */
  isOwn(target: EntryRef): boolean
  show(target: EntryRef): void
}

/** Shows what others ask for, and the field that waits since before this editor opened. */
export function onFocusRequest(self: EntryRef, { isOwn, show }: Shown): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'focus' || !isOwn(data.target)) return
    channel.postMessage({ kind: 'taken', target: data.target } satisfies Message)
    show(data.target)
  }
  const waiting = takeWaiting(thisBrowser.get(waitingKey), self)
  if (waiting) {
    thisBrowser.remove(waitingKey)
    show({ ...self, field: waiting })
  }
  return () => channel.close()
}

/** The field that a left request names, if it is for this entry and not too old. */
export function takeWaiting(
  stored: string | undefined,
  self: EntryRef,
  now = Date.now(),
): string | undefined {
  try {
    const { target, now: leftAt } = JSON.parse(stored ?? 'null') ?? {}
    const isFresh = typeof leftAt === 'number' && now - leftAt < patience.openingMs
    return isFresh && isSameEntry(target, self) && typeof target.field === 'string' ? target.field : undefined
  } catch {
    return undefined // someone else's value under our key
  }
}
