import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Routes that render what is stored, and pages of Next.js that no address leads to. */
const internal = /^\/(?:\[\[\.\.\.path\]\]|_[\w-]+)$/

/** The methods that a path takes; undefined if no route of the application answers it by itself. */
export type MethodsAt = (path: string) => readonly string[] | undefined

/** The methods of each route of the application that answers by itself: its API, previews, feeds. */
export function ownRoutes(distDir: string, appDir: string): MethodsAt {
  const manifest: Record<string, string> = JSON.parse(
    readFileSync(join(distDir, 'app-path-routes-manifest.json'), 'utf8'),
  )
  const methods = Object.entries(manifest).map(([file, route]): [string, readonly string[]] => [
    route,
    isApi(route) ? methodsIn(readFileSync(join(appDir, `${file}.ts`), 'utf8')) : readMethods,
  ])
  return routesIn(new Map(methods))
}

const readMethods = ['GET', 'HEAD']

/** The methods that the source of a route exports. Next.js adds HEAD and OPTIONS. */
export function methodsIn(source: string): string[] {
  const exported = source.matchAll(
    /^export (?:const|(?:async )?function) (GET|HEAD|POST|PUT|PATCH|DELETE)\b/gm,
  )
  const own = [...exported].flatMap(([, method = '']) => (method === 'GET' ? readMethods : method))
  return [...own, 'OPTIONS']
}

/** The same for paths as Next.js writes them: `/preview/gallery/[type]`. */
export function routesIn(routes: ReadonlyMap<string, readonly string[]>): MethodsAt {
  const own = [...routes].filter(([route]) => !internal.test(route))
  const fixed = new Map([...own.filter(([route]) => !route.includes('[')), ...Object.entries(signInMethods)])
  const patterns = own
    .filter(([route]) => route.includes('['))
    .map(([route, methods]) => ({
      pattern: new RegExp(`^${escaped(route).replace(/\\\[[^/]*\\\]/g, '[^/]+')}$`),
      methods,
    }))
  return (path) => fixed.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.methods
}

/** True for the paths of our API, also where no route is. */
export const isApi = (path: string) => path.startsWith('/api/')

/** Paths that the proxy of Next.js answers, with the SDK of the identity provider. They have no file in `app/`. */
const signInMethods: Readonly<Record<string, readonly string[]>> = {
  '/auth/login': ['GET'],
  '/auth/callback': ['GET'],
  '/auth/logout': ['GET'],
  '/auth/backchannel-logout': ['POST'],
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Routes of the API whose answer a page waits for in the time of a page. All others have deadlines of their own: a
 * checkout or a sign-in must not be cut.
 */
export const answersPage = (path: string) => /^\/api\/(?:viewer|bookmarks)(?:\/|$)/.test(path)

/** Routes whose responses are the same for everybody, so that they are stored as pages are: sitemaps, pictures of shared links. */
export const isDocument = (path: string) => documents.test(path)
const documents = /^\/(?:sitemap\.xml|sitemaps\/[a-z0-9-]+\.xml|og\/.+\.png|\.well-known\/security\.txt)$/
