import { expect, test } from 'vitest'
import type { EntryRoute, Route } from './route.ts'
import { slideBack, slideTo } from './slides.ts'

const scope = { spaceId: 'events', environmentId: 'master' }
const entry = (id: string, more: Partial<EntryRoute> = {}): EntryRoute => ({
  screen: 'entry',
  scope,
  id,
  ...more,
})

test('an entry opens over the one that is edited, and keeps its preview', () => {
  expect(slideTo('quote', entry('section', { previous: ['page'], preview: 'page' }))).toEqual({
    previous: ['page', 'section'],
    preview: 'page',
  })
})

test('an entry that waits below is gone back to, not opened twice', () => {
  expect(slideTo('page', entry('quote', { previous: ['page', 'section'] }))).toEqual({})
})

test('opens an entry from a list without entries below it', () => {
  const list: Route = { screen: 'entries', scope }
  expect(slideTo('quote', list)).toEqual({})
})

test('closed, it leads back to the entry below', () => {
  expect(slideBack(entry('quote', { previous: ['page', 'section'], focus: { field: 'by' } }))).toEqual(
    entry('section', { previous: ['page'] }),
  )
})
