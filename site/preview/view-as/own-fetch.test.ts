import { expect, test, vi } from 'vitest'
import type { ViewerAnswer } from '../../features/viewer-data/viewer-answer.ts'
import { ownFetch, ownStorage } from './stage.ts'

const origin = 'https://site.test'
const viewer: ViewerAnswer = { phase: 'guest' }

function preview() {
  const send = vi.fn(async (..._: Parameters<typeof fetch>) => new Response('of the site'))
  return { send, fetch: ownFetch(viewer, { send, origin }) }
}

test('invents the responses about the visitor, and sends no request', async () => {
  const { fetch, send } = preview()
  expect(await (await fetch('/api/viewer')).json()).toEqual(viewer)
  const body = JSON.stringify({ entry: 'an-article' })
  expect(await (await fetch('/api/bookmarks', { method: 'POST', body })).json()).toMatchObject({
    entry: 'an-article',
  })
  expect((await fetch('/api/bookmarks/1', { method: 'DELETE' })).status).toBe(204)
  expect((await fetch(new URL('/api/checkout/cart', origin), { method: 'POST', body: '{}' })).status).toBe(
    409,
  )
  expect(await (await fetch('/api/schedule/glance')).json()).toEqual({ sessions: [], at: 0 })
  expect(send).not.toHaveBeenCalled()
})

test('other requests to the site carry no cookies', async () => {
  const { fetch, send } = preview()
  const response = await fetch('/api/preview/entry?token=x', { method: 'GET' })
  expect(await response.text()).toBe('of the site')
  expect(send).toHaveBeenCalledWith('/api/preview/entry?token=x', { method: 'GET', credentials: 'omit' })
})

test('requests to other sites stay as they are', async () => {
  const { fetch, send } = preview()
  await fetch('https://player.test/api/viewer')
  expect(send).toHaveBeenCalledWith('https://player.test/api/viewer', undefined)
})

test('the storage of a preview begins with its own texts', () => {
  const storage = ownStorage({ 'storefront-cart': '{}' })
  storage.setItem('consent', '1')
  expect([storage.length, storage.key(1), storage.getItem('storefront-cart')]).toEqual([2, 'consent', '{}'])
  storage.removeItem('consent')
  expect(storage.getItem('consent')).toBeNull()
  storage.clear()
  expect(storage.length).toBe(0)
})
