import { guestPricing } from '@association/content/shared/products/pricing/pricing.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { viewerChanged } from '../viewer-data/store.ts'
import type { ViewerAnswer, ViewerBookmark } from '../viewer-data/viewer-answer.ts'
import { startBookmarks } from './buttons.ts'
import { buttonMessages as messages } from './messages.ts'

const member = (bookmarks: readonly ViewerBookmark[] | null): ViewerAnswer => ({
  ...{ phase: 'member', userId: '1', name: 'Maren', pricing: guestPricing, ordersUrl: null },
  ...{ expiryNotice: null, bookmarks, credits: null, isVanguard: false },
})
const saved = { id: 'b1', entry: 'a1', path: '/articles/a1' }

function page(answer: () => Promise<Response>) {
  const status = { textContent: '' }
  const button = {
    dataset: { bookmark: 'a1' },
    ariaPressed: 'false' as string | null,
    ariaDisabled: 'true' as string | null,
    ariaBusy: null as string | null,
    parentElement: { querySelector: () => status },
    closest: () => button,
  }
  const root = Object.assign(new EventTarget(), { querySelectorAll: () => [button] })
  const send = vi.fn((..._: Parameters<typeof fetch>) => answer())
  // Services of other tests may still request absolute URLs.
  const { fetch: others } = globalThis
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
    String(request[0]).startsWith('/') ? send(...request) : others(...request),
  )
  stop = startBookmarks(root as unknown as Document)
  const click = () => {
    const event = new Event('click')
    Object.defineProperty(event, 'target', { value: button })
    root.dispatchEvent(event)
  }
  return { button, status, send, click }
}
let stop = () => {}

beforeEach(() => {
  viewerChanged(undefined as unknown as ViewerAnswer)
  vi.stubGlobal('document', { documentElement: { dataset: { viewer: 'member' } } })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('a bookmark that is pressed before the data is there waits for it', async () => {
  const { button, status, send, click } = page(async () => Response.json(saved, { status: 201 }))
  click()
  expect([button.ariaBusy, status.textContent, send.mock.calls]).toEqual(['true', messages.waiting, []])
  viewerChanged(member([]))
  await expect.poll(() => status.textContent).toBe(messages.added)
  expect([button.ariaBusy, button.ariaPressed]).toEqual([null, 'true'])
  expect(send).toHaveBeenCalledOnce()
})

test.each([
  ['is there already', member([saved]), messages.kept],
  ['cannot be changed, because the platform is away', member(null), messages.closed],
  ['belongs to a session that has ended', { phase: 'guest' }, messages.signedOut],
] as const)('a bookmark that was pressed early and %s says so', (_, viewer, words) => {
  const { status, send, click } = page(async () => Response.json(saved))
  click()
  viewerChanged(viewer)
  expect([status.textContent, send.mock.calls]).toEqual([words, []])
})

test.each([
  [503, messages.failed],
  [429, messages.failed],
  [401, messages.signedOut],
  [502, messages.unknown],
  [504, messages.unknown],
  [undefined, messages.unknown],
])('the message fits the response %s', async (code, words) => {
  const { button, status, click } = page(async () =>
    code ? new Response('{}', { status: code }) : Promise.reject(new TypeError('lost')),
  )
  viewerChanged(member([]))
  click()
  await expect.poll(() => status.textContent).toBe(words)
  expect(button.ariaPressed).toBe('false')
})
