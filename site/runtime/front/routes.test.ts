import { expect, test } from 'vitest'
import { routesIn } from './routes.ts'

const isOwn = routesIn([
  '/[[...path]]',
  '/_not-found',
  '/api/revalidate',
  '/robots.txt',
  '/preview/[space]/[environment]/[entry]',
  '/preview/gallery/[type]/stage',
])

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
