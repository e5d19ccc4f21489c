import { describe, expect, test, vi } from 'vitest'
import { type ChosenBrowser, makeChosenStore, maxSessions, parseChosen, toggled } from './chosen-sessions.ts'

const none = { sessions: [], at: 0 }

test.each([
  [null, none],
  ['', none],
  ['{', none],
  ['7', none],
  ['null', none],
  ['[]', none],
  ['{"sessions":"a","at":1}', none],
  ['{"sessions":["a"],"at":"soon"}', none],
  ['{"sessions":["a"],"at":-1}', none],
  ['{"sessions":["a"],"at":9e15}', none],
  ['{"sessions":["a"],"at":1.5}', { sessions: ['a'], at: 1 }],
  ['{"sessions":["a",1,null,"<b>","a","b"],"at":5}', { sessions: ['a', 'b'], at: 5 }],
  ['{"sessions":["a"],"at":5,"owner":7,"isSaved":true}', { sessions: ['a'], at: 5 }],
  ['{"sessions":["a"],"at":5,"owner":"m1"}', { sessions: ['a'], at: 5, owner: 'm1', isSaved: false }],
])('the stored value %j is read as %j', (text, chosen) => expect(parseChosen(text)).toEqual(chosen))

test('a stored list that is too long is cut', () => {
  const sessions = Array.from({ length: maxSessions + 50 }, (_, index) => `s${index}`)
  expect(parseChosen(JSON.stringify({ sessions, at: 1 })).sessions).toHaveLength(maxSessions)
})

describe('a choice', () => {
  test('gains a session, and loses it again', () => {
    const one = toggled(none, 'a', 1000)
    expect(one).toEqual({ sessions: ['a'], at: 1000 })
    expect(toggled(toggled(one, 'b', 1001), 'a', 1002)).toEqual({ sessions: ['b'], at: 1002 })
  })

  test('is newer than the one before, also where the clock was set back', () => {
    expect(toggled({ sessions: [], at: 5000 }, 'a', 1000).at).toBe(5001)
  })

  test('is not saved with the account yet', () => {
    const saved = { sessions: ['a'], at: 1, owner: 'm1', isSaved: true }
    expect(toggled(saved, 'b', 2)).toEqual({ sessions: ['a', 'b'], at: 2, owner: 'm1' })
  })
})

describe('the store', () => {
  function browserWith(kept = new Map<string, string>()) {
    const tab = new EventTarget()
    const browser: ChosenBrowser = {
      addEventListener: tab.addEventListener.bind(tab) as Window['addEventListener'],
      localStorage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => kept.set(key, value),
      },
    }
    return {
      browser,
      kept,
      event: (type: string, fields: object) => tab.dispatchEvent(Object.assign(new Event(type), fields)),
    }
  }
  const chosen = { sessions: ['a'], at: 1 }

  test('keeps the choice of each schedule on the device', () => {
    const { browser, kept } = browserWith()
    makeChosenStore('one', () => browser).change(chosen)
    expect(makeChosenStore('one', () => browser).current()).toEqual(chosen)
    expect(makeChosenStore('two', () => browser).current()).toEqual(none)
    expect([...kept.keys()]).toEqual(['schedule-one'])
  })

  test('reports changes in this tab, in other tabs, and while the page was in the back/forward cache', () => {
    const { browser, event } = browserWith()
    const store = makeChosenStore('one', () => browser)
    const listener = vi.fn()
    const stopping = new AbortController()
    store.onChange(listener, stopping.signal)
    store.change(chosen)
    event('storage', { key: 'schedule-one' })
    event('storage', { key: null })
    event('pageshow', { persisted: true })
    expect(listener).toHaveBeenCalledTimes(5)
    event('storage', { key: 'schedule-two' })
    event('pageshow', { persisted: false })
    stopping.abort()
    store.change(none)
    event('storage', { key: 'schedule-one' })
    expect(listener).toHaveBeenCalledTimes(5)
  })

  test.each(['forbidden', 'full'])(
    'keeps the choice for the page where the storage is %s, and says so',
    (kind) => {
      const fail = () => {
        throw new DOMException('No.')
      }
      const { browser } = browserWith()
      const getItem = kind === 'forbidden' ? fail : () => null
      const store = makeChosenStore('one', () => ({ ...browser, localStorage: { getItem, setItem: fail } }))
      expect(store.current()).toEqual(none)
      store.change(chosen)
      expect(store.current()).toEqual(chosen)
      expect(store.isKept()).toBe(false)
    },
  )
})
