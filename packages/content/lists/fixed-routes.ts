import { isListRoute } from './routes.ts'

/**
 * What the site answers beside the pages of its content. A route that the site gains is named here; one that is made of
 * entries is not, because those say themselves where they stand.
 */
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
