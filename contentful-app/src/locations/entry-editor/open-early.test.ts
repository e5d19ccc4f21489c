import type { EditorAppSDK } from '@contentful/app-sdk'
import { expect, test, vi } from 'vitest'
import { sessionOf } from '../../contentful/session.ts'
import { takeEarly } from '../../preview/grants/early-grant.ts'
import { openEarly } from './open-early.ts'

const installation = { siteUrl: 'https://site.test', associationSpaceId: 'a', eventsSpaceId: 'e' }

/** Contentful never answers. */
const sdkOf = (contentType: string, parameters: object = installation) =>
  ({
    entry: { getSys: () => ({ id: 'home', contentType: { sys: { id: contentType } } }) },
    parameters: { installation: parameters },
    ids: { app: 'the-app', space: 'a', environment: 'master' },
    cma: { appSignedRequest: { create: vi.fn(() => new Promise(() => {})) } },
  }) as unknown as EditorAppSDK

const requestsOf = ({ cma }: EditorAppSDK) => vi.mocked(cma.appSignedRequest.create).mock.calls.length

test('the preview of a page is asked for once, and takes that grant', () => {
  const sdk = sdkOf('page')
  openEarly(sdk)
  expect(requestsOf(sdk)).toBe(1)
  const session = sessionOf(sdk)
  expect(session && takeEarly(session, { space: 'association', entry: 'home' })).toBeDefined()
})

test.each([
  ['a block', sdkOf('quoteBlock')],
  ['an app without settings', sdkOf('page', {})],
])('%s asks for nothing', (_, sdk) => {
  openEarly(sdk)
  expect(requestsOf(sdk)).toBe(0)
})
