import { readCalendar } from '@association/feeds/calendar/testing/read-calendar.ts'
import { describe, expect, test } from 'vitest'
import { disposition } from '../../base/disposition.ts'
import { contentsOf, linkTo, wireEntry } from '../../content/places/testing/contents.ts'
import { answerEdition, answerSchedule, type Dependencies } from './answer.ts'
import { editionIn, scheduleIn } from './load.ts'

const session = (id: string, start: string, title = id) => ({ id, type: 'session', title, start })
const days = [
  {
    date: '2027-10-14',
    sessions: [session('opening', '08:00', 'Öffnen: "a"\r\nx: y/../ü.exe'), session('talk', '09:00')],
  },
  { date: '2027-10-15', sessions: [session('closing', '10:00')] },
  { date: '2027-10-16', sessions: [] },
]
const edition = (id: string, fields: Record<string, unknown>) =>
  wireEntry('eventEdition', id, {
    ...{ internalName: id, key: id, kind: 'fall-institute', name: 'Fall Institute', path: '/fall-institute' },
    ...{ startDate: '2027-10-14', endDate: '2027-10-16', ...fields },
  })
const index = contentsOf([
  wireEntry('scheduler', 'glance', {
    internalName: 'x',
    title: 'At a glance',
    timeZone: 'America/Phoenix',
    days,
  }),
  wireEntry('scheduler', 'alone', { internalName: 'x' }),
  edition('fall-2027', { schedules: [linkTo('glance'), linkTo('unpublished')] }),
  edition('fall-2028', {}),
  wireEntry('page', 'about', { title: 'About', path: '/about' }),
])
const needs: Dependencies = {
  config: { siteUrl: 'https://site.test', feedAuthority: 'association.example,2026' },
  schedule: async (space, id) => scheduleIn(index, space, id),
  edition: async (key) => editionIn(index, key),
  isOutage: () => false,
}
const requestOf = (query = '', headers: Record<string, string> = {}) =>
  new Request(`http://127.0.0.1:3000/anything${query}`, { headers })
const ask = (query = '', { file = 'glance.ics', space = 'association', headers = {} } = {}) =>
  answerSchedule(requestOf(query, headers), { space, file }, needs)
const titlesIn = async (answer: Response) =>
  readCalendar(await answer.text()).events.map(({ title }) => title)

