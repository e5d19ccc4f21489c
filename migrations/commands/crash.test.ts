import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Crashes, type Kill, prepareCrashes, withoutHistory } from '../testing/crash.ts'

const aMinute = 60_000

let crashes: Crashes
beforeAll(async () => {
  crashes = await prepareCrashes()
}, aMinute)
afterAll(() => crashes.close())

// A crash before and after every request takes minutes: `npm run bench -- crash` does that.
const momentsOfARun = 2

function* moments(requests: number): Generator<Kill> {
  const stride = requests / momentsOfARun
  for (let at = stride / 2; at < requests; at += stride)
    yield { request: Math.ceil(at), moment: at < stride ? 'before' : 'after' }
}

test('a change of every kind, taken back, leaves everything as it was', () => {
  expect(withoutHistory(crashes.takenBack)).toEqual(withoutHistory(crashes.start))
  expect(crashes.takenBack.journal).toEqual(['0001-before applied', '0002-every-step rolledBack'])
})

/** Precedes the last steps of the model, which delete fields, accepted types and content types. */
const beforeTheEnd = 0.9

describe('killed while it applies', () => {
  test(
    'a second run ends as if nothing had happened, and a third writes nothing',
    async () => {
      for (const kill of moments(crashes.requests.toApply)) {
        const { contents, again } = await crashes.resumed(kill)
        expect(contents, JSON.stringify(kill)).toEqual(crashes.applied)
        expect(again).toEqual([])
      }
    },
    aMinute,
  )

  test(
    'it can be taken back',
    async () => {
      for (const kill of moments(crashes.requests.toApply))
        expect(withoutHistory(await crashes.abandoned(kill)), JSON.stringify(kill)).toEqual(
          withoutHistory(crashes.start),
        )
    },
    aMinute,
  )

  test(
    'it can be taken back before its last steps, too',
    async () => {
      const request = Math.ceil(crashes.requests.toApply * beforeTheEnd)
      for (const moment of ['before', 'after'] as const)
        expect(withoutHistory(await crashes.abandoned({ request, moment }))).toEqual(
          withoutHistory(crashes.start),
        )
    },
    aMinute,
  )
})

test(
  'killed while it is taken back, a second run ends as if nothing had happened',
  async () => {
    for (const kill of moments(crashes.requests.toRollBack))
      expect(await crashes.takenBackTwice(kill), JSON.stringify(kill)).toEqual(crashes.takenBack)
  },
  aMinute,
)
