import type { SharedStateStatus } from '@association/services/shared-state'
import { describe, expect, test } from 'vitest'
import { healthOf } from './health.ts'

const well: SharedStateStatus = { kind: 'redis', isReachable: true, sinceMs: 1 }

function answer(url: string, { status = well, isOutage = false, isStopping = false } = {}) {
  const parts = {
    content: { isOutage: () => isOutage },
    state: { status: () => status },
    drain: { isStopping: () => isStopping },
  }
  const found = healthOf(url, parts)
  return found && { status: found.status, ...JSON.parse(found.body) }
}

test('a living process says so, and other addresses are not answered here', () => {
  expect(answer('/healthz')).toEqual({ status: 200, alive: true })
  expect(answer('/')).toBeUndefined()
})

describe('readiness', () => {
  test('tells what is reachable, and since when the process runs', () => {
    expect(answer('/readyz')).toEqual({
      ...{ status: 200, ready: true, contentful: 'answering', sharedState: well },
      startedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })
  })

  test('lasts while Contentful does not respond, and ends with the signal to stop', () => {
    expect(answer('/readyz', { isOutage: true })).toMatchObject({ status: 200, contentful: 'out of reach' })
    expect(answer('/readyz', { isStopping: true })).toMatchObject({ status: 503, ready: false })
  })

  test('names a problem by its code alone: the sentence may contain internal addresses', () => {
    const sentence = 'getaddrinfo ENOTFOUND redis.internal.corp'
    const problem = { code: 'unreachable', sentence } as const
    const { sharedState } = answer('/readyz', { status: { ...well, isReachable: false, problem } })
    expect(sharedState).toEqual({ ...well, isReachable: false, problem: 'unreachable' })
  })
})
