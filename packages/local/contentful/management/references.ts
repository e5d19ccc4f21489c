import type { FastifyInstance } from 'fastify'
import { filesWithHost } from '../assets/file-address.ts'
import { idOf, queryOf } from '../http/scope.ts'
import { includesOf } from '../query/includes.ts'
import { limits, wholeNumber } from '../query/parse.ts'
import { entries } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import { contextOf } from './context.ts'
import { worldOf } from './list.ts'

const defaultLevels = 2

/** Returns drafts; an unknown entry has no references. */
export function referenceRoutes(app: FastifyInstance, twin: Twin) {
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
