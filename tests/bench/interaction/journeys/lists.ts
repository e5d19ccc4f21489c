import type { JourneyVisit } from '../visit.ts'

/** Filters books by words, courses by type, and the sessions of a schedule by words and track. */
export async function useFilters(visit: JourneyVisit) {
  await filterBooks(visit)
  await filterCourses(visit)
  await filterSessions(visit)
}

async function filterBooks({ page, open, press, type }: JourneyVisit) {
  await open('/publications/books')
  const field = page.getByLabel('Search books by title, author or subject')
  const matches = (words: string) => () => page.getByRole('status').filter({ hasText: words }).waitFor()
  await press(field, () => page.locator(':focus[list]').waitFor())
  await type('after h', matches('1 book matches “after h”.'))
  await type(['Backspace'], matches('match'))
}

async function filterCourses({ page, open, press }: JourneyVisit) {
  await open('/education/courses')
  const filter = page
    .getByRole('navigation', { name: 'Courses by type' })
    .getByRole('link', { name: 'Online', exact: true })
  await press(filter, () => page.waitForURL('**/education/courses/online'))
}

async function filterSessions({ page, open, press, type }: JourneyVisit) {
  await open('/conference')
  const status = (words: RegExp) => () =>
    page.getByRole('status').filter({ hasText: words }).first().waitFor()
  const search = page.getByRole('searchbox', { name: 'Search sessions' }).first()
  await press(search, () => page.locator('input[type=search]:focus').waitFor())
  await type('lead', status(/\d+ of \d+ sessions/))
  const add = page
    .getByRole('button', { name: /^Add to my schedule/ })
    .filter({ visible: true })
    .first()
  await press(add, () => page.locator('button[aria-pressed=true]').first().waitFor())
}
