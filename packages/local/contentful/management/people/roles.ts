import type { FastifyInstance } from 'fastify'
import { type Entity, link } from '../../entity.ts'
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

/** Roles are only stored. The role names in `people.ts` decide permissions. */
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
const policiesOf = (actions: 'all' | readonly string[]) =>
  ['Entry', 'Asset'].map((type) => ({
    effect: 'allow',
    actions,
    constraint: { and: [{ equals: [{ doc: 'sys.type' }, type] }] },
  }))
const policies = { Editor: policiesOf('all'), Author: policiesOf(['read', 'create', 'update', 'delete']) }

export const roleLink = (space: string, role: keyof typeof policies) =>
  link('Role', `${space}-${role.toLowerCase()}`)

export function createRoles(store: Store, space: string, now: Date) {
  for (const name of ['Editor', 'Author'] as const) {
    const { id } = roleLink(space, name).sys
    const sys = createdSys({ type: 'Role', id, place: ofSpace(space), now })
    store.put(roles.kind, ofSpace(space), { sys, name, policies: policies[name], permissions: everything })
  }
}

export const hasRoles = (store: Store, space: string) => store.list(roles.kind, ofSpace(space)).length > 0
