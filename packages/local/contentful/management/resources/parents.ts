import type { Entity, EntityLink } from '../../entity.ts'
import { notFound } from '../../http/errors.ts'
import { paramsOf } from '../../http/scope.ts'
import type { StoreKind } from '../../store/kinds.ts'
import type { RequestContext } from '../context.ts'

export function parentOf<T extends Entity>({ twin, place, request }: RequestContext, kind: StoreKind<T>): T {
  const { parent: id = '' } = paramsOf(request)
  const found = twin.store.get(kind, place, id)
  if (!found) throw notFound(kind.name, id, place)
  return found
}

export const isOfParent =
  (type: string) =>
  ({ sys }: Entity, { request }: RequestContext) =>
    isAbout(sys.parentEntity as EntityLink, { type, id: paramsOf(request).parent ?? '' })

export function removeAbout(
  kind: StoreKind<Entity>,
  { twin, place }: RequestContext,
  parent: { type: string; id: string },
) {
  for (const { sys } of twin.store.list(kind, place)) {
    if (isAbout(sys.parentEntity as EntityLink, parent)) twin.store.remove(kind, place, sys.id)
  }
}

const isAbout = ({ sys }: EntityLink, { type, id }: { type: string; id: string }) =>
  sys.linkType === type && sys.id === id
