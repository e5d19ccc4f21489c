import type { FastifyInstance } from 'fastify'
import type { Twin } from '../../twin.ts'
import { publicationRoutes, publicRoutes } from '../resources/publication.ts'
import { resourceRoutes } from '../resources/routes.ts'
import { designTokens, experienceResources } from './families.ts'

/** Registers the newer and the older names. */
export function experienceRoutes(app: FastifyInstance, twin: Twin) {
  for (const resource of experienceResources) {
    resourceRoutes(app, twin, resource)
    publicationRoutes(app, twin, resource)
    if (resource.kind.name === 'DataAssembly') publicRoutes(app, twin, resource)
  }
  resourceRoutes(app, twin, designTokens)
}
