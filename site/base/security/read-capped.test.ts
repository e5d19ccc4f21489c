import { expect, test } from 'vitest'
import { readCapped } from './read-capped.ts'

const asked = (body: BodyInit) =>
  new Request('http://site.example/', { method: 'POST', body, duplex: 'half' } as RequestInit)

test('a body of the longest length is read', async () => expect(await readCapped(asked('äb'), 3)).toBe('äb'))

test('no byte more', async () => expect(await readCapped(asked('äbc'), 3)).toBeUndefined())

test('the body of a visitor who left is no error, so strangers cannot fill the log', async () => {
  const left = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from('{'))
      controller.error(new Error('aborted'))
    },
  })
  expect(await readCapped(asked(left), 100)).toBeUndefined()
})
