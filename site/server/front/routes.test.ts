import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { methodsIn, routesIn } from './routes.ts'

const methodsAt = routesIn(
  new Map(
    [
      '/[[...path]]',
      '/_not-found',
      '/api/revalidate',
      '/robots.txt',
      '/preview/[space]/[environment]/[entry]',
      '/preview/gallery/[type]/stage',
    ].map((route) => [route, ['GET', 'HEAD']]),
  ),
)
const isOwn = (path: string) => methodsAt(path) !== undefined

test.each([
  '/api/revalidate',
  '/robots.txt',
  '/preview/a/b/c',
  '/preview/gallery/quote/stage',
  '/auth/login',
  '/auth/callback',
  '/auth/logout',
  '/auth/backchannel-logout',
])('%s is answered by a route', (path) => expect(isOwn(path)).toBe(true))

test.each([
  '/',
  '/membership',
  '/_not-found',
  '/api',
  '/api/revalidate/x',
  '/robotsXtxt',
  '/x/preview/a/b/c',
  '/preview/a//c',
  '/auth',
  '/auth/profile',
  '/auth/access-token',
  '/auth/connect',
  '/auth/mfa/verify',
  '/auth/passkey/register',
  '/me/v1/sessions',
  '/my-org/members',
])('%s is not', (path) => expect(isOwn(path)).toBe(false))

const appDir = join(import.meta.dirname, '../../app')

test.each(globSync('api/**/route.ts', { cwd: appDir }))(
  'the methods of %s can be read in its source',
  (file) => {
    const source = readFileSync(join(appDir, file), 'utf8')
    const methods = methodsIn(source)
    expect(methods.length).toBeGreaterThan(1)
    const exported = [...source.matchAll(/^export (?!const dynamic\b).*$/gm)]
    expect(methods.filter((method) => !['HEAD', 'OPTIONS'].includes(method))).toHaveLength(
      exported.filter(([line]) => !line.includes(' OPTIONS ')).length,
    )
  },
)

test('the methods of a route are those that it exports, HEAD beside GET, and OPTIONS', () => {
  const source = 'export const GET = () => answer()\nexport async function DELETE(request: Request) {}\n'
  expect(methodsIn(source)).toEqual(['GET', 'HEAD', 'DELETE', 'OPTIONS'])
})
