import { afterEach, expect, test, vi } from 'vitest'
import type { Preview, Watching } from './connection.ts'
import { connectPane } from './contentful-pane.ts'

const subscribed: unknown[] = []
const stopped: unknown[] = []
vi.mock('@contentful/live-preview', () => ({
  LIVE_PREVIEW_EDITOR_SOURCE: 'live-preview-editor',
  ContentfulLivePreview: {
    init: async () => {},
    subscribe(_: string, { data }: { data: unknown }) {
      subscribed.push(data)
      return () => stopped.push(data)
    },
  },
}))

afterEach(() => vi.unstubAllGlobals())

test('subscribes again with entries that were saved below the page', () => {
  vi.stubGlobal('window', new EventTarget())
  let watching: Watching | undefined
  let isWatching = false
  let title = 'before'
  const preview = {
    settings: { webAppOrigin: 'http://host', locale: 'en-US', environment: 'master', ids: {} },
    tree: () => ({ title }),
    replace() {},
    watch(how?: Watching) {
      watching = how
      isWatching = true
      return () => {
        isWatching = false
      }
    },
  } as unknown as Preview
  const { close } = connectPane(preview)
  expect([subscribed, watching?.isRootSent, isWatching]).toEqual([[{ title: 'before' }], true, true])
  title = 'saved by our app'
  watching?.onRead?.()
  expect([subscribed.at(-1), stopped]).toEqual([{ title: 'saved by our app' }, [{ title: 'before' }]])
  close()
  expect([isWatching, stopped.length]).toEqual([false, 2])
})
