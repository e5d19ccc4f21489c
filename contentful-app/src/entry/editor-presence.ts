import { type EntryRef, isSameEntry } from '../links/addresses.ts'

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
  return () => {
    say('gone')
    channel.close()
  }
}

/** Tells whether an editor of the entry is open, for as long as it is listened to. */
export function watchEditors({ space, entry }: EntryRef): { isOpen(): boolean; close(): void } {
  const channel = new BroadcastChannel(channelName)
  const target = { space, entry }
  let isOpen = false
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'who' && isSameEntry(data.target, target)) isOpen = data.kind === 'here'
  }
  channel.postMessage({ kind: 'who', target } satisfies Message)
  return { isOpen: () => isOpen, close: () => channel.close() }
}