describe('the calendar of a schedule', () => {
  test('is a subscription that names the edition, and where it can be read again', async () => {
    const answer = await ask('?utm=x')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': expect.stringContaining('public, max-age=0, must-revalidate'),
      'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT',
      'x-robots-tag': 'noindex',
    })
    expect(answer.headers.get('content-disposition')).toMatch(
      /^inline; filename="fall-institute-at-a-glance\.ics"/,
    )
    const calendar = readCalendar(await answer.text())
    expect(calendar).toMatchObject({
      name: 'Fall Institute: At a glance',
      source: 'https://site.test/api/calendar/association/glance.ics',
      method: null,
    })
    expect(calendar.events[2]).toMatchObject({
      uid: 'closing.glance.association@association.example',
      ...{ start: '2027-10-15T17:00:00.000Z', url: 'https://site.test/fall-institute', sequence: 2 },
    })
  })

  test('answers 304 to a reader that has the newest version', async () => {
    const { headers } = await ask()
    for (const held of [
      { 'if-none-match': headers.get('etag') ?? '' },
      { 'if-modified-since': headers.get('last-modified') ?? '' },
    ])
      expect((await ask('', { headers: held })).status).toBe(304)
    expect(
      (await ask('?day=2027-10-14', { headers: { 'if-none-match': headers.get('etag') ?? '' } })).status,
    ).toBe(200)
  })

  test.each([
    ['?day=2027-10-15', ['closing']],
    ['?session=talk', ['talk']],
    ['?sessions=closing,talk,gone', ['talk', 'closing']],
    ['?sessions=', []],
  ])('%s selects sessions of it, and can be read again at the same address', async (query, titles) => {
    const calendar = readCalendar(await (await ask(query)).text())
    expect(calendar.events.map(({ title }) => title)).toEqual(titles)
    expect(calendar.source).toBe(`https://site.test/api/calendar/association/glance.ics${query}`)
  })

  test('that is downloaded does not update itself, and has a readable name', async () => {
    const answer = await ask('?download')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="fall-institute-at-a-glance.ics"; filename*=UTF-8''Fall%20Institute%3A%20At%20a%20glance.ics`,
    )
    expect(readCalendar(await answer.text()).source).toBeNull()
  })

  test('has the title of its only session as its name, which cannot end the header or name a folder', async () => {
    const answer = await ask('?session=opening&download=1')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="offnen-a-x-y-u-exe.ics"; filename*=UTF-8''%C3%96ffnen%3A%20%22a%22%20x%3A%20y%20..%20%C3%BC.exe.ics`,
    )
  })

  test.each([
    ['?day=2027-10-16', 404],
    ['?day=tomorrow', 400],
    ['?day=2027-10-14&day=2027-10-15', 400],
    ['?day=2027-10-14&session=talk', 400],
    ['?day=%0d%0aX:%201', 400],
    ['?session=unknown', 404],
    ['?session=../talk', 400],
    [`?session=${'x'.repeat(10_000)}`, 400],
    [`?sessions=${Array.from({ length: 201 }, (_, at) => `s${at}`).join()}`, 400],
    ['?sessions=a b', 400],
  ])('does not answer to %s', async (query, status) => {
    const answer = await ask(query)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json'])
  })

  test.each([
    { file: 'unknown.ics' },
    { file: 'glance' },
    { file: 'about.ics' },
    { file: 'fall-2027.ics' },
    { file: '../glance.ics' },
    { file: `${'x'.repeat(10_000)}.ics` },
    { file: '__proto__.ics' },
    { file: 'glance.ics', space: 'events' },
    { file: 'glance.ics', space: 'constructor' },
  ])('does not exist at %o', async (place) => expect((await ask('', place)).status).toBe(404))

  test('of a schedule without an edition and without days is empty', async () => {
    const calendar = readCalendar(await (await ask('', { file: 'alone.ics' })).text())
    expect(calendar).toMatchObject({ name: 'Schedule', events: [] })
  })
})

describe('the calendar of an edition', () => {
  const askEdition = (file: string) => answerEdition(requestOf(), file, needs)

  test('has its published schedules', async () =>
    expect(await titlesIn(await askEdition('fall-2027.ics'))).toHaveLength(3))

  test('without schedules is the event itself', async () =>
    expect(await titlesIn(await askEdition('fall-2028.ics'))).toEqual(['Fall Institute']))

  test.each(['fall-2029.ics', 'fall-2027', '.ics'])('does not exist at %s', async (file) =>
    expect((await askEdition(file)).status).toBe(404),
  )
})

test('an outage without a copy is unavailable, and any other error is one', async () => {
  const schedule = () => Promise.reject(new Error('gone'))
  const place = { space: 'events', file: 'glance.ics' }
  const answer = await answerSchedule(requestOf(), place, { ...needs, schedule, isOutage: () => true })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
  await expect(answerSchedule(requestOf(), place, { ...needs, schedule })).rejects.toThrow('gone')
})

test.each([
  ['שלום', `attachment; filename="calendar.ics"; filename*=UTF-8''%D7%A9%D7%9C%D7%95%D7%9D.ics`],
  ['\ud800', `attachment; filename="calendar.ics"; filename*=UTF-8''calendar.ics`],
  ['漢'.repeat(100), `attachment; filename="calendar.ics"; filename*=UTF-8''${'%E6%BC%A2'.repeat(80)}.ics`],
  ["it's (1)", `attachment; filename="it-s-1.ics"; filename*=UTF-8''it%27s%20%281%29.ics`],
])('a file of %j has a name that any program can use', (title, header) =>
  expect(disposition('attachment', title, 'calendar.ics')).toEqual(header),
)
