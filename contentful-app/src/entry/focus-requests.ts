import { thisBrowser } from '../base/storage/quiet-storage.ts'
import { type EntryRef, isSameEntry } from '../contentful/addresses.ts'

/** A channel reaches all frames, because they share one origin. A request for an opening editor waits in storage. */
const channelName = 'association-app:focus'
const waitingKey = 'association-app:focus'
const patience = { answerMs: 120, openingMs: 15_000 }

type Message = { kind: 'focus'; target: EntryRef } | { kind: 'taken'; target: EntryRef }

/** Resolves to true if an open editor accepts it. */
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

export function leaveFocus(target: EntryRef, now = Date.now()) {
  thisBrowser.set(waitingKey, JSON.stringify({ target, now }))
}

type FocusTarget = {
  isOwn(target: EntryRef): boolean
  show(target: EntryRef): void
}

/** Also handles a request that was stored before this editor opened. */
export function onFocusRequest(self: EntryRef, { isOwn, show }: FocusTarget): () => void {
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
    return undefined // The value belongs to another program.
  }
}
