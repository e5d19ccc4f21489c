import { type Entity, link } from '@association/local/contentful/entity.ts'
import { createdSys } from '@association/local/contentful/management/lifecycle.ts'
import {
  organizationMemberships,
  spaceMemberships,
} from '@association/local/contentful/management/people/memberships.ts'
import {
  teamMemberships,
  teamSpaceMemberships,
  teams,
} from '@association/local/contentful/management/people/teams.ts'
import { users } from '@association/local/contentful/management/people/users.ts'
import { everywhere, ofSpace, type StoreKind } from '@association/local/contentful/store/kinds.ts'
import type { Store } from '@association/local/contentful/store/store.ts'
import { linkTo } from './content.ts'

const userId = '0DdCYLZI33Oe1uZ0FLpCzw'
const teamId = '4XQ2AGpitUAECQf7EPP392'

type Put = { store: Store; now: Date; space?: string }

function putIn<T extends Entity>(
  { store, now, space = '' }: Put,
  kind: StoreKind<T>,
  { sys, ...fields }: WithTeam<T>,
) {
  const place = space === '' ? everywhere : ofSpace(space)
  const document = { ...fields, sys: { ...createdSys({ type: kind.name, id: sys.id, place, now }), ...sys } }
  // The fields are those of the kind, and `sys` is complete now.
  store.put(kind, place, document as unknown as T)
}

type WithTeam<T> = Omit<T, 'sys'> & { sys: { id: string; team?: object } }

export function putPeople(store: Store, space: string, now: Date) {
  const organization: Put = { store, now }
  const team = linkTo('Team', teamId)
  const email = 'for_tests_contentful-management.js@contentful.com'
  putIn(organization, users, { sys: { id: userId }, firstName: 'Test', lastName: 'User', email })
  putIn(organization, teams.kind, { sys: { id: teamId }, name: '[FOR TESTS] contentful-management.js' })
  for (const id of ['0DeAVut1GiI2T1oj1nje4i', '5EpPPjxx4v23D5J92uaI8m']) {
    putIn(organization, organizationMemberships.kind, { sys: { id }, role: 'member', status: 'active' })
  }
  putIn(organization, teamMemberships.kind, { sys: { id: '6vuRqhFc875EEIJ50lSMYG', team }, admin: true })
  const inSpace = { ...organization, space }
  const rights = { admin: true, roles: [] }
  putIn(inSpace, teamSpaceMemberships.kind, { sys: { id: '3cf4vmSEj6zQ0aw78EOCqj', team }, ...rights })
  const user = link('User', userId)
  putIn(inSpace, spaceMemberships.kind, { sys: { id: '1nYAKCEkzkKmioitxMb1Vd' }, user, ...rights })
}
