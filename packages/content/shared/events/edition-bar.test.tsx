import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Entry } from '../../define/values.ts'
import { reader } from '../../derive/read.ts'
import { wire } from '../../testing/fixture-page.ts'
import { readEdition } from './edition.ts'
import { EditionBar } from './edition-bar.tsx'
import { institute2025 } from './testing/institute-2025.ts'

const course = wire('product', {
  ...{ internalName: 'Peer review', productType: 'Course', slug: 'peer-review' },
  variants: [
    wire('variant', {
      ...{ internalName: 'early', variantId: 'early', priceTier: 'early bird' },
      ...{ courseStartDate: '2025-10-24', price: 700 },
    }),
  ],
})

const edition = (changed: object = {}) =>
  readEdition(
    reader({ spaceOf: () => 'events' })(
      wire('eventEdition', { ...institute2025, courses: [course], ...changed }),
    ) as Entry<'eventEdition'>,
    [],
  )

const barAt = (now: string, { changed, seats }: { changed?: object; seats?: string } = {}) =>
  renderToStaticMarkup(
    <EditionBar
      edition={edition(changed)}
      now={Date.parse(now)}
      seats={seats}
      price={({ product }) => <b>{product.price}</b>}
      link={(href) => ({ href })}
    />,
  )
const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('has the price, its deadline, the seats, and the way to the registration', () => {
  const html = barAt('2025-04-01T12:00Z', { seats: 'Seats in 8 of 9 courses' })
  expect(words(html)).toBe(
    '2025 Fall Institute Oct 23 – 25, 2025 700 Per course · Early bird price until July 15, 8 PM ET · Seats in 8 of 9 courses Register',
  )
  expect(html).toContain('href="/fall-institute/2025/registration"')
})

test('after the last change of prices names the day on which registration closes', () =>
  expect(words(barAt('2025-09-20T12:00Z'))).toContain('Registration closes on October 17, 5 PM ET Register'))

test('names no day where nothing ends', () => {
  const changed = { registrationCloses: undefined }
  expect(words(barAt('2025-09-20T12:00Z', { changed }))).toMatch(/Per course Register$/)
})

test('of a conference does not say that the price is for a course', () => {
  const tiers = [{ name: 'early bird', from: '2025-01-01', nonMember: 700 }]
  const said = words(barAt('2025-04-01T12:00Z', { changed: { kind: 'conference', tiers } }))
  expect(said).toContain('700 Registration closes on October 17, 5 PM ET Register')
})

test('before registration opens has no price but the day', () =>
  expect(words(barAt('2025-03-01T12:00Z'))).toBe(
    '2025 Fall Institute Oct 23 – 25, 2025 Registration opens on March 3, 2025, 9:00 AM ET. About registration',
  ))

test.each(['2025-10-18T12:00Z', '2025-11-01T12:00Z'])('at %s is not shown', (now) => {
  expect(barAt(now)).toBe('')
})
