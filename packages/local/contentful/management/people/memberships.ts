import type { FastifyInstance } from 'fastify'
import { type Entity, type EntityLink, link } from '../../entity.ts'
import { notFound } from '../../http/errors.ts'
import { idOf } from '../../http/scope.ts'
import { everywhere, kind, ofSpace, spaces } from '../../store/kinds.ts'
import type { Twin } from '../../twin.ts'
import { newId } from '../context.ts'
import { createdSys } from '../lifecycle.ts'
import { listPage } from '../resources/list.ts'
import { check, links, required, text } from '../resources/reading.ts'
import { contextAt, type Resource, remove, save } from '../resources/resource.ts'
import { readRoutes, resourceRoutes } from '../resources/routes.ts'
import { allUsers } from './users.ts'

export type SpaceMembership = Entity & { admin: boolean; user: EntityLink; roles: EntityLink[] }

export const spaceMemberships: Resource<SpaceMembership> = {
  kind: kind('SpaceMembership'),
  path: '/spaces/:space/space_memberships',
  most: 1000,
  createsById: true,
  read: (body, { context, before }) => {
    const given = check<{ admin?: boolean; email?: string; roles: EntityLink[] }>(body, [
      text('email'),
      required(links('roles')),
    ])
    const { admin = false, roles } = given
    return { admin, roles, user: before?.user ?? userOf(context.twin, given.email) }
  },
}

/** An unknown email address is invited and gets an id. */
const userOf = (twin: Twin, email: string | undefined): EntityLink =>
  link('User', allUsers(twin).find((user) => user.email === email)?.sys.id ?? newId())

export type OrganizationMembership = Entity & { role: string; status: string }

export const organizationMemberships: Resource<OrganizationMembership> = {
  kind: kind('OrganizationMembership'),
  path: '/organizations/:organization/organization_memberships',
  most: 1000,
  read: (body, { before }) => {
    const { role } = check<{ role: string }>(body, [required(text('role'))])
    return { role, status: before?.status ?? 'pending' }
  },
  afterRemoval: ({ sys }, { twin }) => {
    for (const invitation of twin.store.list(invitations.kind, everywhere)) {
      const { id } = (invitation.sys.organizationMembership as EntityLink).sys
      if (id === sys.id) twin.store.remove(invitations.kind, everywhere, invitation.sys.id)
    }
  },
}

type Invitation = Entity & { email: string; firstName?: string; lastName?: string; role: string }

const invitations: Resource<Invitation> = {
  kind: kind('Invitation'),
  path: '/organizations/:organization/invitations',
  most: 1000,
  read: (body) => check(body, [required(text('email')), required(text('role'))]),
}

/** Memberships grant and deny nothing here. */
export function membershipRoutes(app: FastifyInstance, twin: Twin) {
  resourceRoutes(app, twin, spaceMemberships)
  const everySpacePath = '/organizations/:organization/space_memberships'
  const everyMembership = () =>
    twin.store
      .list(spaces, everywhere)
      .flatMap(({ sys }) => twin.store.list(spaceMemberships.kind, ofSpace(sys.id)))
  app.get(everySpacePath, (request) =>
    listPage(everyMembership(), contextAt(twin, everySpacePath, request), {}),
  )
  app.get(`${everySpacePath}/:id`, (request) => {
    contextAt(twin, everySpacePath, request)
    const found = everyMembership().find(({ sys }) => sys.id === idOf(request))
    if (!found) throw notFound('SpaceMembership', idOf(request))
    return found
  })

  const { path } = organizationMemberships
  readRoutes(app, twin, organizationMemberships)
  app.put(`${path}/:id`, (request) =>
    save(organizationMemberships, contextAt(twin, path, request), idOf(request)),
  )
  app.delete(`${path}/:id`, (request, reply) => {
    remove(organizationMemberships, contextAt(twin, path, request), idOf(request))
    return reply.code(204).send()
  })
  invitationRoutes(app, twin)
}

/** An invitation has a pending membership. */
function invitationRoutes(app: FastifyInstance, twin: Twin) {
  const { path } = invitations
  readRoutes(app, twin, invitations)
  app.post(path, (request, reply) => {
    const context = contextAt(twin, path, request)
    const invitation = twin.store.transaction(() => {
      const saved = save(invitations, context, newId())
      const place = context.place
      const { space: _space, ...sys } = createdSys({
        type: 'OrganizationMembership',
        id: newId(),
        place,
        now: context.now,
      })
      const membership = { sys: { ...sys, user: null }, role: saved.role, status: 'pending' }
      twin.store.put(organizationMemberships.kind, place, membership)
      return twin.store.put(invitations.kind, place, {
        ...saved,
        sys: {
          ...saved.sys,
          status: 'open',
          user: null,
          organizationMembership: link('OrganizationMembership', sys.id),
        },
      })
    })
    return reply.code(201).send(invitation)
  })
}
