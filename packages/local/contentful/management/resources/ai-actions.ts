import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../entity.ts'
import { kind } from '../../store/kinds.ts'
import type { Twin } from '../../twin.ts'
import { publicationRoutes, refusePublished } from './publication.ts'
import { check, required, text } from './reading.ts'
import type { Body, Resource } from './resource.ts'
import { resourceRoutes } from './routes.ts'

const aiActions: Resource<Entity & { name: string; instruction?: Body; configuration?: Body }> = {
  kind: kind('AiAction'),
  path: '/spaces/:space/ai/actions',
  most: 200,
  read: (body) => check(body, [required(text('name')), text('description')]),
  beforeRemoval: refusePublished,
  isUnpublishedWithoutVersion: true,
}

/** AI actions are stored and published, but no model runs them. */
export function aiActionRoutes(app: FastifyInstance, twin: Twin) {
  resourceRoutes(app, twin, aiActions)
  publicationRoutes(app, twin, aiActions)
}
