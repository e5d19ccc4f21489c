import { type EntryRef, isSameEntry } from '../contentful/addresses.ts'

/** A sidebar learns here that the entry's editor, with a larger preview, is open. */
const channelName = 'association-app:editors'

type Message = { kind: 'who' | 'here' | 'gone'; target: EntryRef }

export function announceEditor({ space, entry }: EntryRef): () => void {
  const channel = new BroadcastChannel(channelName)
  const target = { space, entry }
  const say = (kind: Message['kind']) => channel.postMessage({ kind, target } satisfies Message)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'who' && isSameEntry(data.target, target)) say('here')
  }
  say('here')
  const leave = () => say('gone')
  // React runs no clean-up in a frame that Contentful removes.
  addEventListener('pagehide', leave)
  return () => {
    removeEventListener('pagehide', leave)
    leave()
    channel.close()
  }
}

/** Calls `tell` on every opening and closing, and at once if an editor is open. */
export function watchEditors({ space, entry }: EntryRef, tell: (isOpen: boolean) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  const target = { space, entry }
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'who' && isSameEntry(data.target, target)) tell(data.kind === 'here')
  }
  channel.postMessage({ kind: 'who', target } satisfies Message)
  return () => channel.close()
}
