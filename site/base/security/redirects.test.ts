import { localEnvironment } from '@association/local/environment/environment.ts'
import { siteConfig } from '@association/services/config'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerFeed } from '../../features/feeds/answer.ts'
import { answerSearch } from '../../features/search/answer.ts'
import { hostileAddresses } from '../../features/session/testing/hostile-addresses.ts'
import { enterPreview } from '../../preview/access/enter-preview.ts'
import { grantOf } from '../../preview/access/grant.ts'
import { targetOf, toOriginForm } from '../../server/front/paths.ts'
import { canonical } from '../paths.ts'

const config = siteConfig(localEnvironment())
const isOwn = (location: string | null) =>
  location === null || new URL(location, config.siteUrl).origin === config.siteUrl

/** `features/session` tests the redirects of the sign-in. */
const routes: Readonly<
  Record<string, { parameters: readonly string[]; answer(query: string): Promise<Response> }>
> = {
  'the live preview of Contentful': {
    parameters: ['space', 'environment', 'entry', 'url', 'slug', 'returnTo'],
    answer: (query) =>
      enterPreview(
        new Request(
          `${config.siteUrl}/api/preview/enter?secret=${config.preview.secret}&${query}&space=events&environment=master&entry=a`,
        ),
        config,
      ),
  },
  'the feeds': {
    parameters: ['source', 'format'],
    answer: (query) =>
      answerFeed(new Request(`${config.siteUrl}/buildrss?${query}`), {
        ...{ config, newest: 1, now: () => 0, isOutage: () => false },
        load: async () => [],
      }),
  },
  'the search': {
    parameters: ['q', 'page'],
    answer: (query) =>
      answerSearch(
        new Request(`${config.siteUrl}/api/search?${query}`),
        { search: async () => ({ web: { results: [] } }) },
        () => {},
      ),
  },
}

test.each(Object.keys(routes))('no parameter of %s leads to another site', async (name) => {
  const { parameters, answer } = routes[name] as (typeof routes)[string]
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...parameters), hostileAddresses, async (parameter, address) => {
      const response = await answer(new URLSearchParams({ [parameter]: address }).toString())
      expect(isOwn(response.headers.get('location'))).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('no token that an attacker writes opens an entry for editing', () => {
  fc.assert(
    fc.property(hostileAddresses, (token) => {
      expect(grantOf(token, config)).toBeUndefined()
    }),
    { numRuns: 1000 },
  )
})

test('no spelling of a path is redirected to another site', () => {
  fc.assert(
    fc.property(hostileAddresses, fc.constantFrom('', '/'), (address, start) => {
      const request = { url: start + address, headers: { host: 'localhost:3000' } }
      toOriginForm(request)
      const target = targetOf(request)
      expect(target === undefined || isOwn(canonical(target.path))).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
