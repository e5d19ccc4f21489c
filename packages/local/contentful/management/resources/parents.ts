import type { Entity, Link } from '../../entity.ts'
import { notFound } from '../../http/errors.ts'
import { paramsOf } from '../../http/scope.ts'
import type { Kind } from '../../store/kinds.ts'
import type { Context } from '../context.ts'

/** Throws NotFound. */
export function parentOf<T extends Entity>({ twin, place, request }: Context, kind: Kind<T>): T {
  const { parent: id = '' } = paramsOf(request)
  const found = twin.store.get(kind, place, id)
  if (!found) throw notFound(kind.name, id, place)
  return found
}

export const isOfParent =
  (type: string) =>
  ({ sys }: Entity, { request }: Context) =>
    isAbout(sys.parentEntity as Link, { type, id: paramsOf(request).parent ?? '' })

export function removeAbout(
  kind: Kind<Entity>,
  { twin, place }: Context,
  parent: { type: string; id: string },
) {
  for (const { sys } of twin.store.list(kind, place)) {
    if (isAbout(sys.parentEntity as Link, parent)) twin.store.remove(kind, place, sys.id)
  }
}

const isAbout = ({ sys }: Link, { type, id }: { type: string; id: string }) =>
  sys.linkType === type && sys.id === id
