import { signPreviewToken } from '@association/services/preview-token'
import { UpstreamError } from '@association/services/upstream'
import { expect, test } from 'vitest'
import { config, keyOf, now, previewApi, share } from '../testing/shares.ts'
import { openShare, type SharedAddress } from './open-share.ts'

const day = 86_400_000
const at = (ms: number) => new Date(ms).toISOString()
const stored = {
  open: { kind: 'share', record: share },
  expired: { kind: 'share', record: { ...share, expiresAt: at(now) } },
  revoked: { kind: 'share', record: { ...share, revokedAt: at(now - 1) } },
  endless: {
    kind: 'share',
    record: { ...share, expiresAt: at(now + 1000 * day) },
    createdAt: now - 14 * day,
  },
  broken: { kind: 'share', record: { pages: 'all' } },
  pattern: { kind: 'pattern', record: share },
}
const api = previewApi(stored)
const opened = (changes: Partial<SharedAddress> = {}, time = now) =>
  openShare(
    { space: 'association', entry: 'home', key: keyOf('open'), ...changes },
    { config, read: api.read, now: time },
  )

test('a link opens a page of its share until it ends', async () =>
  expect(await opened()).toMatchObject({
    open: {
      space: 'association',
      record: 'open',
      page: { title: 'Home' },
      endsAt: Date.parse(share.expiresAt),
    },
  }))

test.each<[string, Partial<SharedAddress>, string]>([
  ['no key', { key: null }, 'tampered'],
  ['a changed key', { key: `${keyOf('open')}x` }, 'tampered'],
  ['several keys', { key: [keyOf('open')] }, 'tampered'],
  [
    'a preview token',
    {
      key: signPreviewToken(
        { space: 'association', environment: 'master', entry: 'home' },
        { secret: config.preview.secret, now },
      ).token,
    },
    'tampered',
  ],
  ['a key of another space', { key: keyOf('open', { space: 'other' }) }, 'elsewhere'],
  ['a key of another environment', { key: keyOf('open', { environment: 'staging' }) }, 'elsewhere'],
  ['another page', { entry: 'membership' }, 'notShared'],
  ['a page of the other space', { space: 'events', entry: 'schedule' }, 'notShared'],
  ['its page under the other space', { space: 'events' }, 'notShared'],
  ['an expired share', { key: keyOf('expired') }, 'expired'],
  ['a share that is older than 14 days, whatever it says', { key: keyOf('endless') }, 'expired'],
  ['a revoked share', { key: keyOf('revoked') }, 'revoked'],
  ['a deleted share', { key: keyOf('deleted') }, 'gone'],
  ['a record that is no share', { key: keyOf('broken') }, 'gone'],
  ['a record of another kind', { key: keyOf('pattern') }, 'gone'],
])('%s opens nothing', async (_, changes, closed) => expect(await opened(changes)).toEqual({ closed }))

test('a record without a date opens nothing', async () => {
  const read = async () => ({ record: share, createdAt: Number.NaN })
  const address = { space: 'association', entry: 'home', key: keyOf('open') }
  expect(await openShare(address, { config, read, now })).toEqual({ closed: 'expired' })
})

test('while Contentful is away, the link says so and stays valid', async () => {
  api.state.time += 2000
  api.state.failure = new UpstreamError('Contentful Preview API', 'timeout')
  expect(await opened()).toEqual({ closed: 'away' })
  api.state.failure = undefined
  api.state.time += 2000
  expect(await opened()).toHaveProperty('open')
})

test('a record is read once for many who open it at the same moment', async () => {
  const { read, state } = previewApi(stored)
  await Promise.all([1, 2, 3].map(() => read('association', 'share', 'open')))
  expect(state.asked).toBe(1)
})
