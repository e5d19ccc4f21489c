import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createSpace, defaultLocale } from '../bootstrap.ts'
import type { Space } from '../entity.ts'
import { wholeArray } from '../http/collection.ts'
import { badRequest, notFound, validationFailed } from '../http/errors.ts'
import { idOf, queryOf, spaceOf } from '../http/scope.ts'
import { openFiles } from '../images/files.ts'
import { environments, everywhere, ofSpace, spaces } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import { openUploads } from '../uploads/uploads.ts'
import { objectIn } from '../validation/shapes.ts'
import { newId } from './context.ts'
import { touched } from './lifecycle.ts'
import { createRoles } from './people/roles.ts'
import { listPage } from './resources/list.ts'
import { check, required, text } from './resources/reading.ts'
import { contextAt } from './resources/resource.ts'
import { checkVersion } from './versions.ts'

export function spaceRoutes(app: FastifyInstance, twin: Twin) {
  app.get('/organizations', (request) => {
    const { limit } = queryOf(request)
    return { ...wholeArray([organization(twin)]), limit: Number(limit ?? organizationsOnAPage) }
  })
  app.get('/organizations/:organization', () => organization(twin))
  spaceLifeRoutes(app, twin)
  for (const path of ['space_add_ons', 'eligible_licenses']) {
    app.get(`/spaces/:space/${path}`, (request) =>
      listPage([], contextAt(twin, '/spaces/:space', request), {}),
    )
  }
}

/** Contentful's default. */
const organizationsOnAPage = 25

function spaceLifeRoutes(app: FastifyInstance, twin: Twin) {
  const find = (request: FastifyRequest) => {
    const space = twin.store.get(spaces, everywhere, spaceOf(twin.store, request))
    if (!space) throw notFound('Space', idOf(request))
    return space
  }
  app.get('/spaces', () => wholeArray(twin.store.list(spaces, everywhere)))
  app.get('/organizations/:organization/spaces', () => wholeArray(twin.store.list(spaces, everywhere)))
  app.get('/spaces/:space', find)
  app.post('/spaces', (request, reply) => reply.code(201).send(create(twin, request)))
  app.put('/spaces/:space', (request) => {
    const before = find(request)
    checkVersion(request, before)
    const { name } = checkedSpace(request.body)
    return twin.store.put(spaces, everywhere, { ...touched(before, twin.now()), name })
  })
  app.post('/spaces/:space/unarchive', (request) => {
    find(request)
    throw validationFailed([{ name: 'state', path: ['sys'], details: 'The space is not archived' }])
  })
  app.delete('/spaces/:space', (request, reply) => {
    remove(twin, find(request).sys.id)
    return reply.code(204).send()
  })
}

const mostSpaces = 100

function create(twin: Twin, request: FastifyRequest): Space {
  const { name, defaultLocale: locale = defaultLocale } = checkedSpace(request.body)
  if (twin.store.rows(spaces, everywhere).size >= mostSpaces) {
    throw badRequest(`There are ${mostSpaces} spaces already; delete some of them.`)
  }
  const { organizationId } = twin.bootstrap
  const id = newSpaceId()
  const now = twin.now()
  return twin.store.transaction(() => {
    createRoles(twin.store, id, now)
    return createSpace(twin.store, { id, name, organizationId, environment: 'master', locale, now })
  })
}

const spaceIdLength = 12

const newSpaceId = () => newId().toLowerCase().slice(0, spaceIdLength)

const checkedSpace = (body: unknown) =>
  check<{ name: string; defaultLocale?: string }>(objectIn(body), [
    required(text('name')),
    text('defaultLocale'),
  ])

function remove({ store, now }: Twin, id: string) {
  store.transaction(() => {
    for (const { sys } of store.list(environments, ofSpace(id))) store.removeEnvironment(id, sys.id)
    store.removeEnvironment(id, ofSpace(id).environment)
    openFiles(store.database).removeSpace(id)
    openUploads(store.database, now).removeSpace(id)
    store.remove(spaces, everywhere, id)
  })
}

const organization = ({ bootstrap }: Twin) => ({
  sys: { type: 'Organization', id: bootstrap.organizationId, version: 1 },
  name: 'Association',
})
