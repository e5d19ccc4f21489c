import { expect, test } from 'vitest'
import { hrefOf, parseRoute, type Route } from './route.ts'

const scope = { spaceId: 'events', environmentId: 'master' }

test('an edit link opens the entry and its field', () => {
  const link = '/spaces/events/environments/master/entries/4xk?focusedField=quote&focusedLocale=en-US'
  expect(parseRoute(link)).toEqual({
    screen: 'entry',
    scope,
    id: '4xk',
    focus: { field: 'quote', locale: 'en-US' },
  })
})

test('without an environment it is the standard one', () => {
  expect(parseRoute('/spaces/events/entries/4xk', 'staging')).toEqual({
    screen: 'entry',
    scope: { spaceId: 'events', environmentId: 'staging' },
    id: '4xk',
  })
})

const routes: Route[] = [
  { screen: 'start' },
  { screen: 'entries', scope },
  { screen: 'assets', scope },
  { screen: 'apps', scope },
  { screen: 'home', scope },
  { screen: 'content_types', scope },
  { screen: 'asset', scope, id: 'a' },
  { screen: 'entry', scope, id: 'e/ä', preview: 'page', previous: ['a', 'b'] },
  { screen: 'app-config', scope, app: 'the-app' },
  { screen: 'app-page', scope, app: 'the-app', path: '/problems/open' },
]
test.each(routes)('$screen has an address that leads there', (route) => {
  expect(parseRoute(hrefOf(route))).toEqual(route)
})

test.each(['/somewhere', '/spaces', '/spaces/events/unknown', '/spaces/%E0%A4%A/nothing'])(
  '%s leads nowhere',
  (path) => {
    expect(parseRoute(path)).toEqual({ screen: 'nowhere' })
  },
)
