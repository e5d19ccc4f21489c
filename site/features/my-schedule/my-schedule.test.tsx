import type { Chosen } from '@association/content/shared/schedule/chosen-sessions.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { calendarAddress } from './calendar-address.ts'
import { CalendarLinks } from './calendar-links.tsx'
import { keepWithAccount, reconcile } from './keep-with-account.ts'

const schedule = { schedule: 'conference-glance', space: 'events' } as const

describe('the links to a calendar', () => {
  const settings = { siteUrl: 'https://www.leaders.example', memberAppUrl: '', supportEmail: '' }
  const links = (part?: { day: string } | { session: string; title: string }) =>
    [
      ...renderToStaticMarkup(<CalendarLinks {...schedule} part={part} settings={settings} />).matchAll(
        /<a href="([^"]+)"/g,
      ),
    ].map(([, address]) => address)
  const address = '/api/calendar/events/conference-glance.ics'

  test('lead to the schedule, and to a subscription of it', () => {
    expect(links()).toEqual([address, `webcal://www.leaders.example${address}`])
  })
  test('lead to a day, a session and the chosen sessions', () => {
    expect(links({ day: '2026-04-17' })).toEqual([`${address}?day=2026-04-17`])
    expect(links({ session: 'opening', title: 'Opening' })).toEqual([`${address}?session=opening`])
    expect(calendarAddress(schedule, { sessions: ['a', 'b'] })).toBe(`${address}?sessions=a,b`)
  })
})

describe('the device and the account', () => {
  const account = { sessions: ['a', 'b'], at: 100 }
  const mine = (sessions: string[], at: number) => ({ sessions, at, owner: 'm1' })
  const kept = (sessions: string[], at: number, isSaved: boolean) => ({ ...mine(sessions, at), isSaved })

  test.each([
    ['the newer choice of the device wins', mine(['a'], 101), kept(['a'], 101, false)],
    ['the newer choice of the account wins', mine(['c'], 99), kept(['a', 'b'], 100, true)],
    [
      'a choice before signing in is added',
      { sessions: ['b', 'c'], at: 5 },
      kept(['a', 'b', 'c'], 101, false),
    ],
    [
      'an empty choice before signing in changes nothing',
      { sessions: [], at: 0 },
      kept(['a', 'b'], 100, true),
    ],
    [
      'the choice of another person is dropped',
      { sessions: ['z'], at: 999, owner: 'm2' },
      kept(['a', 'b'], 100, true),
    ],
  ])('%s', (_, device: Chosen, expected) => expect(reconcile(device, account, 'm1')).toEqual(expected))

  test('keep as many sessions as the account can hold', () => {
    const many = Array.from({ length: 200 }, (_, at) => `s${at}`)
    const { sessions } = reconcile({ sessions: ['new'], at: 5 }, { sessions: many, at: 1 }, 'm1')
    expect(sessions).toHaveLength(200)
    expect(sessions).toContain('new')
  })

  function setup(device: Chosen = { sessions: [], at: 0 }) {
    let current = device
    const told: boolean[] = []
    const requests: { sent?: Chosen; end(answer: Chosen | Error): void }[] = []
    const request = (sent?: Chosen) =>
      new Promise<Chosen>((resolve, reject) => {
        requests.push({
          ...(sent && { sent }),
          end: (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)),
        })
      })
    const store = {
      current: () => current,
      change(next: Chosen) {
        current = next
        void keeping.changed()
      },
    }
    const keeping = keepWithAccount({
      store,
      load: () => request(),
      save: request,
      say: (isSaved) => told.push(isSaved),
    })
    const answer = async (index: number, value: Chosen | Error) => {
      requests[index]?.end(value)
      await new Promise(setImmediate)
    }
    return { store, keeping, requests, answer, told }
  }

  test('a guest’s choice stays on the device', () => {
    const { store, keeping, requests } = setup()
    keeping.viewerIs(undefined)
    store.change({ sessions: ['a'], at: 1 })
    expect(requests).toEqual([])
    expect(store.current().sessions).toEqual(['a'])
  })

  test('a change while another one is being saved is saved next', async () => {
    const { store, keeping, requests, answer, told } = setup()
    keeping.viewerIs('m1')
    await answer(0, { sessions: [], at: 0 })
    store.change({ ...store.current(), sessions: ['a'], at: 10, isSaved: false })
    store.change({ ...store.current(), sessions: ['a', 'b'], at: 11 })
    expect(requests).toHaveLength(2)
    await answer(1, { sessions: ['a'], at: 10 })
    expect(requests[2]?.sent?.sessions).toEqual(['a', 'b'])
    await answer(2, { sessions: ['a', 'b'], at: 11 })
    expect(store.current()).toEqual(kept(['a', 'b'], 11, true))
    expect(requests).toHaveLength(3)
    expect(told).toEqual([true, true])
  })

  test('a time that the account corrects is not saved again and again', async () => {
    const { store, keeping, requests, answer } = setup({ sessions: ['a'], at: 9e15 })
    keeping.viewerIs('m1')
    await answer(0, { sessions: [], at: 0 })
    await answer(1, { sessions: ['a'], at: 100 })
    expect(store.current()).toEqual(kept(['a'], 100, true))
    expect(requests).toHaveLength(2)
  })

  test('a failed request keeps the choice, says so, and the next change tries again', async () => {
    const { store, keeping, requests, answer, told } = setup({ sessions: ['a'], at: 5 })
    keeping.viewerIs('m1')
    await answer(0, new Error('offline'))
    store.change({ ...store.current(), sessions: ['a', 'b'], at: 6 })
    await answer(1, { sessions: [], at: 0 })
    await answer(2, new Error('offline'))
    expect(store.current().sessions).toEqual(['a', 'b'])
    expect(told).toEqual([false, false])
    void keeping.changed()
    expect(requests).toHaveLength(4)
  })

  test('signing out removes a saved choice from the device, and keeps an unsaved one', () => {
    const saved = setup(kept(['a'], 1, true))
    saved.keeping.viewerIs(undefined)
    expect(saved.store.current().sessions).toEqual([])
    const unsaved = setup(kept(['a'], 1, false))
    unsaved.keeping.viewerIs(undefined)
    expect(unsaved.store.current().sessions).toEqual(['a'])
  })

  test('an answer for a person who signed out meanwhile is dropped', async () => {
    const { store, keeping, answer } = setup()
    keeping.viewerIs('m1')
    keeping.viewerIs(undefined)
    await answer(0, account)
    expect(store.current().sessions).toEqual([])
  })
})
