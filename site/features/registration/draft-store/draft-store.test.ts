import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RecordCabinet, RecordsError } from '@association/services/shared-state'
import { diskRecords } from '@association/services/shared-state/local/disk-records.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Draft } from '../draft.ts'
import { noDraftCookies } from './cookie-chunks.ts'
import { draftStore } from './draft-store.ts'

const config = { siteUrl: 'https://site.test', registration: { secret: 's'.repeat(32) } }
const log = { warn: vi.fn() }
const edition = 'fall-institute-2027'
const maren = { subject: 'auth0|1' }
const other = { subject: 'auth0|2' }
let folder: string
const somebody = () => ({ subject: `auth0|${randomUUID()}` })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drafts '))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const storeWith = (records: RecordCabinet = diskRecords({ folder }), given = config) =>
  draftStore({ config: given, records, log })
const failing: RecordCabinet = {
  get: () => Promise.reject(new RecordsError('unreachable', 'no disk')),
  put: () => Promise.reject(new RecordsError('unreachable', 'no disk')),
  remove: () => Promise.reject(new RecordsError('unreachable', 'no disk')),
}

function device() {
  const jar = new Map<string, string>()
  return {
    jar,
    take(cookies: readonly string[]) {
      for (const cookie of cookies) {
        const [pair = ''] = cookie.split(';')
        const at = pair.indexOf('=')
        if (cookie.includes('Max-Age=0')) jar.delete(pair.slice(0, at))
        else jar.set(pair.slice(0, at), pair.slice(at + 1))
      }
    },
    headers: () => new Headers({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
  }
}
type Device = ReturnType<typeof device>

const visit = (on: Device, session?: { subject: string }) => ({ headers: on.headers(), session })
const withName = (draft: Draft, lastName: string, at: number): Draft => ({
  ...draft,
  answers: { ...draft.answers, 6: { values: { lastName }, at, isAttempted: false } },
})
const nameIn = (draft: Draft) => draft.answers[6]?.values.lastName

async function enter(
  on: Device,
  lastName: string,
  { session = undefined as undefined | { subject: string }, at = 1, store = storeWith(), of = edition } = {},
) {
  const draft = await store.open(visit(on, session), of)
  const saved = await store.save(withName(draft, lastName, at), visit(on, session))
  on.take(saved.cookies)
  return saved
}
const opened = async (
  on: Device,
  session?: { subject: string },
  { store = storeWith(), of = edition } = {},
) => nameIn(await store.open(visit(on, session), of))

describe('on the device', () => {
  test('a guest finds the earlier answers, under the same id', async () => {
    const browser = device()
    const { draft } = await enter(browser, 'Oduya')
    expect(await storeWith().open(visit(browser), edition)).toEqual(draft)
  })

  test('the cookie is encrypted, not readable by scripts, and lasts 30 days', async () => {
    const browser = device()
    const { cookies } = await enter(browser, 'Oduya')
    expect(cookies[0]).toMatch(
      /^__Host-registration-0=[\w-]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(
      Buffer.from(browser.jar.get('__Host-registration-0') ?? '', 'base64url').toString('latin1'),
    ).not.toContain('Oduya')
  })

  test('drafts of two editions never mix', async () => {
    const browser = device()
    await enter(browser, 'First')
    await enter(browser, 'Second', { of: 'fall-institute-2028' })
    expect(await opened(browser)).toBe('First')
    expect(await opened(browser, undefined, { of: 'fall-institute-2028' })).toBe('Second')
  })

  test.each([
    ['of another secret', { ...config, registration: { secret: 't'.repeat(32) } }],
    ['of a site without https', { ...config, siteUrl: 'http://site.test' }],
  ])('a cookie %s is ignored', async (_, changed) => {
    const browser = device()
    await enter(browser, 'Oduya')
    expect(await opened(browser, undefined, { store: storeWith(undefined, changed) })).toBeUndefined()
  })

  test('a cookie that was changed is ignored, whatever is in it', async () => {
    const empty = await storeWith().open(visit(device()), edition)
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 60 }), async (text) => {
        const headers = new Headers({ cookie: `__Host-registration-0=${encodeURIComponent(text)}` })
        const draft = await storeWith().open({ headers, session: undefined }, edition)
        expect(draft).toEqual({ ...empty, id: draft.id })
      }),
    )
  })

  test('longer answers take a second cookie, and short ones remove it again', async () => {
    const [browser, store] = [device(), storeWith()]
    const draft = await store.open(visit(browser), edition)
    browser.take((await store.save(withNoise(draft, 350), visit(browser))).cookies)
    expect([...browser.jar.keys()]).toEqual(['__Host-registration-0', '__Host-registration-1'])
    expect(await store.open(visit(browser), edition)).toEqual(withNoise(draft, 350))
    browser.take((await store.save(withName(draft, 'Short', 2), visit(browser))).cookies)
    expect([...browser.jar.keys()]).toEqual(['__Host-registration-0'])
  })
})

