import type { FastifyInstance } from 'fastify'
import { type Entity, type EntityLink, link } from '../../entity.ts'
import { badRequest, notFound } from '../../http/errors.ts'
import { idOf, paramsOf } from '../../http/scope.ts'
import { everywhere, kind, ofSpace, spaces } from '../../store/kinds.ts'
import type { Twin } from '../../twin.ts'
import { listPage } from '../resources/list.ts'
import { check, links, required, text } from '../resources/reading.ts'
import { contextAt, type Resource } from '../resources/resource.ts'
import { resourceRoutes } from '../resources/routes.ts'
import { organizationMemberships } from './memberships.ts'

export type Team = Entity & { name: string; description?: string }
export type TeamMembership = Entity & { admin: boolean; organizationMembershipId?: string }
export type TeamSpaceMembership = Entity & { admin: boolean; roles: EntityLink[] }

export const teams: Resource<Team> = {
  kind: kind('Team'),
  path: '/organizations/:organization/teams',
  most: 100,
  read: (body) => check(body, [required(text('name')), text('description')]),
}

const teamOf = ({ sys }: Entity) => (sys.team as EntityLink).sys.id

export const teamMemberships: Resource<TeamMembership> = {
  kind: kind('TeamMembership'),
  path: '/organizations/:organization/teams/:team/team_memberships',
  most: 1000,
  belongsTo: ({ twin, request }) => {
    const { team: id = '' } = paramsOf(request)
    if (!twin.store.get(teams.kind, everywhere, id)) throw notFound('Team', id)
    return { team: link('Team', id) }
  },
  isAt: (membership, { request }) => teamOf(membership) === paramsOf(request).team,
  read: (body, { context, before }) => {
    const given = check<TeamMembership>(body, [text('organizationMembershipId')])
    const organizationMembershipId = given.organizationMembershipId ?? before?.organizationMembershipId ?? ''
    if (!context.twin.store.get(organizationMemberships.kind, everywhere, organizationMembershipId)) {
      throw notFound('OrganizationMembership', organizationMembershipId)
    }
    return { admin: given.admin === true, organizationMembershipId }
  },
}

export const teamSpaceMemberships: Resource<TeamSpaceMembership> = {
  kind: kind('TeamSpaceMembership'),
  path: '/spaces/:space/team_space_memberships',
  most: 1000,
  belongsTo: ({ twin, request }) => {
    const id = request.headers['x-contentful-team']
    if (request.method === 'GET') return {}
    if (typeof id !== 'string')
      throw badRequest('The team is missing: send it in the header "X-Contentful-Team".')
    if (!twin.store.get(teams.kind, everywhere, id)) throw notFound('Team', id)
    return { team: link('Team', id) }
  },
  read: (body) => ({
    admin: body.admin === true,
    roles: check<TeamSpaceMembership>(body, [required(links('roles'))]).roles,
  }),
}

export function teamRoutes(app: FastifyInstance, twin: Twin) {
  resourceRoutes(app, twin, teams)
  resourceRoutes(app, twin, teamMemberships)
  resourceRoutes(app, twin, teamSpaceMemberships)
  app.get('/spaces/:space/teams', (request) => {
    const context = contextAt(twin, '/spaces/:space', request)
    const members = new Set(twin.store.list(teamSpaceMemberships.kind, context.place).map(teamOf))
    const found = twin.store.list(teams.kind, everywhere).filter(({ sys }) => members.has(sys.id))
    return listPage(found, context, {})
  })
  everyRoutes(app, twin, {
    path: '/organizations/:organization/team_memberships',
    type: 'TeamMembership',
    all: () => twin.store.list(teamMemberships.kind, everywhere),
  })
  everyRoutes(app, twin, {
    path: '/organizations/:organization/team_space_memberships',
    type: 'TeamSpaceMembership',
    all: () =>
      twin.store
        .list(spaces, everywhere)
        .flatMap(({ sys }) => twin.store.list(teamSpaceMemberships.kind, ofSpace(sys.id))),
  })
}

type Every = { path: string; type: string; all: () => Entity[] }

function everyRoutes(app: FastifyInstance, twin: Twin, { path, type, all }: Every) {
  app.get(path, (request) => listPage(all(), contextAt(twin, path, request), {}))
  app.get(`${path}/:id`, (request) => {
    contextAt(twin, path, request)
    const found = all().find(({ sys }) => sys.id === idOf(request))
    if (!found) throw notFound(type, idOf(request))
    return found
  })
}
