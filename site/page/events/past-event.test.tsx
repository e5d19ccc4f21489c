import type { Entry } from '@association/content'
import { reader } from '@association/content/read'
import { readEdition } from '@association/content/shared/events/edition.ts'
import { wire } from '@association/content/testing/fixture-page.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PastEvent } from './past-event.tsx'

const read = reader({ spaceOf: () => 'events' })
const edition = (year: number, path: string) =>
  wire(
    'eventEdition',
    {
      ...{ internalName: 'x', key: `fall-${year}`, kind: 'fall-institute', name: `Fall ${year}`, path },
      ...{ startDate: `${year}-10-14`, endDate: `${year}-10-16` },
    },
    `edition-${year}`,
  )
const [past, coming] = [edition(2025, '/fall-institute/2025'), edition(2027, '/fall-institute')]
const known = (wired: typeof past) => readEdition(read(wired) as Entry<'eventEdition'>, [])

function notice(part: string, { now = '2026-01-01', editions = [past, coming] } = {}) {
  const block = wire('eventPart', { internalName: 'x', part, edition: past }, `part ${part}`)
  const section = wire('section', { elements: [block] }, `section ${part}`)
  const page = read(
    wire('page', { title: part, path: '/a', sections: [section] }, `page ${part}`),
  ) as Entry<'page'>
  return renderToStaticMarkup(
    <PastEvent page={page} edition={known(past)} editions={editions.map(known)} now={Date.parse(now)} />,
  ).replace(/<\/?(?:div|p)[^>]*>/g, '')
}

test('a page of a past edition leads to the next one', () =>
  expect(notice('sponsors')).toBe(
    'This event is over. The next one is <a href="/fall-institute">Fall 2027</a>, Oct 14 – 16, 2027.',
  ))

test('without a next edition, it says so', () =>
  expect(notice('sponsors', { editions: [past] })).toBe(
    'This event is over. The next one has not been announced yet.',
  ))

test('a page whose header says it has no second notice, and neither has a page before the end', () => {
  expect(['header', 'page header', 'registration'].map((part) => notice(part))).toEqual(['', '', ''])
  expect(notice('sponsors', { now: '2025-10-17T07:59:59Z' })).toBe('')
})
