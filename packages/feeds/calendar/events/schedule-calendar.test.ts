import { describe, expect, test } from 'vitest'
import { site } from '../../testing/entries.ts'
import { icsOf } from '../format/ics.ts'
import { published } from '../testing/published.ts'
import { readCalendar } from '../testing/read-calendar.ts'
import { calendarOfCourses } from './calendar-of-courses.ts'
import { editionCalendar, scheduleCalendar } from './schedule-calendar.ts'

const opening = { id: 'opening', type: 'general', title: 'Opening', start: '08:15', end: '09:30' }
const dinner = {
  ...{ id: 'dinner', type: 'optional', title: 'Dinner', track: 'Evening' },
  ...{ start: '22:00', end: '01:00', endsNextDay: true },
}
const call = { id: 'call', type: 'session', title: 'Call', start: '09:00', timeZone: 'America/Los_Angeles' }
const days = [
  { date: '2027-10-14', sessions: [opening, dinner] },
  { date: '2027-10-15', sessions: [call] },
]
const scheduleOf = (fields: Record<string, unknown> = {}, revision = 1) =>
  published(
    'scheduler',
    { title: 'At a glance', timeZone: 'America/Chicago', days, ...fields },
    { id: 'one', revision },
  )
const edition = published(
  'eventEdition',
  {
    ...{ key: 'fall-institute-2027', kind: 'fall-institute', name: '2027 Fall Institute' },
    ...{ path: '/fall-institute', startDate: '2027-10-14', endDate: '2027-10-16' },
    ...{ venueName: 'Bayshore Hotel', venueAddress: '400 Bayshore Boulevard\n Clearwater, FL 33767 ' },
  },
  { revision: 4, updatedAt: '2026-11-20T09:30:00Z' },
)
const eventsOf = (...args: Parameters<typeof scheduleCalendar>) =>
  readCalendar(icsOf(scheduleCalendar(...args))).events

describe('a schedule', () => {
  test('has an event for each session: past midnight, without an end, and in another zone', () => {
    expect(eventsOf(scheduleOf(), site)).toMatchObject([
      { uid: 'opening.one.events@association.example', start: '2027-10-14T13:15:00.000Z' },
      { title: 'Dinner', start: '2027-10-15T03:00:00.000Z', end: '2027-10-15T06:00:00.000Z' },
      { title: 'Call', start: '2027-10-15T16:00:00.000Z', end: undefined },
    ])
    const file = icsOf(scheduleCalendar(scheduleOf(), site))
    expect(readCalendar(file).zones).toEqual(['America/Chicago', 'America/Los_Angeles'])
  })

  test('contains room and venue, speakers, credits, kind and track', () => {
    const full = {
      ...{ ...dinner, room: 'Room 204', description: 'Two courses.' },
      ...{ speakers: ['A, MD', 'B; MD'], credits: 1.25 },
    }
    const schedule = scheduleOf({ days: [{ date: '2027-10-14', sessions: [full] }] })
    expect(eventsOf({ ...schedule, edition }, site)[0]).toMatchObject({
      location: 'Room 204, Bayshore Hotel, 400 Bayshore Boulevard, Clearwater, FL 33767',
      description: 'Two courses.\nWith A, MD; B; MD\n1.25 credits',
      categories: ['Optional', 'Evening'],
      url: 'https://leaders.example/fall-institute',
    })
  })

  test('can be one day, one session or a personal choice, whose events have the same identity', () => {
    const all = eventsOf(scheduleOf(), site)
    expect(eventsOf(scheduleOf(), site, { day: '2027-10-15' })).toEqual(all.slice(2))
    expect(eventsOf(scheduleOf(), site, { sessions: new Set(['call', 'opening', 'gone']) })).toEqual(
      [0, 2].map((at) => all[at]),
    )
    expect(scheduleCalendar(scheduleOf(), site, { isMine: true }).name).toBe('My schedule: At a glance')
  })

  test('is updated by a second import: the same identities, and a greater sequence', () => {
    const before = eventsOf({ ...scheduleOf(), edition }, site)
    const moved = days.map((day) => ({ ...day, date: day.date.replace('-10-', '-11-') }))
    const changes = [
      { ...scheduleOf({ days: moved }, 2), edition },
      { ...scheduleOf(), edition: { ...edition, revision: 5 } },
    ]
    for (const schedule of changes) {
      const after = eventsOf(schedule, site)
      expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
      expect(after.map(({ sequence }) => sequence)).toEqual(before.map(({ sequence }) => sequence + 1))
    }
  })

  test('is as old as its newest part, whenever it is read', () => {
    expect(eventsOf(scheduleOf(), site)[0]?.stamp).toBe('2026-11-04T09:30:00.000Z')
    expect(eventsOf({ ...scheduleOf(), edition }, site)[0]?.stamp).toBe('2026-11-20T09:30:00.000Z')
  })

  test.each([null, 'days', [{ date: 'x' }], [{ date: '2027-10-14', sessions: [{}] }]])(
    'that reads %j has no events',
    (broken) => expect(eventsOf(scheduleOf({ days: broken }), site)).toEqual([]),
  )
})

describe('an edition', () => {
  test('has the sessions of all its schedules', () => {
    const vanguard = published('scheduler', { kind: 'vanguard', days }, { id: 'two' })
    const calendar = editionCalendar({ ...edition, schedules: [scheduleOf(), vanguard] }, site)
    expect(calendar.name).toBe('2027 Fall Institute')
    expect(new Set(calendar.events.map(({ uid }) => uid)).size).toBe(6)
  })

  test('without sessions is one event of all its days', () => {
    const { events } = readCalendar(icsOf(editionCalendar({ ...edition, schedules: [] }, site)))
    expect(events).toMatchObject([
      {
        ...{ uid: 'fall-institute-2027.event@association.example', sequence: 4 },
        ...{ title: '2027 Fall Institute', start: '2027-10-14', end: '2027-10-17' },
      },
    ])
  })
})

describe('a registration', () => {
  const course = (slug: string, day: number) => ({
    ...{ slug, day, title: slug, date: `2027-10-${13 + day}` },
    ...{ credits: 4, faculty: ['Maren Okafor, MD'], offers: [] },
  })
  const none = { soundBath: undefined, pickleball: undefined, guest: undefined }
  const golf = { variantId: '1', name: 'Golf', price: { price: 185, isProgramSpecific: false } }
  const fallInstitute = {
    ...{ name: '2027 Fall Institute', path: '/fall-institute', startDate: '2027-10-14' },
    ...{ groupActivityDay: 2, extras: { ...none, vanguard: undefined, membership: undefined, golf } },
    courses: [course('finance', 1), course('teams', 1), course('ethics', 3)],
  }
  const booked = (courses: string[], activity?: 'golf') => {
    const booking = { person: 'r1', courses, activity, revision: 2, updated: 0 }
    return readCalendar(icsOf(calendarOfCourses({ edition: fallInstitute, booking, site }))).events
  }

  test('has its courses and its activity, each on its day', () => {
    expect(booked(['ethics', 'finance'], 'golf')).toMatchObject([
      { uid: 'day-1.r1.registration@association.example', title: 'finance', start: '2027-10-14' },
      { uid: 'day-3.r1.registration@association.example', title: 'ethics', start: '2027-10-16' },
      { uid: 'activity.r1.registration@association.example', title: 'Golf', start: '2027-10-15' },
    ])
  })

  test('that changes the course of a day changes the event of that day', () => {
    expect(booked(['teams']).map(({ uid }) => uid)).toEqual(booked(['finance']).map(({ uid }) => uid))
  })
})
