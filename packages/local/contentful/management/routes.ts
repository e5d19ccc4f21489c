import type { FastifyInstance } from 'fastify'
import { filesWithHost } from '../assets/file-address.ts'
import { idOf, queryOf } from '../http/scope.ts'
import { includesOf } from '../query/includes.ts'
import { limits, wholeNumber } from '../query/parse.ts'
import { entries } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import { bulkActionRoutes } from './bulk-actions.ts'
import { assetKind, entryKind } from './content-kinds.ts'
import { contentTypeRoutes } from './content-types/content-types.ts'
import { editorInterfaceRoutes } from './content-types/editor-interfaces.ts'
import { contentRoutes } from './contents.ts'
import { contextOf } from './context.ts'
import { environmentAliasRoutes } from './environments/environment-aliases.ts'
import { environmentRoutes } from './environments/environments.ts'
import { experienceRoutes } from './experiences/experiences.ts'
import { worldOf } from './list.ts'
import { localeRoutes } from './locales.ts'
import { membershipRoutes } from './people/memberships.ts'
import { roleRoutes } from './people/roles.ts'
import { teamRoutes } from './people/teams.ts'
import { userRoutes } from './people/users.ts'
import { releaseActionRoutes } from './releases/actions.ts'
import { releaseContentRoutes } from './releases/contents.ts'
import { releaseRoutes } from './releases/releases.ts'
import { aiActionRoutes } from './resources/ai-actions.ts'
import { apiKeyRoutes } from './resources/api-keys.ts'
import { assetKeyRoutes } from './resources/asset-keys.ts'
import { commentRoutes } from './resources/comments.ts'
import { extensionRoutes } from './resources/extensions.ts'
import { taskRoutes } from './resources/tasks.ts'
import { uiConfigRoutes } from './resources/ui-config.ts'
import { scheduledActionRoutes } from './scheduled-actions.ts'
import { snapshotRoutes } from './snapshots.ts'
import { spaceRoutes } from './spaces.ts'
import { tagRoutes } from './tags.ts'
import { taxonomyRoutes } from './taxonomy/routes.ts'

export function managementRoutes(app: FastifyInstance, twin: Twin) {
  spaceRoutes(app, twin)
  environmentRoutes(app, twin)
  environmentAliasRoutes(app, twin)
  for (const routes of resources) routes(app, twin)
  for (const prefix of ['/spaces/:space/environments/:environment', '/spaces/:space']) {
    app.register(async (scope) => environmentContentRoutes(scope, twin), { prefix })
  }
}

const resources = [
  apiKeyRoutes,
  taxonomyRoutes,
  userRoutes,
  roleRoutes,
  membershipRoutes,
  teamRoutes,
  releaseRoutes,
  releaseContentRoutes,
  aiActionRoutes,
  experienceRoutes,
  scheduledActionRoutes,
  releaseActionRoutes,
  taskRoutes,
  commentRoutes,
  extensionRoutes,
  uiConfigRoutes,
  assetKeyRoutes,
]

/** Paths without an environment mean `master`. */
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

const defaultLevels = 2

/** Returns drafts; an unknown entry has no references. */
function referenceRoutes(app: FastifyInstance, twin: Twin) {
  app.get('/entries/:id/references', (request) => {
    const context = contextOf(twin, request)
    const levels = wholeNumber(queryOf(request), {
      name: 'include',
      otherwise: defaultLevels,
      most: limits.include,
    })
    const root = twin.store.get(entries, context.place, idOf(request))
    const items = root ? [root] : []
    const { resolve } = worldOf(twin.store, context.place)
    const show = (content: (typeof items)[number]) => filesWithHost(content, twin.hosts.images)
    const { includes, errors } = includesOf(items, levels, { resolve, show })
    return {
      sys: { type: 'Array' },
      items,
      ...(errors.length > 0 ? { errors } : {}),
      ...(Object.keys(includes).length > 0 ? { includes } : {}),
    }
  })
}
