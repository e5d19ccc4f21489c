import { type EntryRef, isSameEntry } from '../../contentful/addresses.ts'
import type { PageParts } from './page-parts.ts'

/** The desk and the sidebar are frames of one origin. */
const channelName = 'association-app:page'

type Message = { root: EntryRef } & (
  | { kind: 'who' | 'coming' | 'gone' }
  | { kind: 'page'; page: PageParts; isWhole: boolean }
)

type Sharing = {
  whole(): PageParts | undefined
}

export function sharePage(root: EntryRef, { whole }: Sharing) {
  const channel = new BroadcastChannel(channelName)
  const post = (message: Message) => channel.postMessage(message)
  const say = (page: PageParts, isWhole = false) => post({ kind: 'page', root, page, isWhole })
  const leave = () => post({ kind: 'gone', root })
  const tellAll = () => {
    const page = whole()
    if (page) say(page, true)
    else post({ kind: 'coming', root })
  }
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'who' && isSameEntry(data.root, root)) tellAll()
  }
  // React runs no clean-up in a frame that Contentful removes.
  addEventListener('pagehide', leave)
  tellAll()
  return {
    changed: (page: PageParts) => say(page),
    close() {
      removeEventListener('pagehide', leave)
      leave()
      channel.close()
    },
  }
}

type Following = {
  take(page: PageParts, how: { isWhole: boolean }): void
  coming(): void
  left(): void
}

export function followPage(root: EntryRef, { take, coming, left }: Following) {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (!isSameEntry(data.root, root)) return
    if (data.kind === 'page') take(data.page, data)
    if (data.kind === 'coming') coming()
    if (data.kind === 'gone') left()
  }
  const ask = () => channel.postMessage({ kind: 'who', root } satisfies Message)
  return { ask, close: () => channel.close() }
}
