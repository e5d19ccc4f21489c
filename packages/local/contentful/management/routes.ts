import type { FastifyInstance } from 'fastify'
import type { Twin } from '../twin.ts'
import { bulkActionRoutes } from './bulk-actions.ts'
import { assetKind, entryKind } from './content-kinds.ts'
import { contentTypeRoutes } from './content-types.ts'
import { contentRoutes } from './contents.ts'
import { editorInterfaceRoutes } from './editor-interfaces.ts'
import { environmentAliasRoutes } from './environment-aliases.ts'
import { environmentRoutes } from './environments.ts'
import { localeRoutes } from './locales.ts'
import { referenceRoutes } from './references.ts'
import { snapshotRoutes } from './snapshots.ts'
import { spaceRoutes } from './spaces.ts'
import { tagRoutes } from './tags.ts'

export function managementRoutes(app: FastifyInstance, twin: Twin) {
  spaceRoutes(app, twin)
  environmentRoutes(app, twin)
  environmentAliasRoutes(app, twin)
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
  referenceRoutes(app, twin)
  snapshotRoutes(app, twin)
  tagRoutes(app, twin)
  bulkActionRoutes(app, twin)
}
