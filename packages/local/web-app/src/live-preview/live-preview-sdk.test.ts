import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { linkTo, scope, startSpace, until } from '../../testing/space.ts'
import type { LiveEntry } from '../session/sessions.ts'
import type { WireNode } from './merge-tree.ts'
import { createPreviewHost } from './preview-host.ts'
import { sdkMessage } from './sdk-messages.ts'
import { previewContent } from './use-preview.ts'

const origin = 'http://site'
const pageWindow = {}
const clicks: unknown[] = []
let live: LiveEntry[] = []
let watches: NodeJS.Timeout[] = []
let space: Awaited<ReturnType<typeof startSpace>>
let preview: typeof import('@contentful/live-preview').ContentfulLivePreview
let host: ReturnType<typeof createPreviewHost>

beforeAll(async () => {
  space = await startSpace()
  await space.create('q1', 'quote', { name: 'One', by: 'A' })
  await space.create('q2', 'quote', { name: 'Two', by: 'B' })
  await space.create('top', 'list', { name: 'Top', items: [linkTo('q1')] })

  const inner = openPageWindow((data) => {
    const message = sdkMessage({ data, origin, source: pageWindow as Window }, { origin, window: pageWindow })
    if (message) host.receive(message)
  })
  host = createPreviewHost({
    space: scope.spaceId,
    post: inner.post,
    liveEntries: () => live,
    fetchLinked: previewContent(space.clients.config, scope.environmentId),
    on: { connected() {}, clicked: (target) => clicks.push(target), elements() {}, moved() {} },
  })
  const sdk = await import('@contentful/live-preview')
  preview = sdk.ContentfulLivePreview
  const intervals = vi.spyOn(globalThis, 'setInterval')
  await preview.init({ locale: 'en-US', targetOrigin: ['http://host'], enableInspectorMode: false })
  // The SDK polls its window's URL forever, but the next test file has another window.
  watches = intervals.mock.results.map(({ value }) => value)
  intervals.mockRestore()
})
afterAll(() => {
  for (const watch of watches) clearInterval(watch)
  vi.unstubAllGlobals()
  return space.close()
})
beforeEach(() => {
  live = []
})

test('each change of a contained entry arrives with the whole content', async () => {
  const { updates, stop } = await subscribe()
  host.changed(entry('q1', { by: 'Typed' }), 'by')
  await until(() => updates.length === 1, 'the change arrives')
  expect(updates[0]).toMatchObject({
    fields: { name: 'Top', items: [{ fields: { name: 'One', by: 'Typed' } }] },
  })
  stop()
})

test('an entry that the page does not show sends nothing', async () => {
  const { updates, stop } = await subscribe()
  host.changed(entry('q2', { by: 'Typed' }), 'by')
  host.changed(entry('q1', { by: 'Mark' }), 'by')
  await until(() => updates.length > 0, 'the mark arrives')
  expect(updates).toHaveLength(1)
  stop()
})

test('a page that subscribes late receives the unsaved values', async () => {
  live = [entry('q1', { by: 'Unsaved' })]
  const { updates, stop } = await subscribe()
  await until(() => updates.length === 1, 'the values arrive')
  expect(updates[0]).toMatchObject({ fields: { items: [{ fields: { by: 'Unsaved' } }] } })
  stop()
})

test('fetches an entry that is linked while editing, with its unsaved values', async () => {
  const { updates, stop } = await subscribe()
  live = [entry('q2', { name: 'Two', by: 'Fresh' })]
  host.changed(entry('top', { items: [linkTo('q2'), linkTo('q1')] }), 'items')
  await until(() => updates.length === 2, 'it is fetched')
  expect(updates[0]).toMatchObject({
    fields: { items: [{ sys: { type: 'Link' } }, { fields: { name: 'One' } }] },
  })
  expect(updates[1]).toMatchObject({ fields: { items: [{ fields: { name: 'Two', by: 'Fresh' } }, {}] } })
  stop()
})

test('notifies a page when its entry is saved', async () => {
  const saved: unknown[] = []
  const stop = preview.subscribe('save', { callback: (entity) => saved.push(entity) })
  host.saved({ sys: { id: 'top' } }, { sys: { id: 'list' } })
  await until(() => saved.length === 1, 'it is told')
  expect(saved).toEqual([{ sys: { id: 'top' } }])
  stop()
})

test('a click on a field asks for that field', async () => {
  preview.openEntryInEditor({ entryId: 'q1', fieldId: 'by', locale: 'en-US' })
  await until(() => clicks.length === 1, 'the click arrives')
  expect(clicks[0]).toMatchObject({ entryId: 'q1', fieldId: 'by', locale: 'en-US' })
})

test('only the previewed page is heard', () => {
  const data = { source: 'live-preview-sdk', method: 'CONNECTED' }
  const expected = { origin, window: pageWindow }
  const from = (origin: string, source: object | null) => ({ data, origin, source: source as Window | null })
  expect(sdkMessage(from(origin, pageWindow), expected)).toBeDefined()
  expect(sdkMessage(from('http://evil', pageWindow), expected)).toBeUndefined()
  expect(sdkMessage(from(origin, {}), expected)).toBeUndefined()
  expect(sdkMessage(from(origin, null), { origin, window: null })).toBeUndefined()
})

async function subscribe() {
  const content = previewContent(space.clients.config, scope.environmentId)
  const data = (await content('association', linkTo('top') as never)) as WireNode
  const updates: unknown[] = []
  const callback = (update: unknown) => updates.push(update)
  const stop = preview.subscribe('edit', { data: data as never, locale: 'en-US', callback })
  await new Promise((resolve) => setTimeout(resolve, 5))
  return { updates, stop }
}

const entry = (id: string, fields: Record<string, unknown>): LiveEntry => ({
  space: 'association',
  id,
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }])),
})

/** The SDK uses only this of a framed window. Messages are copied in both directions, as between windows. */
function openPageWindow(onTop: (data: unknown) => void) {
  const inner = new EventTarget()
  const later = (work: () => void) => queueMicrotask(work)
  const globals = {
    window: globalThis,
    document: { querySelectorAll: () => [] },
    location: { href: `${origin}/preview` },
    top: {
      location: { href: 'http://host/' },
      postMessage: (data: unknown) => {
        const copy = structuredClone(data)
        later(() => onTop(copy))
      },
    },
    addEventListener: inner.addEventListener.bind(inner),
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  return {
    post(data: object) {
      const copy = structuredClone(data)
      later(() => inner.dispatchEvent(Object.assign(new Event('message'), { data: copy })))
    },
  }
}
