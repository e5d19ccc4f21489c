import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OrganizerConfig, organizerConfig } from '@association/services/config'
import { isExportToken } from '@association/services/registrations/export-token.ts'
import type { ExportedRegistration } from '@association/services/registrations/exported.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recorder } from '../../../testing/space.ts'
import { type RegistrationsExportOptions, run } from './run.ts'

const secret = 'a-secret-of-the-site-and-the-command-line'
const edition = 'fall-institute-2027'
const now = Date.UTC(2026, 10, 23, 4)
let site: Server
let config: OrganizerConfig
let folder = ''
let registrations: readonly object[] = []
let fault: { status: number; body: string } | undefined

beforeAll(async () => {
  site = createServer(({ url = '', headers }, response) => {
    const asked = new URL(url, 'http://localhost').searchParams.get('edition') ?? ''
    const token = headers.authorization?.replace('Bearer ', '') ?? ''
    const answer = (status: number, body: string) => response.writeHead(status).end(body)
    if (fault) answer(fault.status, fault.body)
    else if (!isExportToken(token, { secret, edition: asked, now })) answer(401, '{}')
    else if (asked !== edition) answer(404, JSON.stringify({ editions: ['conference-2026', edition] }))
    else answer(200, JSON.stringify({ edition, name: '2027 Fall Institute', registrations }))
  })
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready))
  const SITE_URL = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  config = organizerConfig({ SITE_URL, REGISTRATION_SECRET: secret })
})
afterAll(() => site.close())
beforeEach(() => {
  fault = undefined
  registrations = [golfer, waiting]
  folder = mkdtempSync(join(tmpdir(), 'registrations-'))
})

const golfer: ExportedRegistration = {
  id: 'r-1',
  state: 'confirmed',
  registeredAt: '2026-11-20T10:00:00.000Z',
  firstName: 'Ana',
  lastName: 'Núñez',
  credentials: 'MD, MBA',
  badgeName: 'Ana',
  email: 'ana@example.org',
  phone: '+1 555 0100',
  organization: 'County “General”',
  emergencyName: 'Luis',
  emergencyPhone: '555-0101',
  diet: ['Vegetarian', 'No nuts'],
  dietOther: 'No sesame',
  wantsVisaLetter: true,
  hasOptedOutOfSponsors: false,
  courses: [
    { day: 1, slug: 'finance', title: 'Finance' },
    { day: 3, slug: 'quality', title: 'Quality' },
  ],
  waitingFor: [],
  activity: 'golf',
  activityDetails: { Handicap: '12.4', Clubs: 'Own clubs', Pairing: '' },
  guests: ['Luis', 'Eva'],
  isVanguard: false,
  joinsNow: false,
  tier: 'early bird',
  totalCents: 193_405,
  isOverbooked: false,
  isUnclear: false,
  lines: [{ variantId: '41', quantity: 1, name: 'Finance' }],
  orders: ['#1001'],
}

const waiting: ExportedRegistration = {
  ...{ ...golfer, id: 'r-2', state: 'waiting', firstName: 'Bo', lastName: 'Li', tier: null },
  ...{
    courses: [],
    waitingFor: [{ day: 2, slug: 'law', title: 'Law', since: '2026-11-18T09:00:00.000Z' }],
    activity: 'none',
    activityDetails: {},
  },
  ...{ guests: [], diet: [], dietOther: '', wantsVisaLetter: false, totalCents: 0 },
}

async function registrationsExport(options: Partial<RegistrationsExportOptions> = {}, change = {}) {
  const { io, said } = recorder({ now: () => new Date(now), ...change })
  const code = await run({ config, edition, ...options }, io)
  return { code, ...said }
}

const rowsOf = (csv: string) => csv.split('\r\n').slice(0, -1)
const namesIn = (csv: string) =>
  rowsOf(csv)
    .slice(1)
    .map((row) => row.split(',')[2])

