import type { FastifyInstance } from 'fastify'
import type { Entity } from '../../entity.ts'
import { kind } from '../../store/kinds.ts'
import type { Twin } from '../../twin.ts'
import { createdSys } from '../lifecycle.ts'
import { check, list } from './reading.ts'
import { contextAt, type Resource, save } from './resource.ts'

type UiConfig = Entity & { assetListViews: unknown[]; entryListViews: unknown[]; homeViews?: unknown[] }

const path = '/spaces/:space/environments/:environment/ui_config'
const id = 'default'

/** Saved views exist for an environment, and for its single user. */
export function uiConfigRoutes(app: FastifyInstance, twin: Twin) {
  configRoutes(app, twin, { type: 'UIConfig', path, empty: { homeViews: [] } })
  configRoutes(app, twin, { type: 'UserUIConfig', path: `${path}/me`, empty: {} })
}

type UiConfigRoute = { type: string; path: string; empty: object }

function configRoutes(app: FastifyInstance, twin: Twin, { type, path, empty }: UiConfigRoute) {
  const views = { assetListViews: [], entryListViews: [], ...empty }
  const resource: Resource<UiConfig> = {
    kind: kind(type),
    path,
    most: 1,
    read: (body) => ({
      ...views,
      ...check(body, [list('assetListViews'), list('entryListViews'), list('homeViews')]),
    }),
  }
  app.get(path, (request) => {
    const { place, now } = contextAt(twin, path, request)
    const saved = twin.store.get(resource.kind, place, id)
    return saved ?? { ...views, sys: { ...createdSys({ type, id, place, now }), version: 0 } }
  })
  app.put(path, (request) => save(resource, contextAt(twin, path, request), id))
}
