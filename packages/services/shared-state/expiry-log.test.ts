import { expect, test, vi } from 'vitest'
import { expiryLog } from './expiry-log.ts'

const log = { info: vi.fn(), warn: vi.fn() }
const started = (options: { maxTags?: number } = {}) => {
  const expiries = expiryLog({ log, ...options })
  expiries.startAt('100-0')
  return expiries
}

test('a tag has expired only for positions before its entry', () => {
  const expiries = started()
  const before = expiries.position()
  expiries.apply([{ id: '101-0', expired: ['a'] }])
  expect(expiries.hasExpired(['a'], before)).toBe(true)
  expect(expiries.hasExpired(['b'], before)).toBe(false)
  expect(expiries.hasExpired(['a'], expiries.position())).toBe(false)
})

test('ids are compared as numbers', () => {
  const expiries = started()
  expiries.apply([{ id: '100-9', expired: ['a'] }])
  const nine = expiries.position()
  expiries.apply([{ id: '100-10', expired: ['a'] }])
  expect(expiries.hasExpired(['a'], nine)).toBe(true)
})

test('entries that were applied before are skipped', () => {
  const expiries = started()
  const heard = vi.fn()
  expiries.subscribe(heard)
  expiries.apply([{ id: '101-0', expired: ['a'] }])
  expiries.apply([
    { id: '101-0', expired: ['a'] },
    { id: '102-0', expired: ['b'] },
  ])
  expect(heard.mock.calls).toEqual([[['a']], [['b']]])
})

test('a listener hears of an expiry before the position moves on', () => {
  const expiries = started()
  const before = expiries.position()
  const heard = vi.fn(() => {
    expect(expiries.position()).toBe(before)
    expect(expiries.hasExpired(['a'], before)).toBe(true)
  })
  expiries.subscribe(heard)
  expiries.apply([{ id: '101-0', expired: ['a'] }])
  expect(heard).toHaveReturned()
  expect(expiries.position()).not.toBe(before)
})

test('a listener that throws keeps no other from hearing', () => {
  const expiries = started()
  const heard = vi.fn()
  expiries.subscribe(() => {
    throw new Error('broken')
  })
  const end = expiries.subscribe(heard)
  expiries.applyHere(['a'])
  expect(heard).toHaveBeenCalledExactlyOnceWith(['a'])
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('broken'))
  end()
  expiries.applyHere(['b'])
  expect(heard).toHaveBeenCalledOnce()
})

test('an expiry that is not in the log yet expires only pages rendered before it', () => {
  const expiries = started()
  const before = expiries.position()
  expiries.applyHere(['a'])
  const after = expiries.position()
  expect(expiries.hasExpired(['a'], before)).toBe(true)
  expect(expiries.hasExpired(['a'], after)).toBe(false)
  expiries.apply([{ id: '101-0', expired: ['a'] }])
  expect(expiries.hasExpired(['a'], after)).toBe(true)
})

test('another instance does not take the local count of this one for its own', () => {
  const [one, other] = [started(), started()]
  one.applyHere(['a'])
  one.applyHere(['b'])
  other.applyHere(['a'])
  expect(other.hasExpired(['a'], one.position())).toBe(true)
})

test('after a gap everything before it counts as expired', () => {
  const expiries = started()
  const before = expiries.position()
  const heard = vi.fn()
  expiries.subscribe(heard)
  expiries.startAt('200-0')
  expect(heard).toHaveBeenCalledExactlyOnceWith('everything')
  expect(expiries.hasExpired(['a'], before)).toBe(true)
  expect(expiries.hasExpired(['a'], expiries.position())).toBe(false)
})

test('before the log is reached, only positions of this run can be judged', () => {
  const alone = expiryLog({ log })
  const before = alone.position()
  expect(alone.hasExpired(['a'], before)).toBe(false)
  alone.applyHere(['a'])
  expect(alone.hasExpired(['a'], before)).toBe(true)
  expect(alone.hasExpired(['a'], alone.position())).toBe(false)
  expect(alone.hasExpired(['a'], '500-0')).toBe(true)
  expect(alone.hasExpired(['a'], expiryLog({ log }).position())).toBe(true)
  const after = alone.position()
  alone.startAt('600-0')
  expect(alone.hasExpired(['b'], after)).toBe(true)
  expect(alone.hasExpired(['b'], '600-0')).toBe(false)
})

test('the number of tags is bounded, and positions before a forgotten one count as expired', () => {
  const expiries = started({ maxTags: 2 })
  const start = expiries.position()
  expiries.apply([{ id: '101-0', expired: ['a'] }])
  const afterFirst = expiries.position()
  expiries.apply([{ id: '102-0', expired: ['b'] }])
  expect(expiries.hasExpired(['c'], start)).toBe(false)
  expiries.apply([{ id: '103-0', expired: ['d'] }])
  expect(expiries.hasExpired(['c'], start)).toBe(true)
  expect(expiries.hasExpired(['c'], afterFirst)).toBe(false)
})

test('an expiry of everything in the log expires all positions before it', () => {
  const expiries = started()
  const before = expiries.position()
  expiries.apply([
    { id: '101-0', expired: 'everything' },
    { id: '102-0', expired: ['a'] },
  ])
  expect(expiries.hasExpired([], before)).toBe(true)
  expect(expiries.hasExpired(['b'], '101-0')).toBe(false)
})

test.each(['', 'nonsense', '1-', '101-0~x', '9'.repeat(40)])(
  'a position that cannot be read counts as expired: “%s”',
  (text) => expect(started().hasExpired([], text)).toBe(true),
)

test('an expiry made by a listener is later than the one that it heard', () => {
  const expiries = started()
  expiries.subscribe((expired) => {
    if (expired.includes('a')) expiries.apply([{ id: '102-0', expired: ['b'] }])
  })
  expiries.apply([{ id: '101-0', expired: ['a'] }])
  expect(expiries.position()).toBe('102-0')
})
