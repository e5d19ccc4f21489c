import { expect, test } from 'vitest'
import { LaunchError, runToEnd } from './processes.ts'
import { together } from './together.ts'

const forever = ['-e', 'setInterval(() => {}, 1000)']

test('tasks run at the same time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await expect(together([() => promise, async () => resolve()])).resolves.toBeUndefined()
})

test('the first failure ends the tools of the other tasks, and is the one that is reported', async () => {
  let hasEnded = false
  const lasting = async (signal: AbortSignal) => {
    await runToEnd({ name: 'build', args: forever, env: {}, signal }).finally(() => {
      hasEnded = true
    })
  }
  const failing = async () => {
    throw new LaunchError('The seed failed.')
  }
  await expect(together([lasting, failing])).rejects.toThrow('The seed failed.')
  expect(hasEnded).toBe(true)
})
