import { afterEach, expect, test, vi } from 'vitest'
import { moveFocus } from './keys.ts'

afterEach(() => vi.unstubAllGlobals())

function press(key: string, modifier: Partial<KeyboardEvent> = {}) {
  const focused = vi.fn()
  const group = { checkVisibility: () => true, focus: () => {}, getAttribute: () => null }
  const groups = [group, { ...group, focus: focused }]
  vi.stubGlobal('document', { activeElement: groups[0], getElementById: () => null })
  const preventDefault = vi.fn()
  const event = { key, ...modifier, preventDefault }
  moveFocus(event as unknown as KeyboardEvent, groups as unknown as HTMLElement[])
  return { isTaken: preventDefault.mock.calls.length > 0, isMoved: focused.mock.calls.length > 0 }
}

test('an arrow key goes to the next group', () => {
  expect(press('ArrowRight')).toEqual({ isTaken: true, isMoved: true })
})

test.each([
  ['ArrowLeft', { altKey: true }],
  ['ArrowLeft', { metaKey: true }],
  ['Home', { ctrlKey: true }],
  ['ArrowRight', { shiftKey: true }],
])('%s with %j belongs to the browser', (key, modifier) => {
  expect(press(key, modifier).isTaken).toBe(false)
})
