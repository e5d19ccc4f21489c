import { localEnvironment } from '@association/local/environment/environment.ts'
import { siteConfig } from '@association/services/config'
import { expect, test } from 'vitest'
import { releaseOf } from './open-state.ts'

const release = (change: Record<string, string> = {}, buildId = 'build') =>
  releaseOf(siteConfig({ ...localEnvironment(), ...change }), buildId)

test('instances of one build and the same settings share their pages, wherever they run', () => {
  const elsewhere = { PORT: '4000', SITE_DATA: '/srv/two', WORKERS: '4', METRICS_PORT: '9000' }
  expect(release(elsewhere)).toBe(release())
})

test('another build, or another setting that pages show, has pages of its own', () => {
  expect(release({}, 'other')).not.toBe(release())
  expect(release({ SUPPORT_EMAIL: 'help@leaders.example' })).not.toBe(release())
})
