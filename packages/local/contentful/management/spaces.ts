import type { FastifyInstance } from 'fastify'
import { localUser } from '../bootstrap.ts'
import { wholeArray } from '../http/collection.ts'
import { notFound } from '../http/errors.ts'
import { idOf, spaceOf } from '../http/scope.ts'
import { everywhere, spaces } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'

export function spaceRoutes(app: FastifyInstance, twin: Twin) {
  app.get('/users/me', () => me)
  app.get('/organizations', () => wholeArray([organization(twin)]))
  app.get('/organizations/:organization', () => organization(twin))
  app.get('/spaces', () => wholeArray(twin.store.list(spaces, everywhere)))
  app.get('/spaces/:space', (request) => twin.store.get(spaces, everywhere, spaceOf(twin.store, request)))
  app.get('/spaces/:space/users', () => wholeArray([me]))
  app.get('/spaces/:space/users/:id', (request) => {
    if (idOf(request) !== localUser) throw notFound('User', idOf(request))
    return me
  })
  for (const path of [
    'roles',
    'api_keys',
    'preview_api_keys',
    'space_members',
    'space_memberships',
    'scheduled_actions',
  ]) {
    app.get(`/spaces/:space/${path}`, () => wholeArray([]))
  }
}

const me = {
  sys: { type: 'User', id: localUser, version: 1 },
  firstName: 'Local',
  lastName: 'Editor',
  email: 'editor@localhost',
  avatarUrl: '',
  activated: true,
  confirmed: true,
  signInCount: 1,
  '2faEnabled': false,
}

const organization = ({ bootstrap }: Twin) => ({
  sys: { type: 'Organization', id: bootstrap.organizationId, version: 1 },
  name: 'Association',
})
