import { describe, expect, test } from 'vitest'
import { problem } from '../../../base/security/problem.ts'
import { formSaver } from './form-saver.ts'
import { leavingWay } from './guard-leaving.ts'
import { messages } from './messages.ts'
import type { SavedAnswer } from './show-summary.ts'
import { unsentStore } from './unsent.ts'
import { forgetUnsent } from './unsent-key.ts'

const answer = (isKept = true): SavedAnswer => ({
  isKept,
  summary: { lines: [], total: '$0', notes: [] },
  joining: undefined,
})

function savedForm() {
  const sent: { fields: string; respond(response: Response): void; fail(): void }[] = []
  const said: string[] = []
  let timer: { run(): void; ms: number } | undefined
  let fields = ''
  let keptCount = 0
  const saver = formSaver({
    fields: () => new URLSearchParams(fields),
    send: (body) =>
      new Promise((respond, reject) => {
        sent.push({ fields: String(body), respond, fail: () => reject(new TypeError('offline')) })
      }),
    answered: () => {},
    say: (words) => said.push(words),
    kept: () => {
      keptCount += 1
    },
    wait(run, ms) {
      const own = { run, ms }
      timer = own
      return () => {
        if (timer === own) timer = undefined
      }
    },
  })
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }
  return {
    saver,
    sent,
    said,
    keptCount: () => keptCount,
    waitsMs: () => timer?.ms,
    type(text: string) {
      fields = text
      saver.changed()
    },
    async fire() {
      const { run } = timer ?? { run: () => {} }
      timer = undefined
      run()
      await settle()
    },
    async respond(index: number, response: Response) {
      sent[index]?.respond(response)
      for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate)
    },
    async fail(index: number) {
      sent[index]?.fail()
      await settle()
    },
  }
}

describe('a form that saves itself', () => {
  test('sends once after a pause, and says so', async () => {
    const form = savedForm()
    form.type('a=1')
    form.type('a=12')
    expect(form.sent).toEqual([])
    await form.fire()
    await form.respond(0, Response.json(answer()))
    expect(form.sent.map(({ fields }) => fields)).toEqual(['a=12'])
    expect(form.said).toEqual([messages.saving, messages.saved])
    expect([form.saver.isSaved(), form.keptCount()]).toEqual([true, 1])
  })

  test('sends later input after the response, never at the same time', async () => {
    const form = savedForm()
    form.type('a=1')
    await form.fire()
    form.type('a=2')
    await form.fire()
    expect(form.sent).toHaveLength(1)
    await form.respond(0, Response.json(answer()))
    await form.fire()
    expect(form.sent.map(({ fields }) => fields)).toEqual(['a=1', 'a=2'])
    expect(form.keptCount()).toBe(0)
  })

  test('keeps trying after a failure, and says that it is not saved', async () => {
    const form = savedForm()
    form.type('a=1')
    await form.fire()
    await form.fail(0)
    expect([form.said.at(-1), form.saver.isSaved(), form.waitsMs()]).toEqual([messages.notSaved, false, 5000])
    await form.fire()
    await form.respond(1, Response.json(answer()))
    expect([form.said.at(-1), form.saver.isSaved()]).toEqual([messages.saved, true])
  })

  test('tries at once when the connection is back', async () => {
    const form = savedForm()
    form.type('a=1')
    await form.fire()
    await form.fail(0)
    form.saver.retry()
    expect(form.waitsMs()).toBe(0)
  })

  test('stops trying when the server says that nothing can change any more, and says why', async () => {
    const form = savedForm()
    form.type('a=1')
    await form.fire()
    await form.respond(0, problem(409, 'Registration is closed.'))
    expect([form.said.at(-1), form.waitsMs()]).toEqual(['Registration is closed.', undefined])
  })

  test('says when answers are too long for the device, and does not count them as saved', async () => {
    const form = savedForm()
    form.type('a=1')
    await form.fire()
    await form.respond(0, Response.json(answer(false)))
    expect([form.said.at(-1), form.keptCount()]).toEqual([messages.notKept, 0])
  })
})

describe('SH-066, SH-067, EV-018: a link', () => {
  const here = 'https://site.test/fall-institute/registration/3?edition=a'
  test.each([
    ['/fall-institute/registration/2?edition=a', '', 'inside'],
    ['/fall-institute/registration', '', 'outside'],
    ['/', '', 'outside'],
    ['https://elsewhere.test/fall-institute/registration/3', '', 'outside'],
    ['/auth/login?returnTo=%2F', '', 'log-in'],
    ['#email', '', 'nowhere'],
    ['/', '_blank', 'nowhere'],
    ['mailto:help@site.test', '', 'nowhere'],
    ['tel:+18005550100', '', 'nowhere'],
  ])('to %s with the target “%s” leads %s', (href, target, way) =>
    expect(leavingWay({ href: new URL(href, here).href, target }, here)).toBe(way),
  )

  test('that leads away asks in the exact words', () =>
    expect(messages.leave).toBe('Are you sure want to leave this page?'))
})

describe('answers that were not sent', () => {
  const place = { edition: 'fall', step: 2, who: '' }
  function storage() {
    const kept = new Map<string, string>()
    return {
      kept,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
  }

  test('are there again for the same edition, step and person only', () => {
    const store = unsentStore(() => found)
    const found = storage()
    expect(store.write(place, { names: ['guest-1'], fields: [['guest-1', 'Bo']] })).toBe(true)
    expect(store.read(place)?.fields).toEqual([['guest-1', 'Bo']])
    for (const other of [{ edition: 'spring' }, { step: 3 }, { who: 'x' }])
      expect(store.read({ ...place, ...other })).toBeUndefined()
  })

  test('are gone after a sign-out, and nothing else is', () => {
    const found = {
      'registration-unsent fall x 2': '1',
      cart: '2',
      removeItem: (key: string) => delete (found as Record<string, unknown>)[key],
    }
    forgetUnsent(() => found as unknown as Storage)
    expect(Object.keys(found)).toEqual(['cart', 'removeItem'])
    expect(() =>
      forgetUnsent(() => {
        throw new Error('forbidden')
      }),
    ).not.toThrow()
  })

  test('are lost without an error where the browser stores nothing', () => {
    const store = unsentStore(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    expect([store.write(place, { names: [], fields: [] }), store.read(place)]).toEqual([false, undefined])
  })

  test.each(['x', '[]', '{}', '{"fields":5}', '{"names":[2],"fields":[1,["a"],["a",2]]}'])(
    'that are stored as %s have no fields',
    (text) => {
      const found = storage()
      const store = unsentStore(() => found)
      store.write(place, { names: [], fields: [] })
      for (const key of found.kept.keys()) found.kept.set(key, text)
      expect(store.read(place)?.fields ?? []).toEqual([])
    },
  )
})
