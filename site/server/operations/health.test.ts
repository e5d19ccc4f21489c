import type { SharedStateStatus } from '@association/services/shared-state'
import { describe, expect, test } from 'vitest'
import { healthOf } from './health.ts'

const well: SharedStateStatus = { kind: 'redis', isReachable: true, sinceMs: 1 }

function answer(
  url: string,
  { status = well, isOutage = false, hasContent = true, isStopping = false } = {},
) {
  const parts = {
    content: { isOutage: () => isOutage, hasContent: () => hasContent },
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
  test('reports the state of the dependencies, and the start of the process', () => {
    expect(answer('/readyz')).toEqual({
      ...{ status: 200, ready: true, contentful: 'answering', content: 'there', sharedState: well },
      startedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })
  })

  test('lasts while Contentful does not respond, and ends with the signal to stop', () => {
    expect(answer('/readyz', { isOutage: true })).toMatchObject({ status: 200, contentful: 'out of reach' })
    expect(answer('/readyz', { isStopping: true })).toMatchObject({ status: 503, ready: false })
  })

  test('begins with the first content: without Contentful and copies, an instance has no page to send', () => {
    expect(answer('/readyz', { isOutage: true, hasContent: false })).toMatchObject({
      ...{ status: 503, ready: false, contentful: 'out of reach', content: 'missing' },
    })
    expect(answer('/readyz', { hasContent: false })).toMatchObject({ status: 503, content: 'missing' })
  })

  test('names a problem by its code alone: the sentence may contain internal addresses', () => {
    const sentence = 'getaddrinfo ENOTFOUND redis.internal.corp'
    const problem = { code: 'unreachable', sentence } as const
    const { sharedState } = answer('/readyz', { status: { ...well, isReachable: false, problem } })
    expect(sharedState).toEqual({ ...well, isReachable: false, problem: 'unreachable' })
  })
})
