import { expect, test } from 'vitest'
import { announcePublished, onPublished } from './published.ts'

test('another frame hears that entries were published', async () => {
  const heard = new Promise<void>((resolve) => {
    const stop = onPublished(() => {
      stop()
      resolve()
    })
  })
  announcePublished()
  await expect(heard).resolves.toBeUndefined()
})
