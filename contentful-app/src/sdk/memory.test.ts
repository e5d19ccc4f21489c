import { expect, test } from 'vitest'
import { memory } from './memory.ts'

const refused = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

test('a second memory on the same storage reads what the first one wrote', () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const [one, other] = [memory(() => storage), memory(() => storage)]
  one.set('width', 'tablet')
  expect(other.get('width')).toBe('tablet')
  other.remove('width')
  expect(one.get('width')).toBeUndefined()
})

test('a refused storage remembers within the frame and never throws', () => {
  const { get, set, remove } = memory(refused)
  expect(get('width')).toBeUndefined()
  set('width', 'tablet')
  expect(get('width')).toBe('tablet')
  remove('width')
  expect(get('width')).toBeUndefined()
})
