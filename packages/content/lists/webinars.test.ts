import { expect, test } from 'vitest'
import type { Entry } from '../define/values.ts'
import { detailOf } from '../testing/detail-of.ts'
import { webinars } from './definitions/webinars.ts'

const titleAt = (startsAt: string | undefined, now: string) => {
  const fields = { internalName: 'x', productType: 'Webinar', startsAt }
  const webinar = detailOf('product', fields) as Entry<'product'>
  return webinars.sections
    ?.filter(({ accepts }) => accepts(webinar, Date.parse(now)))
    .map(({ title }) => title)
}

test.each([
  ['2026-12-03T17:00Z', '2026-12-03T17:59Z', 'Coming'],
  ['2026-12-03T17:00Z', '2026-12-03T18:00Z', 'Recorded'],
  ['2026-12-03', '2026-12-03T18:00Z', 'Coming'],
  [undefined, '2026-12-03T18:00Z', 'Recorded'],
])('the webinar of %s is at %s in one section: %s', (startsAt, now, title) =>
  expect(titleAt(startsAt, now)).toEqual([title]),
)
