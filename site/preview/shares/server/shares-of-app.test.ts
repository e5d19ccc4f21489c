import { sign } from '@association/services/signature'
import { expect, test } from 'vitest'
import { config, delivered, memoryRecords, now, previewApi, share, visitsIn } from '../testing/shares.ts'
import { unpacked } from './frozen-content.ts'
import type { VisitedShare } from './kept-visits.ts'
import { openShare } from './open-share.ts'
import { type AppNeeds, answerFrozen, answerLinks, answerRemark, answerVisits } from './shares-of-app.ts'

const { read } = previewApi({ one: { kind: 'share', record: share } })
const needs: AppNeeds = {
  config,
  read,
  now,
  visits: visitsIn(memoryRecords()),
  load: async (_, id) => (id === 'home' ? delivered : undefined),
}

function signed(body: Record<string, unknown>, space = 'association') {
  const path = '/api/editor/shares'
  const json = JSON.stringify({ space: 'association', environment: 'master', ...body })
  const own = { 'content-type': 'application/json', 'x-contentful-space-id': space }
  const signature = sign(
    config.preview.appSigningSecret,
    { method: 'POST', path, headers: own, body: json },
    now,
  )
  return new Request(config.siteUrl + path, { method: 'POST', body: json, headers: { ...own, ...signature } })
}

test('the links of a share open its pages', async () => {
  const answer = await answerLinks(signed({ share: 'one', entries: ['home'] }), needs)
  const { links } = await answer.json()
  const { pathname, searchParams } = new URL(links[0].url)
  expect([links[0].entry, pathname]).toEqual(['home', '/shared/association/home'])
  const address = { space: 'association', entry: 'home', key: searchParams.get('key') }
  expect(await openShare(address, { config, read, now })).toHaveProperty('open')
})

test('frozen content is packed so that a change is detected', async () => {
  const answer = await answerFrozen(signed({ entries: ['home'] }), needs)
  const { parts } = await answer.json()
  const { secret } = config.preview
  expect(unpacked(parts, secret)).toEqual({ 'association/home': delivered })
  expect(unpacked([`${parts[0].slice(0, -8)}AAAAAAA=`], secret)).toBeUndefined()
  expect(unpacked([], secret)).toBeUndefined()
})

test('returns the visits of each share', async () => {
  const answer = await answerVisits(signed({ shares: ['one', 'two'] }), needs)
  expect(await answer.json()).toEqual({ visits: { one: { remarks: [] }, two: { remarks: [] } } })
})

test('remarks are kept until 30 days after a share can end, whatever its record says', async () => {
  const record = { ...share, expiresAt: '9999-01-01T00:00:00Z' }
  const endless = previewApi({ one: { kind: 'share', record, createdAt: now } })
  const changed: VisitedShare[] = []
  const visits = {
    of: needs.visits.of,
    change: async (visited: VisitedShare) => {
      changed.push(visited)
      return { remarks: [] }
    },
  }
  const body = { share: 'one', remark: 'a', change: 'delete' }
  await answerRemark(signed(body), { ...needs, read: endless.read, visits })
  expect(changed).toEqual([{ space: 'association', record: 'one', endsAt: now + 14 * 86_400_000 }])
})

const answers = { answerFrozen, answerLinks, answerRemark, answerVisits }
test.each(Object.entries(answers))(
  '%s refuses requests that are signed in another space or unsigned',
  async (_, ask) => {
    const body = { share: 'one', shares: ['one'], entries: ['home'], remark: 'a', change: 'delete' }
    expect((await ask(signed(body, 'events'), needs)).status).toBe(403)
    const unsigned = new Request(`${config.siteUrl}/api/editor/shares`, { method: 'POST', body: '{}' })
    expect((await ask(unsigned, needs)).status).toBe(401)
  },
)

test.each([
  [answerLinks, { share: '../one', entries: ['home'] }, 400],
  [answerLinks, { share: 'one', entries: [] }, 400],
  [answerLinks, { share: 'one', entries: Array(21).fill('home') }, 400],
  [answerFrozen, { entries: ['missing'] }, 404],
  [answerVisits, { shares: Array(101).fill('one') }, 400],
  [answerRemark, { share: 'one', remark: 'a', change: 'publish' }, 400],
])('refuses invalid values: %#', async (ask, body, status) =>
  expect((await ask(signed(body), needs)).status).toBe(status),
)
