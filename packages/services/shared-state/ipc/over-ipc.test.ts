import { fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { expect, test, vi } from 'vitest'
import { openSharedState } from '../index.ts'
import { localState } from '../local/local.ts'
import { channelPair } from '../testing/channels.ts'
import { serveSharedState } from './serve-workers.ts'

const folder = tmpdir()

function setup() {
  const log = { info: vi.fn(), warn: vi.fn() }
  const channels = channelPair()
  const open = (deadlineMs?: number) =>
    openSharedState({
      folder,
      log,
      release: 'one',
      primary: channels.worker,
      ...(deadlineMs ? { deadlineMs } : {}),
    })
  return { log, channels, state: localState({ folder, log }), open }
}

test('bytes, expiries and the end of a real process cross the channel', async () => {
  const { state } = setup()
  await state.responses.put('question', Buffer.from([1, 2, 255]))
  const child = fork(new URL('../testing/worker.ts', import.meta.url), { serialization: 'advanced' })
  serveSharedState(state, child)
  const heard = vi.fn()
  state.subscribe(heard)
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  expect(await state.responses.get('answer')).toEqual(Buffer.from([255, 2, 1]))
  expect(heard).toHaveBeenCalledExactlyOnceWith(['from the worker'])
})

test('a worker whose primary process is silent works alone, and says so once', async () => {
  const { log, open } = setup()
  const alone = await open(1)
  const before = alone.position()
  await alone.responses.put('a', Buffer.from('a'))
  expect(await alone.responses.get('a')).toBeUndefined()
  await alone.expire(['a'])
  expect(alone.hasExpired(['a'], before)).toBe(true)
  expect(alone.hasExpired(['a'], alone.position())).toBe(false)
  expect(await alone.lease('render /', 60_000)).toBeDefined()
  expect(await alone.lease('render /', 60_000)).toBeUndefined()
  expect(await alone.allow('a visitor', { count: 1, everyMs: 60_000 })).toBe(true)
  expect(await alone.allow('a visitor', { count: 1, everyMs: 60_000 })).toBe(false)
  expect(alone.status()).toMatchObject({
    isReachable: false,
    problem: { code: 'unreachable', sentence: expect.stringContaining('1 ms') },
  })
  expect(log.warn).toHaveBeenCalledOnce()
})

test('a record of a silent primary process is not absent: the call rejects', async () => {
  const { channels, open } = setup()
  const alone = await open(1)
  channels.close()
  const unreachable = { code: 'RECORDS', problem: 'unreachable' }
  await expect(alone.records.get('book')).rejects.toMatchObject(unreachable)
  await expect(alone.records.put('book', Buffer.from('a'))).rejects.toMatchObject(unreachable)
  await expect(alone.records.remove('book')).rejects.toMatchObject(unreachable)
})

test('an expiry that the primary process did not take is sent again', async () => {
  const { channels, state, open } = setup()
  const alone = await open(1)
  await alone.expire(['while the primary process is silent'])
  const heard = vi.fn()
  state.subscribe(heard)
  serveSharedState(state, channels.primary)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(['while the primary process is silent']), 20_000)
})

test('an expiry reaches the primary process although too many other calls wait', async () => {
  const { channels, state, open } = setup()
  serveSharedState(state, channels.primary)
  const busy = await open(5000)
  const heard = vi.fn()
  state.subscribe(heard)
  const calls = Array.from({ length: 1001 }, (_, index) => busy.responses.get(`/${index}`))
  await busy.expire(['a'])
  expect(heard.mock.calls).toEqual([[['a']]])
  await Promise.all(calls)
})

test('a worker that joins late takes everything before for missed', async () => {
  const { channels, state, open } = setup()
  const late = await open(1)
  const before = late.position()
  const heard = vi.fn()
  late.subscribe(heard)
  serveSharedState(state, channels.primary)
  await state.expire(['a'])
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('everything'))
  expect(late.hasExpired(['b'], before)).toBe(true)
  expect(late.position()).toBe(state.position())
})

test('a restarted worker counts pages from before its start as expired', async () => {
  const { channels, state, open } = setup()
  const before = state.position()
  await state.expire(['a'])
  serveSharedState(state, channels.primary)
  const restarted = await open()
  expect(restarted.hasExpired(['b'], before)).toBe(true)
  expect(restarted.hasExpired(['b'], restarted.position())).toBe(false)
})

test('the leases of a worker that ends are free again, and its entries no longer sent', async () => {
  const { channels, state, open } = setup()
  serveSharedState(state, channels.primary)
  const worker = await open()
  expect(await worker.lease('render /', 60_000)).toBeDefined()
  expect(await state.lease('render /', 60_000)).toBeUndefined()
  const sent = vi.spyOn(channels.primary, 'send')
  channels.close()
  await vi.waitFor(async () => expect(await state.lease('render /', 60_000)).toBeDefined())
  await state.expire(['a'])
  expect(sent).not.toHaveBeenCalled()
})
