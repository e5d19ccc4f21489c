import { courses } from '@association/content/lists/definitions/courses.ts'
import { onPage, pagesIn } from '@association/content/lists/pages.ts'
import { renderList } from '@association/content/render'
import type { Metadata } from 'next'
import { loadIndex } from '../../../../content/delivery/load-page.ts'
import { entriesOf } from '../../../../content/places/entries-of.ts'
import { choicesOf } from '../../../../features/course-finder/choices.ts'
import { CourseFinder } from '../../../../features/course-finder/course-finder.tsx'
import { courseQuery, findCourses } from '../../../../features/course-finder/find-courses.ts'
import { messages } from '../../../../features/course-finder/messages.ts'
import { siteSeats } from '../../../../features/registration/book/site-registrations.ts'
import { publicRendering } from '../../../../features/widgets/render-options.ts'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = {
  title: messages.title,
  description: messages.description,
  robots: { index: false },
}

/** The server in front passes the fields of the form and the page. */
export default async function CourseFinderPage({ searchParams }: PageProps<'/education/courses/find'>) {
  const now = Date.now()
  const given = await searchParams
  const { items } = entriesOf(courses, await loadIndex(), { now })
  const all = items.map(({ entry }) => entry)
  const choices = choicesOf(all, now)
  const query = courseQuery(given, choices)
  const found = findCourses(all, query, now)
  const pages = pagesIn(found.length, courses)
  const page = pageIn(given.page, pages)
  const rendering = { ...publicRendering, ...(await siteSeats(now)), areCardsRows: true }
  const cards = renderList(onPage(found, page, courses), { options: rendering, as: 'card' })
  return (
    <CourseFinder
      query={query}
      choices={choices}
      cards={cards}
      count={found.length}
      page={page}
      pages={pages}
    />
  )
}

/** Invalid pages become the first one. */
function pageIn(given: string | string[] | undefined, pages: number): number {
  const [page = ''] = [given].flat()
  const number = /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
  return number <= pages ? number : 1
}
