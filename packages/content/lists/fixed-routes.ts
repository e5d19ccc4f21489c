import { isListRoute } from './routes.ts'

/** Routes of the site that are not entries. Add new routes of the site here; entries state their own paths. */
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
])
const prefixes = ['/api/', '/embed/', '/preview/', '/_next/']
