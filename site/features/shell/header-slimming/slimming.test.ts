import { describe, expect, test } from 'vitest'
import { type HeaderInput, type HeaderState, nextHeader, normalHeader, slimming } from './slimming.ts'

const { withSubNavigation, without } = slimming.onAbovePx

const through = (inputs: readonly Partial<HeaderInput>[], limit: number = without, from = normalHeader) =>
  inputs.reduce<HeaderState>(
    (state, input) => nextHeader(state, { scrollY: 0, now: 0, open: false, ...input }, limit),
    from,
  )
const slim: HeaderState = { isSlim: true }

test('the constants are those of the specification (CO-015 to CO-020)', () => {
  expect(slimming).toEqual({
    onAbovePx: { withSubNavigation: 500, without: 300 },
    onDelayMs: 1000,
    offBelowPx: 50,
    offDelayMs: 100,
    resizeDebounceMs: 100,
  })
})

describe('a normal header', () => {
  test.each([
    [withSubNavigation, 'SH-018: with a sub-navigation'],
    [without, 'SH-019: without a sub-navigation'],
  ])('becomes slim only past %i px (%s)', (limit, _) => {
    const scrolledTo = (scrollY: number) => through([{ scrollY }, { scrollY, now: 5000 }], limit)
    expect(scrolledTo(limit)).toEqual({ isSlim: false })
    expect(scrolledTo(limit + 1)).toEqual(slim)
  })

  test('becomes slim after 1000 ms (SH-020)', () => {
    const scrolled = through([{ scrollY: 400, now: 10 }])
    expect(scrolled).toEqual({ isSlim: false, change: { isSlim: true, at: 1010 } })
    expect(through([{ scrollY: 900, now: 1009 }], without, scrolled)).toEqual(scrolled)
    expect(through([{ scrollY: 900, now: 1010 }], without, scrolled)).toEqual(slim)
  })

  test('stays normal when the visitor scrolls back before that', () => {
    const back = through([
      { scrollY: 400, now: 0 },
      { scrollY: 200, now: 900 },
    ])
    expect(back).toEqual({ isSlim: false })
    expect(through([{ scrollY: 400, now: 1000 }], without, back).change?.at).toBe(2000)
  })
})

describe('a slim header', () => {
  test('becomes normal below 50 px, not at 50 px (SH-021)', () => {
    const scrolledTo = (scrollY: number) => through([{ scrollY }, { scrollY, now: 5000 }], without, slim)
    expect(scrolledTo(50)).toEqual(slim)
    expect(scrolledTo(49)).toEqual({ isSlim: false })
  })

  test('becomes normal after 100 ms (SH-022)', () => {
    const scrolled = through([{ scrollY: 0, now: 10 }], without, slim)
    expect(scrolled).toEqual({ isSlim: true, change: { isSlim: false, at: 110 } })
    expect(through([{ scrollY: 0, now: 110 }], without, scrolled)).toEqual({ isSlim: false })
  })
})

test('nothing changes while the mobile navigation is open, and a change that was due is dropped (SH-023)', () => {
  const due = through([{ scrollY: 400, now: 0 }])
  expect(through([{ scrollY: 400, now: 1000, open: true }], without, due)).toEqual({ isSlim: false })
  expect(through([{ scrollY: 0, now: 5000, open: true }], without, slim)).toEqual(slim)
})
