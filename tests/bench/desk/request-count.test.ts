import { expect, test } from 'vitest'
import { countOf } from './request-count.ts'

const sent = (method: string, path: string) => ({ method, path, at: 0 })
const entries = (space: string) => `/spaces/${space}/environments/master/entries`

test('requests are counted for a minute and by kind, without preflights', () => {
  const requests = [
    sent('OPTIONS', entries('events')),
    sent('GET', entries('events')),
    sent('GET', entries('association')),
    sent('PUT', `${entries('association')}/one`),
    sent('PUT', `${entries('association')}/two`),
    sent('GET', '/spaces/association/users'),
  ]
  expect(countOf(requests, 2)).toEqual({
    perMinute: 2.5,
    kinds: {
      'GET events entries': 1,
      'GET association entries': 1,
      'PUT association entries': 2,
      'GET association users': 1,
    },
    spaces: ['association', 'events'],
  })
})
