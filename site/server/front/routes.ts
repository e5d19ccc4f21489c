import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Stored pages, and internal pages of Next.js. */
const internal = /^\/(?:\[\[\.\.\.path\]\]|_[\w-]+)$/

/** Undefined if no route handles the path itself. */
export type MethodsAt = (path: string) => readonly string[] | undefined

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

/** Next.js adds HEAD and OPTIONS. */
export function methodsIn(source: string): string[] {
  const exported = source.matchAll(
    /^export (?:const|(?:async )?function) (GET|HEAD|POST|PUT|PATCH|DELETE)\b/gm,
  )
  const own = [...exported].flatMap(([, method = '']) => (method === 'GET' ? readMethods : method))
  return [...own, 'OPTIONS']
}

/** Takes Next.js patterns, such as `/preview/gallery/[type]`. */
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

export const isApi = (path: string) => path.startsWith('/api/')

/** Contentful's. */
export const webhookPath = '/api/revalidate'

/** The proxy of Next.js handles these with the provider's SDK, so `app/` lacks them. */
const signInMethods: Readonly<Record<string, readonly string[]>> = {
  '/auth/login': ['GET'],
  '/auth/callback': ['GET'],
  '/auth/logout': ['GET'],
  '/auth/backchannel-logout': ['POST'],
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Pages wait for these in their time budget. Others have their own deadlines: a checkout or sign-in must not be cut
 * off.
 */
export const answersPage = (path: string) => /^\/api\/(?:viewer|bookmarks)(?:\/|$)/.test(path)

/** The same for everybody, so stored like pages. */
export const isDocument = (path: string) => documents.test(path)
const documents = /^\/(?:sitemap\.xml|sitemaps\/[a-z0-9-]+\.xml|og\/.+\.png|\.well-known\/security\.txt)$/
