import type { FastifyInstance } from 'fastify'
import type { Twin } from '../twin.ts'
import { assetKind, entryKind } from './content-kinds.ts'
import { contentTypeRoutes } from './content-types.ts'
import { contentRoutes } from './contents.ts'
import { editorInterfaceRoutes } from './editor-interfaces.ts'
import { environmentRoutes } from './environments.ts'
import { localeRoutes } from './locales.ts'
import { spaceRoutes } from './spaces.ts'

export function managementRoutes(app: FastifyInstance, twin: Twin) {
  spaceRoutes(app, twin)
  environmentRoutes(app, twin)
  for (const prefix of ['/spaces/:space/environments/:environment', '/spaces/:space']) {
    app.register(async (scope) => environmentContentRoutes(scope, twin), { prefix })
  }
}

/** Addresses without an environment mean `master`. */
function environmentContentRoutes(app: FastifyInstance, twin: Twin) {
  localeRoutes(app, twin)
  contentTypeRoutes(app, twin)
  editorInterfaceRoutes(app, twin)
  contentRoutes(app, twin, entryKind)
  contentRoutes(app, twin, assetKind)
}
