import { type EntryRef, isSameEntry } from '../contentful/addresses.ts'

/** Tells a sidebar that the editor of the entry, with its larger preview, is open. */
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
  addEventListener('pagehide', leave)
  return () => {
    removeEventListener('pagehide', leave)
    leave()
    channel.close()
  }
}

/** React runs no cleanup in a frame that Contentful removes. */
export function watchEditors({ space, entry }: EntryRef, tell: (isOpen: boolean) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  const target = { space, entry }
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'who' && isSameEntry(data.target, target)) tell(data.kind === 'here')
  }
  channel.postMessage({ kind: 'who', target } satisfies Message)
  return () => channel.close()
}
