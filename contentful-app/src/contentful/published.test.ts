import { expect, test } from 'vitest'
import { announcePublished, onPublished } from './published.ts'

test('another frame receives the announcement of a publication', async () => {
  const heard = new Promise<void>((resolve) => {
    const stop = onPublished(() => {
      stop()
      resolve()
    })
  })
  announcePublished()
  await expect(heard).resolves.toBeUndefined()
})