describe('registrations export', () => {
  test('prints a row for each registration, with all that organizers need', async () => {
    const { code, out, err } = await registrationsExport()
    expect(code).toBe(0)
    expect(rowsOf(out)).toEqual([
      'State,Registered at (UTC),Name,Badge name,Credentials,Organization,Email,Phone,Emergency contact,Emergency phone,' +
        'Day 1,Day 2,Day 3,Waiting for,Vanguard,Joins now,Activity,Activity details,Guests,Names of guests,' +
        'Dietary restrictions,Visa letter,Sponsor opt-out,Price tier,Total (USD),Overbooked,Payment unclear,Orders,Registration',
      `confirmed,2026-11-20T10:00:00.000Z,Ana Núñez,Ana,"MD, MBA",County “General”,ana@example.org,'+1 555 0100,Luis,555-0101,` +
        'Finance,,Quality,,no,no,Golf,Handicap: 12.4; Clubs: Own clubs,2,Luis; Eva,' +
        'Vegetarian; No nuts; No sesame,yes,no,early bird,1934.05,no,no,#1001,r-1',
      `waiting,2026-11-20T10:00:00.000Z,Bo Li,Ana,"MD, MBA",County “General”,ana@example.org,'+1 555 0100,Luis,555-0101,` +
        ',,,Law (since 2026-11-18T09:00:00.000Z),no,no,,,0,,,no,no,,0.00,no,no,#1001,r-2',
    ])
    expect(err).toContain('2 registrations for 2027 Fall Institute.')
  })

  test('writes a file that only its owner may read, in place of a file or a link that all may read', async () => {
    for (const name of ['new.csv', 'open.csv', 'link.csv']) {
      const output = join(folder, name)
      if (name === 'open.csv') {
        writeFileSync(output, 'old')
        chmodSync(output, 0o644)
      }
      if (name === 'link.csv') symlinkSync(join(folder, 'open.csv'), output)
      const { code, out } = await registrationsExport({ output })
      expect([code, out, statSync(output).mode & 0o777]).toEqual([0, '', 0o600])
      const csv = readFileSync(output, 'utf8')
      expect(csv.startsWith('\ufeffState,')).toBe(true)
      expect(rowsOf(csv)).toHaveLength(3)
    }
    expect(readdirSync(folder).toSorted()).toEqual(['link.csv', 'new.csv', 'open.csv'])
  })

  test.each([
    [{ state: ['waiting'] }, ['Bo Li']],
    [{ state: ['held', 'confirmed'] }, ['Ana Núñez']],
    [{ course: 'FINANCE' }, ['Ana Núñez']],
    [{ course: 'law' }, ['Bo Li']],
    [{ course: 'law', state: ['confirmed'] }, []],
  ] as const)('%j chooses the registrations', async (choice, names) => {
    const { out, err } = await registrationsExport(choice)
    expect(namesIn(out)).toEqual(names)
    expect(err).toContain(`${names.length} of 2 registrations`)
  })

  test('without registrations the table has only its headings', async () => {
    registrations = []
    const { code, out, err } = await registrationsExport({ output: '-', course: 'law' })
    expect([code, rowsOf(out).length]).toEqual([0, 1])
    expect(err).toContain('There is no registration for 2027 Fall Institute yet')
  })

  test.each([
    '=HYPERLINK("https://evil.example","Click")',
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '   =1+1',
    '"=1+1',
    "'=1+1",
    '\u200b=1+1',
    '\ufeff=1+1',
    '＝1+1',
    '\u00a0-1',
  ])('%j stays text in each cell, and a reader of CSV gets one row for it', async (text) => {
    registrations = [
      {
        ...waiting,
        firstName: text,
        lastName: '',
        badgeName: text,
        waitingFor: [{ day: 1, slug: 's', title: text, since: '2026-11-18T09:00:00.000Z' }],
      },
    ]
    const { out } = await registrationsExport()
    const rows = parsedCsv(out)
    expect(rows).toHaveLength(2)
    expect(new Set(rows.map((cells) => cells.length))).toEqual(new Set([29]))
    const cells = rows[1] ?? []
    for (const cell of [cells[2], cells[3], cells[13]]) expect(cell?.startsWith("'")).toBe(true)
  })
})

/** Follows RFC 4180. */
function parsedCsv(csv: string): string[][] {
  const cells = [...csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)]
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

describe('a failure is one sentence, and nothing is written:', () => {
  const other = (change: Partial<OrganizerConfig>) => ({ config: { ...config, ...change } })
  test.each<[string, () => Partial<RegistrationsExportOptions>, string, string]>([
    [
      'an unknown edition',
      () => ({ edition: 'fall' }),
      'no edition “fall”: choose conference-2026, fall-institute-2027.',
      'USAGE',
    ],
    [
      'an unknown course',
      () => ({ course: 'lawn' }),
      'The courses with registrations are finance, law, quality.',
      'USAGE',
    ],
    [
      'another secret',
      () => other({ registration: { secret: 'another-secret-of-this-command-line' } }),
      'give REGISTRATION_SECRET the same value',
      'CONFIGURATION',
    ],
    ['a site out of reach', () => other({ siteUrl: 'http://127.0.0.1:9' }), 'does not answer', 'REFUSED'],
    [
      'a site without TLS',
      () => other({ siteUrl: 'http://www.example.org' }),
      'must begin with https://',
      'CONFIGURATION',
    ],
    [
      'a folder that does not exist',
      () => ({ output: join(folder, 'none', 'a.csv') }),
      'make the folder',
      'USAGE',
    ],
    ['a folder in place of a file', () => ({ output: folder }), 'name a file in it', 'USAGE'],
  ])('%s', async (...[, options, sentence, code]) => {
    const ended = registrationsExport({ output: join(folder, 'a.csv'), ...options() })
    await expect(ended).rejects.toThrow(sentence)
    await expect(ended).rejects.toMatchObject({ code })
    expect(readdirSync(folder)).toEqual([])
  })

  test.each([
    [200, '<p>', 'sent something else than registrations'],
    [200, '{"edition":"x","name":"X","registrations":[{"id":1}]}', 'sent something else than registrations'],
    [404, '<p>', 'There is no export of registrations'],
    [302, '', 'There is no export of registrations'],
    [429, '{}', 'cannot read the registrations (status 429)'],
    [503, '{}', 'cannot read the registrations (status 503)'],
    [404, '{"editions":[]}', 'the site has no edition at all'],
  ])('the answer %i %s', async (status, body, sentence) => {
    fault = { status, body }
    await expect(registrationsExport({ output: join(folder, 'a.csv') })).rejects.toThrow(sentence)
    expect(readdirSync(folder)).toEqual([])
  })

  test('a terminal instead of a file', async () => {
    const ended = registrationsExport({}, { isTerminal: true })
    await expect(ended).rejects.toThrow('are not shown on a terminal: add --output registrations.csv.')
  })
})