const noise = (length: number) =>
  Array.from({ length }, (_, index) =>
    String.fromCharCode(0x4e00 + ((index * 7919 + length * 104_729) % 20_000)),
  ).join('')

function withNoise(draft: Draft, length: number): Draft {
  const names = ['firstName', 'lastName', 'credentials', 'badgeName', 'organization']
  const values = Object.fromEntries(names.map((name, index) => [name, noise(length - index)]))
  return { ...draft, answers: { 6: { values, at: 1, isAttempted: false } } }
}

describe('more than the device can hold', () => {
  const tooMuch = (draft: Draft): Draft => ({
    ...withNoise(draft, 500),
    answers: {
      ...withNoise(draft, 490).answers,
      2: {
        values: Object.fromEntries([1, 2, 3, 4].map((guest) => [`guest-${guest}`, noise(480 - guest)])),
        at: 1,
        isAttempted: false,
      },
    },
  })

  test('is kept on the server for a visitor who is signed in', async () => {
    const [browser, session, store] = [device(), somebody(), storeWith()]
    const draft = tooMuch(await store.open(visit(browser, session), edition))
    const saved = await store.save(draft, visit(browser, session))
    expect([saved.isKept, saved.cookies]).toEqual([true, []])
    expect((await store.open(visit(browser, session), edition)).answers).toEqual(draft.answers)
  })

  test('is reported to a guest, whose earlier answers stay', async () => {
    const browser = device()
    await enter(browser, 'Earlier')
    const store = storeWith()
    const saved = await store.save(tooMuch(await store.open(visit(browser), edition)), visit(browser))
    expect([saved.isKept, saved.cookies]).toEqual([false, []])
    expect(await opened(browser)).toBe('Earlier')
  })
})

describe('on the server', () => {
  test('a visitor who is signed in continues on another device', async () => {
    const session = somebody()
    const { draft } = await enter(device(), 'Oduya', { session })
    expect(await storeWith().open(visit(device(), session), edition)).toEqual(draft)
  })

  test('each step comes from the device where it changed last', async () => {
    const [session, one, two] = [somebody(), device(), device()]
    await enter(one, 'Old', { session, at: 1 })
    await enter(two, 'New', { session, at: 2 })
    expect(await opened(one, session)).toBe('New')
  })

  test('the answers of a guest belong only to the person who then signs in', async () => {
    const [browser, session] = [device(), somebody()]
    await enter(browser, 'Oduya')
    expect(await opened(browser, session)).toBe('Oduya')
    await enter(browser, 'Oduya', { session, at: 2 })
    expect(await opened(browser, other)).toBeUndefined()
    expect(await opened(device(), other)).toBeUndefined()
  })

  test('a lapsed session loses nothing, and another person who signs in replaces what they cannot see', async () => {
    const browser = device()
    await enter(browser, 'Maren', { session: maren })
    expect(await opened(browser)).toBe('Maren')
    await enter(browser, 'Other', { session: other, at: 5 })
    expect(await opened(browser, other)).toBe('Other')
    expect(await opened(browser, maren)).toBe('Maren')
  })

  test('a sign-out leaves nothing on the device', async () => {
    const browser = device()
    await enter(browser, 'Maren', { session: maren })
    browser.take(noDraftCookies(config.siteUrl))
    expect(browser.jar.size).toBe(0)
    expect(await opened(browser, maren)).toBe('Maren')
  })

  test('while the records are out of reach, the device is enough, and the log says so without personal data', async () => {
    const [browser, store] = [device(), storeWith(failing)]
    log.warn.mockClear()
    const saved = await enter(browser, 'Oduya', { session: somebody(), store })
    expect(saved.isKept).toBe(true)
    expect(await opened(browser, undefined, { store })).toBe('Oduya')
    expect(log.warn).toHaveBeenCalledWith('The drafts of registrations cannot be used: no disk.')
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('Oduya')
  })

  test('two devices that save at the same time lose no step', async () => {
    const session = somebody()
    const store = storeWith()
    const base = await store.open(visit(device(), session), edition)
    const entered = (step: 1 | 2 | 3 | 4 | 5 | 6): Draft => ({
      ...base,
      answers: { [step]: { values: {}, at: step, isAttempted: true } },
    })
    await Promise.all(
      ([1, 2, 3, 4, 5, 6] as const).map((step) => store.save(entered(step), visit(device(), session))),
    )
    const { answers } = await store.open(visit(device(), session), edition)
    expect(Object.keys(answers)).toEqual(['1', '2', '3', '4', '5', '6'])
  })
})
