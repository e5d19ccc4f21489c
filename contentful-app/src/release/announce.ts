import type { EntryRef } from '../links/addresses.ts'
import type { Item } from './item.ts'
import type { Before } from './undo-release.ts'

/** The sidebar and the dialog use this channel to tell the editor, a frame of the same origin, what they published. */
const channelName = 'association-app:published'

/** A release of a page: what it published, and what visitors saw before, by key. */
export type Released = Pick<EntryRef, 'space' | 'entry'> & {
  live: readonly Item[]
  before: [key: string, fields: Before extends ReadonlyMap<string, infer Fields> ? Fields : never][]
}

export function announcePublished(released?: Released) {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(released)
  channel.close()
}

/** Calls when another frame of the app has published entries or taken them back. Returns how to stop. */
export function onPublished(listener: (released?: Released) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<Released | undefined>) => listener(data)
  return () => channel.close()
}
