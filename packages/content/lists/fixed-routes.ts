import { courseFinderPath } from './course-finder-path.ts'
import { isListRoute } from './routes.ts'

/** Add new routes of the site here, except those of entries. */
export const isFixedRoute = (path: string) =>
  fixed.has(path) || isListRoute(path) || prefixes.some((prefix) => path.startsWith(prefix))

const fixed = new Set([
  '/robots.txt',
  '/sitemap.xml',
  '/buildrss',
  '/icon.svg',
  '/error-page.css',
  '/search',
  '/account',
  '/account/courses',
  '/account/certifications',
  '/account/registrations',
  '/publications/books/search',
  courseFinderPath,
])
const prefixes = ['/api/', '/embed/', '/preview/', '/_next/']
