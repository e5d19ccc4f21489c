import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { localEnvironment } from '../environment/environment.ts'
import { appServerConfig, securityHeaders } from './index.ts'

const config = appServerConfig(localEnvironment({ offset: 21500 }))

test('only the web app may frame the app, and the app may frame only the site', () => {
  const policy = securityHeaders(config)['Content-Security-Policy']
  expect(policy).toContain('frame-ancestors http://localhost:25500;')
  expect(policy).toContain('frame-src http://localhost:24500;')
  expect(policy).toContain("script-src 'self';")
})

test('no window that opens the app keeps a hold of it', () => {
  expect(securityHeaders(config)).toHaveProperty('Cross-Origin-Opener-Policy', 'same-origin')
})

test('it listens on the port of the app’s own address', () => {
  expect(config.port).toBe(24501)
  expect(existsSync(new URL('../../../contentful-app/index.html', import.meta.url))).toBe(true)
})
