import { expect, test } from 'vitest'
import { editAddress, siteAddress } from './addresses.ts'
import type { Session } from './session.ts'

const session = (webapp: string) =>
  ({
    installation: {
      siteUrl: 'https://www.example.org',
      spaces: {
        association: { id: 'aaa', environment: 'master' },
        events: { id: 'eee', environment: 'live' },
      },
    },
    here: { space: 'association', spaceId: 'aaa', environment: 'staging' },
    sdk: { hostnames: { webapp }, locales: { default: 'en-US' } },
  }) as unknown as Session

test('an entry of this space is edited in this environment, at its field', () => {
  expect(
    editAddress(session('app.contentful.com'), { space: 'association', entry: 'q1', field: 'quote' }),
  ).toBe(
    'https://app.contentful.com/spaces/aaa/environments/staging/entries/q1?focusedField=quote&focusedLocale=en-US',
  )
})

test('an entry of the other space is edited in its configured environment', () => {
  expect(editAddress(session('app.eu.contentful.com'), { space: 'events', entry: 'q1' })).toBe(
    'https://app.eu.contentful.com/spaces/eee/environments/live/entries/q1',
  )
})

test('on this machine the web app speaks plain http', () => {
  expect(editAddress(session('localhost:4000'), { space: 'association', entry: 'a/b' })).toBe(
    'http://localhost:4000/spaces/aaa/environments/staging/entries/a%2Fb',
  )
})

test('a page is on the site at its path', () => {
  expect([siteAddress(session('x'), '/'), siteAddress(session('x'), 'membership')]).toEqual([
    'https://www.example.org/',
    'https://www.example.org/membership',
  ])
})
