import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../entity.ts'
import { everywhere, kind, ofSpace, spaces } from '../../store/kinds.ts'
import type { Store } from '../../store/store.ts'
import type { Twin } from '../../twin.ts'
import { createdSys } from '../lifecycle.ts'
import { listPage } from '../resources/list.ts'
import { check, list, required, text } from '../resources/reading.ts'
import { contextAt, type Resource } from '../resources/resource.ts'
import { resourceRoutes } from '../resources/routes.ts'

type Role = Entity & { name: string; description?: string; policies: unknown[]; permissions: object }

const roles: Resource<Role> = {
  kind: kind('Role'),
  path: '/spaces/:space/roles',
  most: 100,
  createsById: true,
  read: (body) => check(body, [required(text('name')), text('description'), required(list('policies'))]),
}

/** Roles are kept and shown; here nobody is kept from anything. */
export function roleRoutes(app: FastifyInstance, twin: Twin) {
  resourceRoutes(app, twin, roles)
  const path = '/organizations/:organization/roles'
  app.get(path, (request) => {
    const context = contextAt(twin, path, request)
    const all = twin.store
      .list(spaces, everywhere)
      .flatMap(({ sys }) => twin.store.list(roles.kind, ofSpace(sys.id)))
    return listPage(all, context, {})
  })
}

const everything = { ContentModel: ['read'], Settings: [], ContentDelivery: 'all', Tags: [] }
const policies = ['Entry', 'Asset'].map((type) => ({
  effect: 'allow',
  actions: 'all',
  constraint: { and: [{ equals: [{ doc: 'sys.type' }, type] }] },
}))

/** The roles that a new space has. */
export function createRoles(store: Store, space: string, now: Date) {
  for (const name of ['Editor', 'Author']) {
    const sys = createdSys({ type: 'Role', id: `${space}-${name.toLowerCase()}`, place: ofSpace(space), now })
    store.put(roles.kind, ofSpace(space), { sys, name, policies, permissions: everything })
  }
}
