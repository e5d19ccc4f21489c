import type { RegistrationFigures } from '@association/content/shared/events/registration-figures.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAnsweringSite } from '../../../contentful/site/testing/answering-site.ts'
import { findFigures } from './use-figures.ts'

let site: Awaited<ReturnType<typeof startAnsweringSite>>
beforeAll(async () => {
  site = await startAnsweringSite({ space: 'events', spaceId: 'space-e', environment: 'master' })
})
afterAll(() => site.close())

const seats = { capacity: 24, held: 4, checking: 1, confirmed: 12, waiting: 2 }
const figures: RegistrationFigures = {
  key: 'fall',
  name: 'Fall Institute',
  tier: { name: 'early bird', endsAt: '2027-07-16T00:00:00.000Z' },
  courses: [{ ...seats, slug: 'finance', title: 'Finance', day: 1 }],
  activities: [{ ...seats, name: 'golf', capacity: null }],
  guests: 3,
  total: { held: 4, checking: 1, confirmed: 12, waiting: 1, refunded: 2 },
  at: '2026-11-23T04:00:00.000Z',
}

test('requests the figures of an edition with a signature', async () => {
  site.answer = { status: 200, body: JSON.stringify(figures) }
  expect(await findFigures(site.session, 'fall')).toEqual(figures)
  expect(site.received).toEqual([['/api/editor/registrations', 'a-signature', { edition: 'fall' }]])
})

const changed = (change: object) => JSON.stringify({ ...figures, ...change })

test.each([
  [401, '{}', 'The site refuses the signature of the app.'],
  [404, '{}', 'The site knows no edition with the key “fall”. Publish this entry.'],
  [429, '{}', 'Try again in a minute.'],
  [503, '{}', 'The site cannot read the registrations (status 503).'],
  [200, '<p>', 'The site sent something else than registrations.'],
  [200, changed({ tier: 'early bird' }), 'something else than registrations'],
  [200, changed({ courses: [{ ...seats, slug: 'finance', title: 'Finance' }] }), 'something else'],
  [200, changed({ activities: [{ ...seats, name: 'sailing' }] }), 'something else than registrations'],
  [200, changed({ guests: -1 }), 'something else than registrations'],
  [200, changed({ total: { held: 4, confirmed: 12, waiting: 1 } }), 'something else than registrations'],
  [200, changed({ total: { held: '4' } }), 'something else than registrations'],
])('the answer %i %s is told in a sentence', async (status, body, sentence) => {
  site.answer = { status, body }
  await expect(findFigures(site.session, 'fall')).rejects.toThrow(sentence)
})
