import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Routes that render what is stored, and pages of Next.js that no address leads to. */
const internal = /^\/(?:\[\[\.\.\.path\]\]|_[\w-]+)$/

/** Tells which paths belong to a route of the application that answers by itself: its API, previews, feeds. */
export function ownRoutes(distDir: string): (path: string) => boolean {
  const manifest: Record<string, string> = JSON.parse(
    readFileSync(join(distDir, 'app-path-routes-manifest.json'), 'utf8'),
  )
  return routesIn(Object.values(manifest))
}

/** The same for paths as Next.js writes them: `/preview/gallery/[type]`. */
export function routesIn(routes: readonly string[]): (path: string) => boolean {
  const own = routes.filter((route) => !internal.test(route))
  const fixed = new Set(own.filter((route) => !route.includes('[')))
  const patterns = own
    .filter((route) => route.includes('['))
    .map((route) => new RegExp(`^${escaped(route).replace(/\\\[[^/]*\\\]/g, '[^/]+')}$`))
  return (path) => fixed.has(path) || isSignIn(path) || patterns.some((pattern) => pattern.test(path))
}

/** Paths that the proxy of Next.js answers, with the SDK of the identity provider. They have no file in `app/`. */
export const isSignIn = (path: string) => Object.hasOwn(signInMethods, path)

/** The one method of each. */
export const signInMethods: Readonly<Record<string, readonly string[]>> = {
  '/auth/login': ['GET'],
  '/auth/callback': ['GET'],
  '/auth/logout': ['GET'],
  '/auth/backchannel-logout': ['POST'],
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Routes whose responses are the same for everybody, so that they are stored as pages are: sitemaps, pictures of shared links. */
export const isDocument = (path: string) => documents.test(path)
const documents = /^\/(?:sitemap\.xml|sitemaps\/[a-z0-9-]+\.xml|og\/.+\.png|\.well-known\/security\.txt)$/
