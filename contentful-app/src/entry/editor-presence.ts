import { type EntryRef, isSameEntry } from '../contentful/addresses.ts'

/** How a sidebar knows that the entry's own editor, with its larger preview, is open beside it. */
const channelName = 'association-app:editors'

type Message = { kind: 'who' | 'here' | 'gone'; target: EntryRef }

/** Answers sidebars while an editor is open. */
export function announceEditor({ space, entry }: EntryRef): () => void {
  const channel = new BroadcastChannel(channelName)
  const target = { space, entry }
  const say = (kind: Message['kind']) => channel.postMessage({ kind, target } satisfies Message)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'who' && isSameEntry(data.target, target)) say('here')
  }
  say('here')
  const leave = () => say('gone')
  // A frame that Contentful removes runs no clean-up of React.
  addEventListener('pagehide', leave)
  return () => {
    removeEventListener('pagehide', leave)
    leave()
    channel.close()
  }
}

/** Calls `tell` when an editor of the entry opens or closes, and once if one is open now. Returns a function that stops it. */
export function watchEditors({ space, entry }: EntryRef, tell: (isOpen: boolean) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  const target = { space, entry }
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'who' && isSameEntry(data.target, target)) tell(data.kind === 'here')
  }
  channel.postMessage({ kind: 'who', target } satisfies Message)
  return () => channel.close()
}
