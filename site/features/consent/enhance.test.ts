import { afterEach, expect, test, vi } from 'vitest'
import type { ConsentChoice } from '../analytics/choice.ts'
import { enhance } from './enhance.ts'

afterEach(() => vi.unstubAllGlobals())

const choice = (change: Partial<ConsentChoice>) => ({
  ...{ preferences: false, statistics: false, marketing: false },
  ...{ until: Date.now() + 60_000, cookies: {}, ...change },
})

function browserWith(storage: Record<string, string>) {
  const contentWindow = {}
  const document = {
    activeElement: undefined as unknown,
    createElement: () => frame,
    documentElement: { style: { setProperty() {} } },
    getElementById: () => ({ append: () => Object.assign(frame, { isConnected: true }) }),
  }
  const frame = {
    style: {},
    contentWindow,
    isConnected: false,
    focus() {},
    remove() {
      Object.assign(frame, { isConnected: false })
      document.activeElement = undefined
    },
  }
  const events = new EventTarget()
  const removeItem = (key: string) => Reflect.deleteProperty(storage, key)
  vi.stubGlobal('localStorage', Object.defineProperty(storage, 'removeItem', { value: removeItem }))
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('document', document)
  const focused = vi.fn()
  const element = Object.assign(new EventTarget(), { focus: focused, textContent: 'Cookies' })
  return {
    frame,
    enter: () => Object.assign(document, { activeElement: frame }),
    open: () => element.dispatchEvent(new Event('click')),
    focused,
    start: (hasTags: boolean) => enhance(element as unknown as HTMLElement, { hasTags }),
    choose: (made: ConsentChoice) =>
      events.dispatchEvent(
        Object.assign(new Event('message'), { source: contentWindow, data: { choice: made } }),
      ),
  }
}

test('identifiers of the tag manager go when a visitor refuses after the choice has expired', async () => {
  const expired = JSON.stringify(choice({ statistics: true, until: Date.now() - 1 }))
  const storage = { consent: expired, 'tag-cookies': '{"_ga":"1"}' }
  const { frame, start, choose } = browserWith(storage)
  start(true)
  expect(frame.isConnected).toBe(true)
  choose(choice({ preferences: true }))
  await expect.poll(() => Object.keys(storage)).toEqual(['consent'])
  expect(frame.isConnected).toBe(false)
})

test('a choice returns the focus only to the button that opened the dialog', () => {
  const { start, enter, choose, open, focused } = browserWith({})
  start(false)
  enter()
  choose(choice({}))
  expect(focused).not.toHaveBeenCalled()
  open()
  enter()
  choose(choice({}))
  expect(focused).toHaveBeenCalledOnce()
})

test('identifiers of a tag manager that the site no longer has go with the next page', async () => {
  const storage = { consent: JSON.stringify(choice({ statistics: true })), 'tag-cookies': '{}' }
  browserWith(storage).start(false)
  await expect.poll(() => Object.keys(storage)).toEqual(['consent'])
})
