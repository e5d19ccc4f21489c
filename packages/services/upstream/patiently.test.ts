import { expect, test } from 'vitest'
import { UpstreamError } from './errors.ts'
import { patiently } from './patiently.ts'

const away = () => new UpstreamError('Contentful', 'unreachable', { message: 'refused', retryAfterMs: 1 })
const resting = () => new UpstreamError('Contentful', 'resting', { retryAfterMs: 1 })

/** Fails in this order, then succeeds. */
function service(...failures: Error[]) {
  let asked = 0
  return async () => {
    asked += 1
    const failure = failures[asked - 1]
    if (failure) throw failure
    return asked
  }
}

test('waits for the end of an outage, and reports it once', async () => {
  const told: string[] = []
  const waiting = ({ message }: Error) => told.push(message)
  expect(await patiently(service(away(), resting(), away()), { patienceMs: 5000, waiting })).toBe(4)
  expect(told).toEqual(['Contentful: refused'])
})

test('rejects with the first reason of an outage, not with the pause of the circuit breaker', async () => {
  const hours = new UpstreamError('Contentful', 'resting', { retryAfterMs: 7_200_000 })
  await expect(patiently(service(away(), hours), { patienceMs: 5000 })).rejects.toThrow('refused')
})

test('a refused request fails at once', async () => {
  const wrong = new UpstreamError('Contentful', 'status', { status: 401 })
  await expect(patiently(service(wrong), { patienceMs: 5000 })).rejects.toBe(wrong)
})

test('a person who stops it need not wait', async () => {
  const stopped = AbortSignal.abort(new Error('Stopped.'))
  await expect(patiently(service(), { patienceMs: 5000, signal: stopped })).rejects.toThrow('Stopped.')
})
