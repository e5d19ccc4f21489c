import type { FastifyInstance } from 'fastify'
import type { Entity } from '../entity.ts'
import { notFound } from '../http/errors.ts'
import { idOf, paramsOf } from '../http/scope.ts'
import { snapshotsOf } from '../store/kinds.ts'
import type { Twin } from '../twin.ts'
import { contextOf, newId, type Scope } from './context.ts'
import { createdSys } from './lifecycle.ts'
import { listDocuments } from './list.ts'

type Type = 'Entry' | 'ContentType'

export function takeSnapshot({ twin, place, now }: Scope, type: Type, entity: Entity) {
  const { version: _version, ...sys } = createdSys({ type: 'Snapshot', id: newId(), place, now })
  twin.store.put(snapshotsOf(type, entity.sys.id), place, {
    sys: { ...sys, snapshotType: 'publish', snapshotEntityType: type },
    snapshot: entity,
  })
}

export function snapshotRoutes(app: FastifyInstance, twin: Twin) {
  for (const [path, type] of [
    ['/entries', 'Entry'],
    ['/content_types', 'ContentType'],
  ] as const) {
    app.get(`${path}/:id/snapshots`, (request) =>
      listDocuments(contextOf(twin, request), snapshotsOf(type, idOf(request))),
    )
    app.get(`${path}/:id/snapshots/:snapshot`, (request) => {
      const { place } = contextOf(twin, request)
      const { snapshot = '' } = paramsOf(request)
      const found = twin.store.get(snapshotsOf(type, idOf(request)), place, snapshot)
      if (!found) throw notFound('Snapshot', snapshot, place)
      return found
    })
  }
}
