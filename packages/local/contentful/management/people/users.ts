import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Entity } from '../../entity.ts'
import { notFound } from '../../http/errors.ts'
import { idOf, paramsOf } from '../../http/scope.ts'
import { type Person, people } from '../../people.ts'
import { everywhere, kind } from '../../store/kinds.ts'
import type { Twin } from '../../twin.ts'
import { createdSys } from '../lifecycle.ts'
import { listPage } from '../resources/list.ts'
import { contextAt } from '../resources/resource.ts'
import { currentPerson } from './current-person.ts'
import { roleLink } from './roles.ts'

export type User = Entity & { firstName: string; lastName: string; email: string; [more: string]: unknown }

/** Invited people can be assigned, but do nothing. */
export const users = kind<User>('User')

export const allUsers = (twin: Twin): User[] => [
  ...people.map((person) => userOf(person, twin)),
  ...twin.store.list(users, everywhere),
]

export function userRoutes(app: FastifyInstance, twin: Twin) {
  app.get('/users/me', () => userOf(currentPerson(), twin))
  for (const path of ['/spaces/:space/users', '/organizations/:organization/users']) {
    app.get(path, (request) => listPage(allUsers(twin), contextAt(twin, path, request), {}))
    app.get(`${path}/:id`, (request) => {
      contextAt(twin, path, request)
      return findUser(twin, idOf(request))
    })
  }
  app.get('/spaces/:space/space_members', (request) => {
    const context = contextAt(twin, '/spaces/:space', request)
    return listPage(
      allUsers(twin).map((user) => memberOf(user, request)),
      context,
      {},
    )
  })
  app.get('/spaces/:space/space_members/:id', (request) => {
    contextAt(twin, '/spaces/:space', request)
    return memberOf(findUser(twin, idOf(request)), request)
  })
}

function findUser(twin: Twin, id: string): User {
  const found = allUsers(twin).find(({ sys }) => sys.id === id)
  if (!found) throw notFound('User', id)
  return found
}

const userOf = ({ id, firstName, lastName }: Person, { now }: Twin): User => ({
  sys: createdSysOf(id, now()),
  firstName,
  lastName,
  email: id === people[0].id ? 'editor@localhost' : `${id}@localhost`,
  avatarUrl: '',
  activated: true,
  confirmed: true,
  signInCount: 1,
  '2faEnabled': false,
})

function createdSysOf(id: string, now: Date) {
  const { space: _space, ...sys } = createdSys({ type: 'User', id, place: everywhere, now })
  return sys
}

/** An invited user administers every space. */
function memberOf({ sys: { id } }: User, request: FastifyRequest) {
  const { space = '' } = paramsOf(request)
  const role = people.find((person) => person.id === id)?.role ?? 'Administrator'
  const isAdmin = role === 'Administrator'
  const link = { sys: { type: 'Link', linkType: 'SpaceMembership', id: `${space}-${id}` } }
  return {
    sys: { type: 'SpaceMember', id: `${space}-${id}`, user: { sys: { type: 'Link', linkType: 'User', id } } },
    admin: isAdmin,
    roles: isAdmin ? [] : [roleLink(space, role)],
    relatedMemberships: [link],
  }
}
