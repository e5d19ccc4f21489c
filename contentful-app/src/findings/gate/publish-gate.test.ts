import { describe, expect, test } from 'vitest'
import { type GateView, gateMove, gateWords, knownErrors, moveGate, unreadWords } from './publish-gate.ts'

const view = (change: Partial<GateView>): GateView => ({
  ...{ isOn: true, hasErrors: true, isAsPublished: false, value: undefined },
  ...change,
})

describe('the gate', () => {
  test.each([
    ['shuts on errors', {}, 'block'],
    ['stays shut', { value: 'blocked' }, undefined],
    ['opens when they are mended', { hasErrors: false, value: 'blocked' }, 'clear'],
    ['stays open', { hasErrors: false }, undefined],
    ['waits until everything was looked at', { hasErrors: undefined }, undefined],
    ['leaves a published entry alone', { isAsPublished: true }, undefined],
    ['opens when it is switched off', { isOn: false, value: 'blocked' }, 'clear'],
    ['shuts when linked content cannot be read', { hasErrors: false, unread: 'Not read.' }, 'block'],
    [
      'stays shut until it can be read',
      { hasErrors: false, unread: 'Not read.', value: 'blocked' },
      undefined,
    ],
    ['does nothing while it is off', { isOn: false }, undefined],
    ['leaves the value “ok” without errors', { hasErrors: false, value: 'ok' }, undefined],
    ['shuts on the value “ok” when there are errors', { value: 'ok' }, 'block'],
  ])('%s', (_, change, move) => expect(gateMove(view(change))).toBe(move))
})

test.each([
  [true, { phase: 'looking' }, true],
  [true, { phase: 'known', across: { isCut: true } }, true],
  [false, { phase: 'looking' }, undefined],
  [false, { phase: 'failed' }, undefined],
  [false, { phase: 'known', across: { isCut: true } }, undefined],
  [false, { phase: 'known', across: { isCut: false } }, false],
] as const)('whether there are errors: found %j, looked at %j', (hasFound, tree, hasErrors) =>
  expect(knownErrors(hasFound, tree)).toBe(hasErrors),
)

test('checks that could not be loaded block, like linked content that could not be read', () => {
  const read = { phase: 'known', across: undefined, isUnchecked: false } as const
  expect(unreadWords(read)).toBeUndefined()
  expect(unreadWords({ ...read, phase: 'failed', isUnchecked: true })).toMatch(/could not be checked/)
  expect(unreadWords({ ...read, phase: 'failed' })).toMatch(/could not be read/)
})

describe('the message of the gate', () => {
  test.each([
    [{ value: 'blocked' }, /is blocked until/],
    [{ isAsPublished: true }, /The published version stays online/],
    [{ value: 'blocked', hasErrors: undefined }, /until all linked content is checked/],
    [{ value: 'blocked', hasErrors: false }, /publish again in a moment/],
    [{ value: 'blocked', isOn: false }, /publish again in a moment/],
    [{ value: 'blocked', hasErrors: false, unread: 'Not read.' }, /Not read/],
  ])('%j', (change, words) => expect(gateWords(view(change), false)).toMatch(words))
  test('says that the gate could not be shut or opened', () => {
    expect(gateWords(view({}), true)).toMatch(/could not be blocked.+Fix the errors/)
    expect(gateWords(view({ hasErrors: undefined, unread: 'Not read.' }), true)).toMatch(
      /could not be blocked.+Reload this entry/,
    )
    expect(gateWords(view({ value: 'blocked', hasErrors: false }), true)).toMatch(/still blocked/)
  })
  test('is empty while the gate is off or open', () => {
    expect(gateWords(view({ isOn: false }), true)).toBeUndefined()
    expect(gateWords(view({ hasErrors: false }), true)).toBeUndefined()
  })
})

describe('moving the gate', () => {
  function field(refusals: number, value?: string) {
    const state = { value: value as unknown, writes: 0 }
    const write = async (next: unknown) => {
      state.writes += 1
      if (state.writes <= refusals) throw new Error('VersionMismatch')
      state.value = next
    }
    return {
      state,
      api: {
        getValue: () => state.value,
        setValue: write,
        removeValue: () => write(undefined),
      },
    }
  }
  const atOnce = async () => {}

  test('writes once, and not at all when it is there already', async () => {
    const open = field(0)
    expect([await moveGate(open.api, 'block'), open.state]).toEqual([true, { value: 'blocked', writes: 1 }])
    expect([await moveGate(open.api, 'block'), open.state.writes]).toEqual([true, 1])
    expect([await moveGate(open.api, 'clear'), open.state]).toEqual([true, { value: undefined, writes: 2 }])
  })
  test('tries again when another person saved the entry, and gives up after four attempts', async () => {
    const busy = field(2)
    expect([await moveGate(busy.api, 'block', atOnce), busy.state.value]).toEqual([true, 'blocked'])
    const refused = field(99)
    expect([await moveGate(refused.api, 'block', atOnce), refused.state.writes]).toEqual([false, 4])
  })
})
