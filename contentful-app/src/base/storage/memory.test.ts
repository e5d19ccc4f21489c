import { expect, test } from 'vitest'
import { memory } from './memory.ts'

test('a second memory on the same storage reads what the first one wrote', () => {
  const stored = new Map<string, string>()
  const storage = {
    get: (key: string) => stored.get(key),
    set: (key: string, text: string) => stored.set(key, text).has(key),
  }
  memory(storage).set('width', 'tablet')
  expect(memory(storage).get('width')).toBe('tablet')
})

test('a refused storage remembers within the frame', () => {
  const { get, set } = memory({ get: () => undefined, set: () => false })
  expect(get('width')).toBeUndefined()
  set('width', 'tablet')
  expect(get('width')).toBe('tablet')
})
