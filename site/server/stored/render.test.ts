import type { ServerResponse } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { renderer } from './render.ts'

test('a rendering that takes too long is late, and its request ends; the message has no query', async () => {
  const closed = Promise.withResolvers<void>()
  const render = renderer((request) => request.once('close', closed.resolve), 'site.test', 1)
  const message = '/bookmarks was not rendered within 1 ms.'
  await expect(render('/bookmarks?page=2')).rejects.toMatchObject({ isPassing: true, message })
  await closed.promise
})

test('a rendering that fails is not late', async () => {
  const broken = new Error('The handler is broken.')
  const render = renderer((_, response) => response.destroy(broken), 'site.test')
  await expect(render('/account')).rejects.toBe(broken)
})

test('the memory of a response is free once it is rendered', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  let response: WeakRef<ServerResponse> | undefined
  const render = renderer((_, answer) => {
    response = new WeakRef(answer)
    answer.end('a page')
  }, 'site.test')
  await render('/')
  await expect
    .poll(() => {
      collect()
      return response?.deref() === undefined
    })
    .toBe(true)
})
