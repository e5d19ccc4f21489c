import type { FromApp, FromPreview } from '@association/content/preview'
import { afterEach, describe, expect, test } from 'vitest'
import { type Bridge, openBridge } from './bridge.ts'

const origin = 'https://site.example'
const nonce = 'n0nce-of-this-session'
const open: { close(): void }[] = []
afterEach(() => {
  for (const each of open.splice(0)) each.close()
})

function start(on: Parameters<typeof openBridge>[0]['on'] = {}) {
  const inbox = new EventTarget()
  const frame = { contentWindow: { name: 'the frame' }, width: () => 375 }
  const values = () => ({ quote: 'as typed' })
  const bridge = openBridge({ origin, nonce, space: 'association', entry: 'q1', values, on, inbox })
  const remove = bridge.add(frame)
  open.push(bridge)
  return { bridge, inbox, frame, remove }
}

function announce(
  { inbox, frame }: ReturnType<typeof start>,
  change: { origin?: string; source?: unknown; nonce?: string } = {},
) {
  const { port1, port2 } = new MessageChannel()
  const data = { source: 'association-preview', nonce: change.nonce ?? nonce, kind: 'ready' }
  const event = Object.assign(new Event('message'), {
    ...{ data, ports: [port2], origin: change.origin ?? origin },
    source: 'source' in change ? change.source : frame.contentWindow,
  })
  inbox.dispatchEvent(event)
  open.push(port1)
  const heard: FromApp[] = []
  port1.onmessage = ({ data: message }) => void heard.push(message)
  const say = (body: object, as = nonce) =>
    port1.postMessage({ source: 'association-preview', nonce: as, ...body })
  return { heard, say }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

test('a frame that announces itself gets all values as they are typed', async () => {
  const site = announce(start())
  await settled()
  expect(site.heard).toMatchObject([
    {
      source: 'association-app',
      nonce,
      kind: 'values',
      entry: 'q1',
      fields: { quote: 'as typed' },
      sequence: 0,
    },
  ])
})

test('each patch has the next number', async () => {
  const app = start()
  const site = announce(app)
  expect([app.bridge.send({ quote: 'a' }), app.bridge.send({ quote: undefined })]).toEqual([1, 2])
  await settled()
  expect(site.heard.slice(1)).toMatchObject([
    { fields: { quote: 'a' }, sequence: 1 },
    { fields: { quote: undefined }, sequence: 2 },
  ])
})

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another window', { source: { name: 'a stranger' } }],
  ['another session', { nonce: 'stolen-elsewhere' }],
])('a frame of %s is not believed', async (_, change) => {
  let isReady = false
  const app = start({ ready: () => (isReady = true) })
  const stranger = announce(app, change)
  app.bridge.send({ quote: 'secret' })
  await settled()
  expect([isReady, stranger.heard]).toEqual([false, []])
})

test('what a frame says with another nonce is not heard', async () => {
  const hits: unknown[] = []
  const site = announce(start({ clicked: (hit) => hits.push(hit) }))
  const hit: Partial<FromPreview> = { kind: 'clicked', space: 'association', entry: 'q1', field: 'quote' }
  site.say(hit, 'of-another-session')
  site.say(hit)
  await settled()
  expect(hits).toEqual([expect.objectContaining({ entry: 'q1', field: 'quote' })])
})

test('a removed frame receives no more messages', async () => {
  const app = start()
  const site = announce(app)
  await settled()
  app.remove()
  app.bridge.send({ quote: 'b' })
  await settled()
  expect(site.heard).toHaveLength(1)
})

test('a frame that was loaded again gets all values again', async () => {
  const app = start()
  announce(app)
  const again = announce(app)
  await settled()
  expect(again.heard).toMatchObject([{ kind: 'values', fields: { quote: 'as typed' } }])
})

test('a fresh token reaches the frame', async () => {
  const app: { bridge: Bridge } & ReturnType<typeof start> = start()
  const site = announce(app)
  app.bridge.renew('p1.fresh')
  await settled()
  expect(site.heard.at(-1)).toMatchObject({ kind: 'token', token: 'p1.fresh' })
})

test('each frame receives its scroll position, and reports it', async () => {
  const moves: unknown[] = []
  const app = start({
    ready: ({ scroll }) => scroll(900),
    scrolled: (frame, top) => moves.push([frame.width(), top]),
  })
  const site = announce(app)
  site.say({ kind: 'scrolled', top: 1200 })
  await settled()
  expect(site.heard.map(({ kind }) => kind)).toEqual(['values', 'scroll'])
  expect(moves).toEqual([[375, 1200]])
})

test('a refresh makes every frame read its content again', async () => {
  const app = start()
  const site = announce(app)
  app.bridge.refresh()
  await settled()
  expect(site.heard.at(-1)).toMatchObject({ kind: 'refresh' })
})

test('a frame learns the mode, the selection and the marks, also when it begins to listen later', async () => {
  const app = start()
  app.bridge.mode('edit')
  app.bridge.selected({ space: 'association', entry: 'q2' })
  app.bridge.marks([{ space: 'association', entry: 'q1', tone: 'changed', words: 'Changed' }])
  const site = announce(app)
  app.bridge.mode('edit')
  app.bridge.selected(undefined)
  await settled()
  expect(site.heard.slice(1)).toMatchObject([
    { kind: 'mode', mode: 'edit' },
    { kind: 'selected', entry: 'q2' },
    { kind: 'marks', marks: [{ words: 'Changed' }] },
    { kind: 'selected' },
  ])
})

test('values and the focus can be about another entry', async () => {
  const app = start()
  const site = announce(app)
  const block = { space: 'events', entry: 'b1' } as const
  app.bridge.send({ text: 'x' }, block)
  app.bridge.focus('text', block)
  await settled()
  expect(site.heard.slice(1)).toMatchObject([
    { kind: 'values', ...block, fields: { text: 'x' }, sequence: 1 },
    { kind: 'focus', ...block, field: 'text' },
  ])
})

test('what an editor does on the canvas is heard', async () => {
  const heard: unknown[] = []
  const site = announce(
    start({
      operation: (operation) => heard.push(operation),
      insertAt: (at) => heard.push(at),
      browsed: (href) => heard.push(href),
      chosen: (block) => heard.push(block),
    }),
  )
  const at = { space: 'association', entry: 'q1', field: 'sections', index: 2 }
  site.say({ kind: 'operation', operation: { do: 'remove', at } })
  site.say({ kind: 'insertAt', at })
  site.say({ kind: 'browsed', href: 'https://site.example/a' })
  site.say({ kind: 'chosen', space: 'association', entry: 'q2' })
  await settled()
  expect(heard).toEqual([
    { do: 'remove', at },
    at,
    'https://site.example/a',
    { space: 'association', entry: 'q2' },
  ])
})

describe('a block that is chosen outside the frames', () => {
  const trail = [
    { space: 'association' as const, entry: 'home' },
    { space: 'association' as const, entry: 'q1' },
  ]
  test('is shown by every frame that listens', async () => {
    const app = start()
    const site = announce(app)
    app.bridge.reveal(trail)
    await settled()
    expect(site.heard.at(-1)).toMatchObject({ kind: 'reveal', trail })
  })
  test('is shown by the first frame that listens later, and by no other', async () => {
    const app = start()
    app.bridge.reveal(trail)
    const kinds = ({ heard }: ReturnType<typeof announce>) => heard.map(({ kind }) => kind)
    const first = announce(app)
    await settled()
    expect(kinds(first)).toContain('reveal')
    const again = announce(app)
    await settled()
    expect(kinds(again)).not.toContain('reveal')
  })
})
