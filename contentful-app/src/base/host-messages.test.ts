import { expect, test, vi } from 'vitest'
import { guardHostMessages } from './host-messages.ts'

const host = {}
const frame = {}

function app() {
  const [inbox, frames] = [new EventTarget(), new EventTarget()]
  const [sdk, bridge, onStranger] = [vi.fn(), vi.fn(), vi.fn()]
  guardHostMessages(inbox, { host, frames, onStranger })
  inbox.addEventListener('message', (event) => sdk((event as MessageEvent).data))
  frames.addEventListener('message', (event) => bridge((event as MessageEvent).data))
  const post = (data: string, origin: string, source: unknown) =>
    inbox.dispatchEvent(Object.assign(new Event('message'), { data, origin, source, ports: [] }))
  return { sdk, bridge, onStranger, post }
}

test.each(['https://app.contentful.com', 'https://app.eu.contentful.com', 'http://localhost:4000'])(
  'the App SDK hears the window of %s that frames the app',
  (origin) => {
    const { sdk, bridge, post } = app()
    post('connect', origin, host)
    expect(sdk).toHaveBeenCalledWith('connect')
    expect(bridge).not.toHaveBeenCalled()
  },
)

test.each([
  'https://evil.test',
  'https://app.contentful.com.evil.test',
  'https://evil.test/app.contentful.com',
  'http://app.contentful.com',
  'https://localhost.evil.test',
  'null',
])('a window of %s that frames the app is not heard', (origin) => {
  const { sdk, bridge, onStranger, post } = app()
  post('connect', origin, host)
  expect(sdk).not.toHaveBeenCalled()
  expect(bridge).not.toHaveBeenCalled()
  expect(onStranger).toHaveBeenCalled()
})

test('a frame in the app speaks to the bridge and never to the App SDK', () => {
  const { sdk, bridge, onStranger, post } = app()
  post('ready', 'http://localhost:3000', frame)
  post('connect', 'https://app.contentful.com', frame)
  expect(sdk).not.toHaveBeenCalled()
  expect(bridge.mock.calls).toEqual([['ready'], ['connect']])
  expect(onStranger).not.toHaveBeenCalled()
})
